import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { findFile, parsePath } from "../../../../packages/docs/src/serve-site.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** A running static server. */
export interface Served {
  /** Its address, with a slash at the end. */
  readonly url: string;
  close(): void;
}

/** Serves the files of several folders under one address, by gzip, each compressed once: as a good static server does. */
export async function serveFolders(folders: readonly string[]): Promise<Served> {
  const ready = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = parsePath(request.url ?? "/");
    const file = folders.map((folder) => findFile(folder, path, "/")).find(Boolean);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = ready.get(file) ?? gzipSync(readFileSync(file));
    ready.set(file, body);
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Content-Encoding": "gzip",
      "Content-Length": body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
