import type { IncomingMessage, RequestOptions } from "node:http";
import { createRequire } from "node:module";
import { pipeline, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";

// An import of `node:http` would load Node's own `fetch`, which the module exports in part.
const require = createRequire(import.meta.url);

/**
 * A `fetch` on `node:http` with the members that the client uses. Node's own `fetch` takes 15 MB of memory and 40 ms of CPU
 * more per start.
 */
export async function nodeFetch(url: string, { headers, signal }: RequestOptions): Promise<object> {
  const { get } = require(
    url.startsWith("https:") ? "node:https" : "node:http",
  ) as typeof import("node:http");
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, "Accept-Encoding": "gzip" }, signal }, (response) =>
      resolve(toResponse(response)),
    ).on("error", (error: NodeJS.ErrnoException) =>
      // An error of several addresses has a code but no message.
      reject(error.message ? error : new Error(error.code, { cause: error })),
    );
  });
}

function toResponse(message: IncomingMessage): object {
  const { headers, statusCode } = message;
  const isCompressed = headers["content-encoding"] === "gzip";
  const body: Readable = isCompressed ? pipeline(message, createGunzip(), () => {}) : message;
  return {
    status: statusCode,
    headers: { get: (name: string) => [headers[name.toLowerCase()]].flat()[0] ?? null },
    text: () => text(body),
    body: {
      locked: false,
      cancel: async () => void body.destroy(),
      getReader() {
        const chunks = body[Symbol.asyncIterator]();
        return { read: () => chunks.next(), cancel: async () => void body.destroy() };
      },
    },
  };
}
