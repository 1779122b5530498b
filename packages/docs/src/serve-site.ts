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

/** The encodings that the build writes next to a file, the smallest first. */
const ENCODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/** What a caller may use up. */
export interface SiteServerLimits {
  /** Open connections in all; 1,000 where absent. */
  maxConnections?: number;
  /** How long a connection may send and take nothing, and a request may take to arrive, in ms; 30,000 where absent. */
  timeout?: number;
}

/**
 * A server of a built site's files, as any static server does it; not listening yet.
 * @param folder The site's folder.
 * @param base The path below which it was built, with a slash at either end.
 */
export function createSiteServer(
  folder: string,
  base = "/",
  { maxConnections = 1000, timeout = 30_000 }: SiteServerLimits = {},
): Server {
  const rules = readHeaderRules(folder);
  const server = createServer({ requestTimeout: timeout, headersTimeout: timeout }, (request, response) => {
    const path = parsePath(request.url ?? "/");
    // A path that cannot be read is of no folder.
    for (const { prefix, headers } of rules)
      if ((path ?? "/").startsWith(prefix)) response.setHeaders(headers);
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

/** The headers of every path that begins so. */
interface HeaderRule {
  prefix: string;
  headers: Map<string, string>;
}

/** The headers that the build of the site names; none for another folder. */
function readHeaderRules(folder: string): HeaderRule[] {
  const file = join(folder, "_headers");
  const sections =
    findStats(file) === undefined ? [] : readFileSync(file, "utf8").matchAll(/^(\/\S*)\*\n((?: .*\n)*)/gm);
  return [...sections].map(([, prefix = "", lines = ""]) => ({
    prefix,
    headers: new Map(
      [...lines.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
    ),
  }));
}

/**
 * The decoded path of a request's URL, without `..` and with one slash at its beginning, so that it is never the URL of
 * another host; undefined where it cannot be the path of a file.
 */
export function parsePath(url: string): string | undefined {
  try {
    const { pathname } = new URL(url, "http://localhost");
    // Encoded slashes, backslashes and zero bytes are in no file's name.
    return /%(2f|5c|00)/i.test(pathname) ? undefined : posix.normalize(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/** The file at a path; undefined where there is none, where the path is outside of the base or leaves the folder. */
export function findFile(folder: string, path: string | undefined, base: string): string | undefined {
  if (!path?.startsWith(base)) return undefined;
  const inside = posix.normalize(`/${path.slice(base.length)}`);
  const file = join(folder, inside.endsWith("/") ? `${inside}index.html` : inside);
  return findStats(file) === undefined ? undefined : file;
}

/** What the file system knows of a file; undefined where there is none. */
function findStats(path: string): Stats | undefined {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats : undefined;
  } catch {
    // There is none, or there can be none of such a name.
    return undefined;
  }
}

/**
 * Sends a file as the response's body, with the media type that its name says: compressed where the build did that and
 * the caller takes it, and not again where the caller has it.
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
  // What is not there today may be there tomorrow, also in a folder whose files never change.
  if (status !== 200 || !response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-cache");
  if (status === 200) response.setHeader("ETag", etag);
  if (status === 200 && hasTag(request.headers["if-none-match"], etag)) {
    response.writeHead(304).end();
    return;
  }
  const accepted = request.headers["accept-encoding"]?.toString() ?? "";
  const encoding = ENCODINGS.find(
    ({ name, ending }) => accepts(accepted, name) && findStats(file + ending) !== undefined,
  );
  const body = encoding === undefined ? file : file + encoding.ending;
  response.writeHead(status, {
    "Content-Type": MEDIA_TYPES[extname(file)] ?? "application/octet-stream",
    "Content-Length": findStats(body)?.size ?? 0,
    ...(encoding === undefined ? {} : { "Content-Encoding": encoding.name }),
  });
  if (request.method === "HEAD") response.end();
  else pipeline(createReadStream(body), response, () => {});
}

/** Whether an `If-None-Match` header names a tag (RFC 9110, 13.1.2). */
function hasTag(header: string | undefined, etag: string): boolean {
  return header?.trim() === "*" || (header?.split(",").some((each) => each.trim() === etag) ?? false);
}

/** Whether an `Accept-Encoding` header allows an encoding (RFC 9110, 12.5.3). */
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
