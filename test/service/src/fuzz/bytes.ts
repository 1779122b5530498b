import { connect } from "node:net";
import fc from "fast-check";

/** The bytes received before the connection closed. */
export interface RawResponse {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly body: string;
  readonly milliseconds: number;
}

const MAP = "/v1/cryptocurrency/map?limit=1";
const octets = (maxLength: number) =>
  fc.uint8Array({ minLength: 1, maxLength }).map((bytes) => Buffer.from(bytes).toString("latin1"));
const word = fc.oneof(
  octets(30),
  fc.string({ minLength: 1, maxLength: 10 }),
  fc.constantFrom("\0", "\t", "ÿ", "\r", "\n", ":"),
);
const methods = fc.constantFrom(
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "TRACE",
  "OPTIONS",
  "PROPFIND",
  "QUERY",
  "get",
  "PRI",
  "G ET",
  "",
);
const targets = fc.oneof(
  fc.constantFrom(
    MAP,
    "*",
    "//",
    "/..",
    "/%",
    "http://elsewhere.example/v1/cryptocurrency/map",
    "?",
    "#",
    "/v1/simple/price#x",
    "",
  ),
  octets(60).map((text) => `/v1/${text}`),
  octets(60).map((text) => `${MAP}&symbol=${text}`),
  fc.integer({ min: 8000, max: 40_000 }).map((length) => `/${"a".repeat(length)}`),
);
const versions = fc.oneof(
  { weight: 6, arbitrary: fc.constant("HTTP/1.1") },
  fc.constantFrom("HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "HTP/1.1", ""),
);
const headers = fc.oneof(
  fc.constantFrom(
    "Content-Length: 5",
    "Content-Length: -1",
    "Content-Length: 5, 5",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: chunked, gzip",
    "Expect: 100-continue",
    "Expect: nonsense",
    "Upgrade: websocket\r\nConnection: upgrade",
    "Host: second.example",
    "Range: bytes=0-10",
    "Accept-Encoding: gzip;q=nonsense, *;q=0",
    'If-None-Match: "',
    "X-Request-Id: a\tb",
    " folded: line",
    "no colon here",
    ": no name",
  ),
  fc.tuple(word, word).map(([name, value]) => `${name}: ${value}`),
  octets(60).map((value) => `X-SVC_PRO_API_KEY: ${value}`),
  fc.integer({ min: 1000, max: 60_000 }).map((length) => `X-Long: ${"a".repeat(length)}`),
);

/** Arbitrary bytes for a connection: malformed requests and random bytes. */
export const connections: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({
        method: methods,
        target: targets,
        version: versions,
        more: fc.array(headers, { maxLength: 3 }),
        host: fc.boolean(),
      })
      .map(({ method, target, version, more, host }) =>
        [
          `${method} ${target} ${version}`,
          ...(host ? ["Host: x"] : []),
          "Connection: close",
          ...more,
          "",
          "",
        ].join("\r\n"),
      ),
  },
  { weight: 1, arbitrary: octets(300).map((bytes) => `${bytes}\r\n\r\n`) },
);

/** Sends bytes to a service and reads until the connection closes or the service stops sending. */
export function sendBytes(port: number, bytes: string, silence: number): Promise<RawResponse> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    let text = "";
    const done = (): void => {
      const [head = "", ...rest] = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "").split("\r\n\r\n");
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0);
      resolve({ status, body: rest.join("\r\n\r\n"), milliseconds: performance.now() - begun });
    };
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(bytes, "latin1")));
    socket.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
    });
    socket.setTimeout(silence, () => socket.destroy());
    socket.on("close", done);
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // A service may close the connection before it has read a rejected request.
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
  });
}
