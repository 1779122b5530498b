import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";

/** A response received over a socket. */
export interface Reply {
  method: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes of the body as sent. */
  length: number;
  /** The decoded body. */
  text: string;
  /** The time from the first sent byte to the last received byte, in ms. */
  milliseconds: number;
}

export interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  /** The timeout in ms. */
  timeout?: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends one request with an unchanged target. `fetch` would normalize the target. */
export function send(
  base: string,
  target: string,
  { method = "GET", headers = {}, timeout = 120_000 }: SendOptions = {},
): Promise<Reply> {
  const { hostname, port } = new URL(base);
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, hostname, port, path: target, method, headers, timeout, maxHeaderSize: 1024 * 1024 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            method,
            status: response.statusCode ?? 0,
            headers: response.headers,
            length: bytes.length,
            text: decoded(bytes, response.headers["content-encoding"]),
            milliseconds: performance.now() - begun,
          });
        });
      },
    );
    sent.on("timeout", () =>
      sent.destroy(new Error(`No response within ${timeout} ms: ${method} ${target}`)),
    );
    sent.on("error", reject);
    sent.end();
  });
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return "";
  if (encoding === "gzip") return gunzipSync(bytes).toString();
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  if (encoding === "zstd") return zstdDecompressSync(bytes).toString();
  if (encoding === "deflate") return inflateSync(bytes).toString();
  return bytes.toString();
}
