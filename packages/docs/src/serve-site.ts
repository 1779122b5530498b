// A static server of the built site. As a program: node src/serve-site.ts PORT
import { createReadStream, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
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
  return createServer((request, response) => {
    const path = parsePath(request.url ?? "/");
    const file = findFile(folder, path, base);
    if (file !== undefined) sendFile(response, file);
    else if (path !== undefined && findFile(folder, `${path}/`, base) !== undefined)
      response.writeHead(301, { Location: `${path}/` }).end();
    else sendFile(response, join(folder, "404.html"), 404);
  });
}

/** The decoded path of a request's URL; undefined where it cannot be one. */
export function parsePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    // No file name contains it, and looking for one that does throws.
    return path.includes("\0") ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The file at a path; undefined where there is none, where the path is outside of the base or leaves the folder. */
export function findFile(folder: string, path: string | undefined, base: string): string | undefined {
  if (!path?.startsWith(base)) return undefined;
  const inside = normalize(`/${path.slice(base.length)}`);
  const file = join(folder, inside.endsWith("/") ? `${inside}index.html` : inside);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
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
