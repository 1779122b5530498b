import type { ServerName } from "../trees/servers.ts";
import { FULL_KEY } from "./keys.ts";
import { type ReplayRequest, rawRequest } from "./request.ts";

const PATH = "/v1/cryptocurrency/map?limit=1";
const HOST = "Host: api.example\r\n";
const KEY = `X-SVC_PRO_API_KEY: ${FULL_KEY}\r\n`;
const GOOD = `GET ${PATH} HTTP/1.1\r\n${HOST}X-Request-Id: replay\r\n\r\n`;

/** Formats a request line and headers without changes, with correct line ends. */
const lines = (...all: string[]): string => `${all.join("\r\n")}\r\n\r\n`;

/**
 * Invalid or unusual bytes on separate connections. All requests are below 64 KB. A server reads the whole request
 * before closing the connection, so responses are never lost.
 */
const MESSAGES: Readonly<Record<string, string>> = {
  "no request id": `GET ${PATH} HTTP/1.1\r\n${HOST}\r\n`,
  "no request id, wrong path": `GET /nothing HTTP/1.1\r\n${HOST}\r\n`,
  "two request ids": `GET ${PATH} HTTP/1.1\r\n${HOST}X-Request-Id: a\r\nX-Request-Id: b\r\n\r\n`,
  "two keys": `GET /v1/simple/price?ids=1 HTTP/1.1\r\n${HOST}${KEY}${KEY}\r\n`,
  "two Accept-Encoding": `GET /openapi.json HTTP/1.1\r\n${HOST}Accept-Encoding: gzip\r\nAccept-Encoding: br\r\n\r\n`,
  "two If-None-Match": `GET ${PATH} HTTP/1.1\r\n${HOST}If-None-Match: "a"\r\nIf-None-Match: *\r\n\r\n`,
  "two Origin": `GET ${PATH} HTTP/1.1\r\n${HOST}Origin: https://a.example\r\nOrigin: https://b.example\r\n\r\n`,
  "not HTTP": "hello\r\n\r\n",
  "blank lines before": `\r\n\r\n${GOOD}`,
  "TLS handshake": "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  "HTTP/2 preface": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "HTTP/2 upgrade": lines(
    `GET ${PATH} HTTP/1.1`,
    "Host: a",
    "Connection: Upgrade, HTTP2-Settings",
    "Upgrade: h2c",
    "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA",
  ),
  "WebSocket upgrade": lines(
    `GET ${PATH} HTTP/1.1`,
    "Host: a",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ),
  "line feeds alone": `GET ${PATH} HTTP/1.1\nHost: a\n\n`,
  "a carriage return alone": `GET ${PATH} HTTP/1.1\rHost: a\r\r`,
  "no version": lines(`GET ${PATH}`, "Host: a"),
  "HTTP/1.0": `GET ${PATH} HTTP/1.0\r\n\r\n`,
  "HTTP/1.0 with Host": lines(`GET ${PATH} HTTP/1.0`, "Host: a"),
  "HTTP/1.0 kept alive": lines(`GET ${PATH} HTTP/1.0`, "Connection: keep-alive"),
  "HTTP/1.0 wrong path": "GET /nothing HTTP/1.0\r\n\r\n",
  "HTTP/1.0 large": `GET /openapi.json HTTP/1.0\r\n\r\n`,
  "HTTP/1.2": lines(`GET ${PATH} HTTP/1.2`, "Host: a"),
  "HTTP/2.0": lines(`GET ${PATH} HTTP/2.0`, "Host: a"),
  "HTTP/3": lines(`GET ${PATH} HTTP/3`, "Host: a"),
  "a version in small letters": lines(`GET ${PATH} http/1.1`, "Host: a"),
  "no Host": `GET ${PATH} HTTP/1.1\r\n\r\n`,
  "no Host, wrong path": "GET /nothing HTTP/1.1\r\n\r\n",
  "no Host, wrong method": "POST /nothing HTTP/1.1\r\n\r\n",
  "no Host, OPTIONS": `OPTIONS ${PATH} HTTP/1.1\r\n\r\n`,
  "no Host, health": "GET /healthz HTTP/1.1\r\n\r\n",
  "no Host, contract": "GET /openapi.json HTTP/1.1\r\n\r\n",
  "no Host, wrong encoding": "GET /%zz HTTP/1.1\r\n\r\n",
  "an empty Host": lines(`GET ${PATH} HTTP/1.1`, "Host:"),
  "two Hosts": lines(`GET ${PATH} HTTP/1.1`, "Host: a", "Host: b"),
  "a Host that is not a host name": lines(`GET ${PATH} HTTP/1.1`, "Host: a b/c?d"),
  "absolute form": lines(`GET http://other.example${PATH} HTTP/1.1`, "Host: a"),
  "absolute form, wrong path": lines("GET http://other.example/nothing HTTP/1.1", "Host: a"),
  "absolute form, https": lines(`GET https://other.example${PATH} HTTP/1.1`, "Host: a"),
  "absolute form, OPTIONS": lines(`OPTIONS http://other.example${PATH} HTTP/1.1`, "Host: a"),
  "authority form": lines("GET other.example:443 HTTP/1.1", "Host: a"),
  "asterisk form": lines("GET * HTTP/1.1", "Host: a"),
  "asterisk form, OPTIONS": lines("OPTIONS * HTTP/1.1", "Host: a"),
  "asterisk form, POST": lines("POST * HTTP/1.1", "Host: a"),
  "a path without a slash": lines("GET v1/cryptocurrency/map HTTP/1.1", "Host: a"),
  "an empty target": lines("GET  HTTP/1.1", "Host: a"),
  "two spaces": lines(`GET  ${PATH} HTTP/1.1`, "Host: a"),
  "a space in the target": lines("GET /v1/cryptocurrency/map?symbol=a b HTTP/1.1", "Host: a"),
  "a tab in the target": lines("GET /v1/cryptocurrency/map?symbol=a\tb HTTP/1.1", "Host: a"),
  "a control character in the target": lines(
    "GET /v1/cryptocurrency/map?symbol=a\u0001b HTTP/1.1",
    "Host: a",
  ),
  "a zero byte in the target": lines("GET /v1/cryptocurrency/map?symbol=a\u0000b HTTP/1.1", "Host: a"),
  "high bytes in the target": lines("GET /v1/cryptocurrency/map?symbol=\u00e9\u00ff HTTP/1.1", "Host: a"),
  "high bytes in the path": lines("GET /v1/\u00e9\u00ff HTTP/1.1", "Host: a"),
  "UTF-8 in the target": lines("GET /v1/cryptocurrency/map?symbol=\u00c3\u00a9 HTTP/1.1", "Host: a"),
  "unwise characters": lines('GET /v1/cryptocurrency/map?symbol=<>"{}|\\^`[] HTTP/1.1', "Host: a"),
  "a method in lower case": lines(`get ${PATH} HTTP/1.1`, "Host: a"),
  "an unknown method": lines(`FROBNICATE ${PATH} HTTP/1.1`, "Host: a"),
  "a method with a sign": lines(`G@T ${PATH} HTTP/1.1`, "Host: a"),
  "a very long method": lines(`${"A".repeat(500)} ${PATH} HTTP/1.1`, "Host: a"),
  TRACE: lines(`TRACE ${PATH} HTTP/1.1`, "Host: a"),
  "CONNECT with an authority": lines("CONNECT other.example:443 HTTP/1.1", "Host: other.example:443"),
  "CONNECT with a path": lines(`CONNECT ${PATH} HTTP/1.1`, "Host: a"),
  "CONNECT without a Host": "CONNECT other.example:443 HTTP/1.1\r\n\r\n",
  "a header without a colon": lines(`GET ${PATH} HTTP/1.1`, "Host: a", "nonsense"),
  "a header without a name": lines(`GET ${PATH} HTTP/1.1`, "Host: a", ": value"),
  "a space before the colon": lines(`GET ${PATH} HTTP/1.1`, "Host : a"),
  "a folded header": lines(`GET ${PATH} HTTP/1.1`, "Host: a", "X-Long: one", " two"),
  "a header with a sign in its name": lines(`GET ${PATH} HTTP/1.1`, "Host: a", "X(Y): z"),
  "a control character in a header": lines(`GET ${PATH} HTTP/1.1`, "Host: a", "X-Y: a\u0001b"),
  "a zero byte in a header": lines(`GET ${PATH} HTTP/1.1`, "Host: a", "X-Y: a\u0000b"),
  "high bytes in a header": lines(`GET ${PATH} HTTP/1.1`, "Host: a", "X-Y: \u00e9\u00ff"),
  "a line feed in a header": lines(`GET ${PATH} HTTP/1.1`, "Host: a", "X-Y: a\nb"),
  "a thousand headers": lines(
    `GET ${PATH} HTTP/1.1`,
    "Host: a",
    ...Array.from({ length: 1000 }, (_, index) => `X-${index}: y`),
  ),
  "three thousand headers": lines(
    `GET ${PATH} HTTP/1.1`,
    "Host: a",
    ...Array.from({ length: 3000 }, (_, index) => `X-${index}: y`),
  ),
  "a header of 8 KB": lines(`GET ${PATH} HTTP/1.1`, "Host: a", `X-Y: ${"y".repeat(8192)}`),
  "a header of 15 KB": lines(`GET ${PATH} HTTP/1.1`, "Host: a", `X-Y: ${"y".repeat(15_000)}`),
  "a header of 17 KB": lines(`GET ${PATH} HTTP/1.1`, "Host: a", `X-Y: ${"y".repeat(17_000)}`),
  "a header of 23 KB": lines(`GET ${PATH} HTTP/1.1`, "Host: a", `X-Y: ${"y".repeat(23_000)}`),
  "a header of 30 KB": lines(`GET ${PATH} HTTP/1.1`, "Host: a", `X-Y: ${"y".repeat(30_000)}`),
  "a header of 60 KB": lines(`GET ${PATH} HTTP/1.1`, "Host: a", `X-Y: ${"y".repeat(60_000)}`),
  "a name of a header of 30 KB": lines(`GET ${PATH} HTTP/1.1`, "Host: a", `X-${"y".repeat(30_000)}: y`),
  ...Object.fromEntries(
    [8000, 8191, 8192, 8193, 12_000, 20_000, 25_000, 50_000].flatMap((length) =>
      [
        ["a target", "/v1/cryptocurrency/map?symbol="],
        ["a path", "/v1/"],
      ].map(([name, start = ""]) => [
        `${name} of ${length} bytes`,
        lines(`GET ${start.padEnd(length, "x")} HTTP/1.1`, "Host: a"),
      ]),
    ),
  ),
  "a long target of POST": lines(`POST ${"/".padEnd(9000, "x")} HTTP/1.1`, "Host: a"),
  "a long target with an unknown method": lines(`FROBNICATE ${"/".padEnd(30_000, "x")} HTTP/1.1`, "Host: a"),
  "a body with a length": `POST ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 5\r\n\r\nhello`,
  "a body of GET": `GET ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 5\r\n\r\nhello`,
  "a body that never comes": `GET ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 500\r\n\r\nhel`,
  "a body of POST that never comes": `POST ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 500\r\n\r\nhel`,
  "a body that is too long": `GET ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\nhello`,
  "a wrong length": `GET ${PATH} HTTP/1.1\r\n${HOST}Content-Length: abc\r\n\r\n`,
  "a negative length": `GET ${PATH} HTTP/1.1\r\n${HOST}Content-Length: -5\r\n\r\n`,
  "an enormous length": `POST ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 99999999999999999999\r\n\r\n`,
  "two lengths": `GET ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
  "two equal lengths": `GET ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 5\r\nContent-Length: 5\r\n\r\nhello`,
  "length and chunks": `GET ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "chunks of GET": `GET ${PATH} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  "chunks of POST": `POST ${PATH} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  "chunks with a trailer": `POST ${PATH} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\nTrailer: X-Y\r\n\r\n5\r\nhello\r\n0\r\nX-Y: z\r\n\r\n`,
  "a wrong chunk": `POST ${PATH} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nxyz\r\nhello\r\n`,
  "an unknown transfer encoding": `POST ${PATH} HTTP/1.1\r\n${HOST}Transfer-Encoding: nonsense\r\n\r\n`,
  "chunks in HTTP/1.0": `GET ${PATH} HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "Expect: 100-continue": `GET ${PATH} HTTP/1.1\r\n${HOST}Expect: 100-continue\r\n\r\n`,
  "Expect: 100-continue of POST": `POST ${PATH} HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 5\r\n\r\nhello`,
  "Expect: 100-continue, wrong path": `GET /nothing HTTP/1.1\r\n${HOST}Expect: 100-continue\r\n\r\n`,
  "an unknown expectation": `GET ${PATH} HTTP/1.1\r\n${HOST}Expect: nonsense\r\n\r\n`,
  "an unknown expectation, wrong path": `POST /nothing HTTP/1.1\r\n${HOST}Expect: nonsense\r\n\r\n`,
  "Connection: close": `GET ${PATH} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  "an unknown connection option": `GET ${PATH} HTTP/1.1\r\n${HOST}Connection: nonsense\r\n\r\n`,
  "Keep-Alive": `GET ${PATH} HTTP/1.1\r\n${HOST}Connection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n`,
  "a media type that cannot be read": `POST ${PATH} HTTP/1.1\r\n${HOST}Content-Type: ;;\r\nContent-Length: 1\r\n\r\nx`,
};

/** Several requests in one write, or a valid request followed by garbage. */
const PIPELINES: readonly (readonly [title: string, text: string, methods: readonly string[]])[] = [
  ["two requests in one go", GOOD + GOOD, ["GET", "GET"]],
  ["four requests in one go", GOOD + GOOD + GOOD + GOOD, ["GET", "GET", "GET", "GET"]],
  ["HEAD, then GET", GOOD.replace("GET", "HEAD") + GOOD, ["HEAD", "GET"]],
  ["GET, then a wrong path", GOOD + GOOD.replace(PATH, "/nothing"), ["GET", "GET"]],
  [
    "POST with a body, then GET",
    `POST ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 5\r\n\r\nhello${GOOD}`,
    ["POST", "GET"],
  ],
  [
    "GET with a body, then GET",
    `GET ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 5\r\n\r\nhello${GOOD}`,
    ["GET", "GET"],
  ],
  [
    "chunks, then GET",
    `POST ${PATH} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n${GOOD}`,
    ["POST", "GET"],
  ],
  ["close, then GET", GOOD.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n") + GOOD, ["GET"]],
  ["a missing Host, then GET", `GET ${PATH} HTTP/1.1\r\n\r\n${GOOD}`, ["GET", "GET"]],
];

const UNFINISHED_MS = 6000;

/** Requests without an end. */
const UNFINISHED: Readonly<Record<string, string>> = {
  blank: "\r\n\r\n",
  "HTTP/0.9": `GET ${PATH}\r\n`,
  "nothing but a method": "GET ",
  "a request line that does not end": `GET ${PATH}`,
  "headers that do not end": `GET ${PATH} HTTP/1.1\r\n${HOST}`,
};

/** Invalid and borderline requests. */
export function rawRequests(server: ServerName): ReplayRequest[] {
  return [
    ...Object.entries(MESSAGES).map(([title, text]) => rawRequest(server, title, text, [getMethod(text)])),
    ...PIPELINES.map(([title, text, methods]) => rawRequest(server, title, text, methods)),
  ];
}

/** Requests with a missing part. The strict service has a timeout of one second and checks every second. */
export function unfinishedRequests(): ReplayRequest[] {
  return Object.entries(UNFINISHED).map(([title, text]) => ({
    ...rawRequest("strict", title, text),
    silence: UNFINISHED_MS,
  }));
}

function getMethod(text: string): string {
  return /^\s*([A-Z]+) /.exec(text)?.[1] ?? "GET";
}
