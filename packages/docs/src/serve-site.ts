// A static server of the built site. As a program: node src/serve-site.ts PORT
import { createReadStream, readFileSync, type Stats, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, posix } from "node:path";
import { pipeline } from "node:stream";
import { fileURLToPath } from "node:url";

const HOST = "127.0.0.1";
const DIST = fileURLToPath(new URL("../dist", import.meta.url));

const MEDIA_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".yaml": "application/yaml; charset=utf-8",
};

/** The encodings of the build's compressed files, the smallest first. */
const ENCODINGS = { br: ".br", gzip: ".gz" };

/** The server's limits. */
export interface SiteServerLimits {
  /** Maximum of open connections. Default: 1,000. */
  maxConnections?: number;
  /** Maximum of idle time of a connection, and of the time to read a request, in ms. Default: 30,000. */
  timeout?: number;
}

/**
 * Creates a static server for a built site, not listening yet.
 * @param folder The site's folder.
 * @param base The base path of the build, with a slash at either end.
 */
export function createSiteServer(
  folder: string,
  base = "/",
  { maxConnections = 1000, timeout = 30_000 }: SiteServerLimits = {},
): Server {
  const rules = readHeaderRules(folder);
  const server = createServer({ requestTimeout: timeout, headersTimeout: timeout }, (request, response) => {
    const path = parsePath(request.url ?? "/");
    // A malformed path belongs to no folder.
    for (const [prefix, headers] of rules) if ((path ?? "/").startsWith(prefix)) response.setHeaders(headers);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const file = findFile(folder, path, base);
    if (file !== undefined) sendFile(request, response, file);
    else if (path !== undefined && findFile(folder, `${path}/`, base) !== undefined)
      response.writeHead(301, { Location: `${encodeURI(path)}/` }).end();
    else sendFile(request, response, join(folder, "404.html"), 404);
  });
  server.maxConnections = maxConnections;
  return server.setTimeout(timeout);
}

/** Reads path prefixes and their headers from `_headers`; empty for a folder without the file. */
function readHeaderRules(folder: string): [prefix: string, headers: Map<string, string>][] {
  const file = join(folder, "_headers");
  const text = findStats(file) === undefined ? "" : readFileSync(file, "utf8");
  return [...text.matchAll(/^(\/\S*)\*\n((?: .*\n)*)/gm)].map(([, prefix = "", lines = ""]) => {
    const headers = lines.matchAll(/^ +([\w-]+): (.*)$/gm);
    return [prefix, new Map([...headers].map(([, name = "", value = ""]) => [name, value]))];
  });
}

/**
 * Decodes the path of a request's URL: without `..`, and with one leading slash, because two would name another host.
 * Returns undefined for a path that no file can have.
 */
export function parsePath(url: string): string | undefined {
  try {
    const { pathname } = new URL(url.startsWith("/") ? `http://localhost${url}` : url);
    // No file name contains encoded slashes, backslashes or zero bytes.
    return /%(2f|5c|00)/i.test(pathname) ? undefined : posix.normalize(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/** Finds the file at a path; undefined without a file, or for a path outside the base or the folder. */
export function findFile(folder: string, path: string | undefined, base: string): string | undefined {
  if (!path?.startsWith(base)) return undefined;
  const inside = posix.normalize(`/${path.slice(base.length)}`);
  const file = join(folder, inside.endsWith("/") ? `${inside}index.html` : inside);
  return findStats(file) === undefined ? undefined : file;
}

/** Reads a file's statistics; undefined without a file. */
function findStats(path: string): Stats | undefined {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats : undefined;
  } catch {
    // The file does not exist, or the name is not valid.
    return undefined;
  }
}

/**
 * Sends a file as the response's body, with the media type of its extension. Sends the build's compressed file if the
 * caller accepts the encoding, and 304 if the caller has the file.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status = 200,
): void {
  const stats = findStats(file);
  const etag = `W/"${stats?.size.toString(36)}-${Math.trunc(stats?.mtimeMs ?? 0).toString(36)}"`;
  response.setHeader("Vary", "Accept-Encoding");
  // A missing file may exist after the next build, also in a folder of immutable files.
  if (status !== 200 || !response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-cache");
  if (status === 200) response.setHeader("ETag", etag);
  if (status === 200 && hasTag(request.headers["if-none-match"], etag)) {
    response.writeHead(304).end();
    return;
  }
  const accepted = request.headers["accept-encoding"]?.toString() ?? "";
  const [encoding, ending] =
    Object.entries(ENCODINGS).find(([name, ending]) => accepts(accepted, name) && findStats(file + ending)) ??
    [];
  const body = file + (ending ?? "");
  response.writeHead(status, {
    "Content-Type": MEDIA_TYPES[extname(file)] ?? "application/octet-stream",
    "Content-Length": findStats(body)?.size ?? 0,
    ...(encoding === undefined ? {} : { "Content-Encoding": encoding }),
  });
  if (request.method === "HEAD") response.end();
  else pipeline(createReadStream(body), response, () => {});
}

/** True if an `If-None-Match` header names a tag (RFC 9110, 13.1.2). */
function hasTag(header: string | undefined, etag: string): boolean {
  return header?.trim() === "*" || (header?.split(",").some((each) => each.trim() === etag) ?? false);
}

/** True if an `Accept-Encoding` header allows an encoding (RFC 9110, 12.5.3). */
function accepts(header: string, name: string): boolean {
  const items = header.split(",").map((item) => item.split(";").map((part) => part.trim().toLowerCase()));
  const item = items.find(([each]) => each === name) ?? items.find(([each]) => each === "*");
  return item !== undefined && !item.some((part) => /^q=0(\.0*)?$/.test(part));
}

if (import.meta.main) {
  const port = Number(process.argv[2]);
  const server = createSiteServer(DIST).listen(port, HOST, () =>
    console.log(`Serving on http://${HOST}:${port}`),
  );
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
}
