// A static server of the built site. As a program: node src/serve-site.ts PORT
import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { extname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const HOST = "127.0.0.1";
const DIST = fileURLToPath(new URL("../dist", import.meta.url));

const MEDIA_TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".xml": "application/xml; charset=utf-8",
};

/**
 * A server of a built site's files, as any static server does it; not listening yet.
 * @param folder The site's folder.
 * @param base The path below which it was built, with a slash at either end.
 */
export function createSiteServer(folder: string, base = "/"): Server {
  const headers = readHeaders(folder);
  return createServer((request, response) => {
    response.setHeaders(headers);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const path = parsePath(request.url ?? "/");
    const file = findFile(folder, path, base);
    if (file !== undefined) sendFile(response, file);
    else if (path !== undefined && findFile(folder, `${path}/`, base) !== undefined)
      response.writeHead(301, { Location: `${encodeURI(path)}/` }).end();
    else sendFile(response, join(folder, "404.html"), 404);
  });
}

/** The headers of every response, which the build of the site names; none for another folder. */
function readHeaders(folder: string): Map<string, string> {
  const file = join(folder, "_headers");
  const lines = isFile(file) ? readFileSync(file, "utf8").matchAll(/^ +([\w-]+): (.*)$/gm) : [];
  return new Map([...lines].map(([, name = "", value = ""]) => [name, value]));
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
  return isFile(file) ? file : undefined;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // There is none, or there can be none of such a name.
    return false;
  }
}

/** Sends a file as the response's body, with the media type that its name says. */
export function sendFile(response: ServerResponse, file: string, status = 200): void {
  response.writeHead(status, { "Content-Type": MEDIA_TYPES[extname(file)] ?? "application/octet-stream" });
  createReadStream(file)
    .on("error", () => response.destroy())
    .pipe(response);
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
