import { createReadStream, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES: Record<string, string> = {
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
    const path = pathOf(request.url ?? "/");
    const file = path?.startsWith(base) ? fileAt(folder, path.slice(base.length)) : undefined;
    if (
      file === undefined &&
      path !== undefined &&
      fileAt(folder, `${path.slice(base.length)}/`) !== undefined
    ) {
      response.writeHead(301, { Location: `${path}/` }).end();
      return;
    }
    const found = file ?? join(folder, "404.html");
    const type = TYPES[extname(found)] ?? "application/octet-stream";
    response.writeHead(file === undefined ? 404 : 200, { "Content-Type": type });
    createReadStream(found)
      .on("error", () => response.destroy())
      .pipe(response);
  });
}

/** The path of a request, or undefined where it is none. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    // No file's name holds it, and to look for one that does throws.
    return path.includes("\0") ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The file for a path below the base; undefined where there is none, or where it lies outside of the folder. */
function fileAt(folder: string, path: string): string | undefined {
  const inside = normalize(`/${path}`);
  const file = join(folder, inside.endsWith("/") ? `${inside}index.html` : inside);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}
