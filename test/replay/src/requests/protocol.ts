import type { ServerName } from "../trees/servers.ts";
import { FULL_KEY, UNKNOWN_KEY } from "./keys.ts";
import { httpRequest, RECEIVED_ETAG, type ReplayRequest } from "./request.ts";

type Headers = Readonly<Record<string, string>>;

const KEY = { key: FULL_KEY };
const KEYLESS = "/v1/cryptocurrency/map?limit=2";
const SMALL = "/v1/simple/price?ids=1";
const LARGE = "/v1/cryptocurrency/listings/latest?limit=100";
const WRONG = "/v1/cryptocurrency/listings/latest?limit=0";
const CONTRACT = "/openapi.json";
const SYSTEM = ["/healthz", "/readyz", CONTRACT, "/openapi.yaml", "/metrics"];
const ORIGIN = { Origin: "https://page.example" };

const OTHER_METHODS = [
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "TRACE",
  "PROPFIND",
  "QUERY",
  "SEARCH",
  "PURGE",
  "LINK",
];

const ACCEPTED_ENCODINGS = [
  "gzip",
  "br",
  "zstd",
  "deflate",
  "identity",
  "*",
  "gzip, deflate, br, zstd",
  "gzip;q=0.5, br;q=0.8",
  "br;q=0.5, gzip;q=0.8, zstd;q=0.1",
  "gzip;q=0",
  "*;q=0",
  "identity;q=0",
  "identity;q=0, gzip;q=0",
  "gzip;q=0.5, identity",
  "gzip;q=0.5, identity;q=0.4",
  "*;q=0.5, gzip;q=0",
  "GZIP",
  "x-gzip",
  "gzip;q=high",
  "gzip;level=9;q=1.0",
  ",, gzip ,",
  "unknown",
  "",
];

const IF_NONE_MATCH = [
  RECEIVED_ETAG,
  `"other", ${RECEIVED_ETAG}`,
  `${RECEIVED_ETAG},W/"other"`,
  "*",
  " * ",
  '"other"',
  'W/"other"',
  "other",
  "",
  '*, "other"',
];

const OTHER_CONDITIONS: readonly Headers[] = [
  { "If-Match": "*" },
  { "If-Match": '"other"' },
  { "If-Modified-Since": "Thu, 15 Jan 2026 12:00:00 GMT" },
  { "If-Unmodified-Since": "Thu, 15 Jan 2015 12:00:00 GMT" },
  { Range: "bytes=0-9" },
  { "Cache-Control": "no-cache" },
];

const REQUEST_IDS = [
  "a",
  "Abc-123_x.y",
  "x".repeat(64),
  "x".repeat(65),
  "with space",
  "semi;colon",
  "<script>",
  "",
  "é",
  FULL_KEY,
  UNKNOWN_KEY,
  `prefix-${UNKNOWN_KEY}`,
];

const ACCEPTED_TYPES = [
  "application/json",
  "application/*",
  "*/*",
  "text/html",
  "application/xml",
  "text/html, application/json;q=0.5",
  "application/json;q=0",
  "*/*;q=0",
  "application/json; charset=latin1",
  "nonsense",
  "",
];

const PATHS = [
  "/",
  "/nothing",
  "/v1",
  "/v1/",
  "/v1/cryptocurrency",
  "/v1/cryptocurrency/map/",
  "/v1/cryptocurrency/map/more",
  "/V1/cryptocurrency/map",
  "/v1/Cryptocurrency/Map",
  "/v9/cryptocurrency/map",
  "/v2/cryptocurrency/map",
  "//v1/cryptocurrency/map",
  "/v1//cryptocurrency/map",
  "/v1/./cryptocurrency/map",
  "/v1/nothing/../cryptocurrency/map",
  "/v1/cryptocurrency/%6Dap?limit=1",
  "/v1%2Fcryptocurrency%2Fmap",
  "/v1/cryptocurrency/map;a=b",
  "/v1/cryptocurrency/map%20",
  "/v1/cryptocurrency/map%00",
  "/v1/cryptocurrency/%zz",
  "/v1/%E0%A4%A/map",
  "/%",
  "/%E0%A4%A",
  "/v1/partners//fcas/listings/latest",
  "/v1/partners/a/b/fcas/listings/latest",
  "/v1/partners/%2F/fcas/listings/latest",
  "/v1/partners/%E0%A4%A/fcas/listings/latest",
  "/v1/partners/%zz/fcas/listings/latest",
  "/v1/partners/none/fcas/listings/latest",
  `/v1/partners/${"x".repeat(200)}/fcas/listings/latest`,
  "/v1/partners/caf%C3%A9/fcas/listings/latest",
  "/v1/partners/../fcas/listings/latest",
  "/__proto__",
  "/constructor",
  "/v1/{partner}/map",
  "/openapi",
  "/openapi.json/",
  "/OPENAPI.JSON",
  "/openapi.yml",
  "/healthz/",
  "/favicon.ico",
  "/robots.txt",
  "/.well-known/openid-configuration",
  `/${"long".repeat(30)}`,
  `/${"é".repeat(60)}`,
  `/${"%C3%A9".repeat(60)}`,
  `/nothing?key=${UNKNOWN_KEY}`,
  `/${UNKNOWN_KEY}`,
  "/nothing#fragment",
  "/?",
  "/?a=b",
];

/** Valid requests with features of HTTP, to a server with the contract's operations. */
export function protocolRequests(server: ServerName, targets: readonly string[]): ReplayRequest[] {
  return [
    ...headRequests(server, targets),
    ...optionsRequests(server, targets),
    ...conditionalRequests(server, targets),
    ...compressedRequests(server, targets),
    ...headerRequests(server),
    ...systemRequests(server),
  ];
}

function headRequests(server: ServerName, targets: readonly string[]): ReplayRequest[] {
  const head = (target: string, key?: string, headers: Headers = {}) =>
    httpRequest(server, "HEAD", target, { method: "HEAD", key, headers });
  return [
    ...targets.map((target) => head(target, FULL_KEY)),
    ...[KEYLESS, SMALL, LARGE, WRONG, "/nothing", "/%zz", ...SYSTEM].flatMap((target) => [
      head(target),
      head(target, UNKNOWN_KEY),
      head(target, FULL_KEY, { "If-None-Match": RECEIVED_ETAG }),
      head(target, FULL_KEY, { "Accept-Encoding": "gzip" }),
    ]),
  ];
}

function optionsRequests(server: ServerName, targets: readonly string[]): ReplayRequest[] {
  const preflight = { ...ORIGIN, "Access-Control-Request-Method": "GET" };
  const options = (target: string, headers: Headers = {}, key?: string) =>
    httpRequest(server, "OPTIONS and CORS", target, { method: "OPTIONS", headers, key });
  const asked = {
    "Access-Control-Request-Headers": "x-svc_pro_api_key, x-request-id, prefer, authorization",
  };
  return [
    ...targets.map((target) => options(target, preflight)),
    ...[KEYLESS, WRONG, "/nothing", "/", "*", "/%zz", ...SYSTEM].flatMap((target) => [
      options(target),
      options(target, preflight),
      options(target, { ...preflight, ...asked }),
      options(target, { ...preflight, "Access-Control-Request-Method": "DELETE" }),
      options(target, { ...preflight, "Access-Control-Request-Private-Network": "true" }),
      options(target, { Origin: "null" }, FULL_KEY),
    ]),
    ...[KEYLESS, LARGE, WRONG, "/nothing", CONTRACT, "/healthz"].flatMap((target) =>
      ["https://page.example", "null", "http://localhost:3000", "", "nonsense"].map((origin) =>
        httpRequest(server, "OPTIONS and CORS", target, { ...KEY, headers: { Origin: origin } }),
      ),
    ),
    ...[undefined, UNKNOWN_KEY].map((key) =>
      httpRequest(server, "OPTIONS and CORS", LARGE, { key, headers: ORIGIN }),
    ),
  ];
}

function conditionalRequests(server: ServerName, targets: readonly string[]): ReplayRequest[] {
  const get = (target: string, headers: Headers, key: string | undefined = FULL_KEY) =>
    httpRequest(server, "conditional", target, { key, headers });
  const sent = (tag: string) => ({ "If-None-Match": tag });
  return [
    ...targets.flatMap((target) => [
      get(target, {}),
      get(target, sent(RECEIVED_ETAG)),
      get(target, sent("*")),
      get(target, sent('"other"')),
    ]),
    ...[KEYLESS, LARGE, CONTRACT, "/openapi.yaml"].flatMap((target) => [
      get(target, {}),
      ...IF_NONE_MATCH.map((tag) => get(target, sent(tag))),
      ...OTHER_CONDITIONS.map((headers) => get(target, headers)),
      get(target, { ...sent(RECEIVED_ETAG), "Accept-Encoding": "gzip" }),
      get(target, { ...sent(RECEIVED_ETAG), ...ORIGIN }),
    ]),
    ...[WRONG, "/nothing", "/healthz", "/readyz"].map((target) => get(target, sent("*"))),
    get(LARGE, sent("*"), UNKNOWN_KEY),
    get(LARGE, sent("*"), ""),
  ];
}

function compressedRequests(server: ServerName, targets: readonly string[]): ReplayRequest[] {
  const get = (target: string, accepted: string, key: string | undefined = FULL_KEY) =>
    httpRequest(server, "compressed", target, { key, headers: { "Accept-Encoding": accepted } });
  return [
    ...targets.flatMap((target) => ["gzip", "br", "zstd"].map((encoding) => get(target, encoding))),
    ...[LARGE, SMALL, KEYLESS, CONTRACT, "/openapi.yaml"].flatMap((target) =>
      ACCEPTED_ENCODINGS.map((accepted) => get(target, accepted)),
    ),
    ...[WRONG, "/nothing", "/healthz", "/readyz", "/metrics"].map((target) => get(target, "gzip, br, zstd")),
    get(LARGE, "gzip", UNKNOWN_KEY),
    get("/v1/cryptocurrency/listings/latest?limit=5000&convert=USD,EUR", "gzip"),
    get("/v1/cryptocurrency/listings/latest?limit=5000&convert=USD,EUR", "zstd"),
    get("/v1/cryptocurrency/listings/latest?limit=5000&convert=USD,EUR", "br"),
  ];
}

function headerRequests(server: ServerName): ReplayRequest[] {
  const get = (headers: Headers, target = SMALL, key: string | undefined = FULL_KEY) =>
    httpRequest(server, "headers", target, { key, headers });
  const withKey = (key: string, header?: string) =>
    httpRequest(server, "headers", SMALL, { key, ...(header !== undefined && { keyHeader: header }) });
  return [
    ...REQUEST_IDS.flatMap((id) => [
      get({ "X-Request-Id": id }),
      get({ "x-request-id": id }, WRONG),
      get({ "X-Request-Id": id }, "/nothing"),
      get({ "X-Request-Id": id }, SMALL, id),
    ]),
    ...ACCEPTED_TYPES.flatMap((accepted) => [
      get({ Accept: accepted }),
      get({ Accept: accepted }, WRONG),
      get({ Accept: accepted }, CONTRACT),
    ]),
    ...["x-svc_pro_api_key", "X-Svc_Pro_Api_Key", "X-SVC-PRO-API-KEY", "X-API-Key", "Authorization"].map(
      (header) => withKey(FULL_KEY, header),
    ),
    ...[
      ` ${FULL_KEY} `,
      FULL_KEY.toUpperCase(),
      `${FULL_KEY}x`,
      "x".repeat(5000),
      "é",
      "a, b",
      "null",
      "0",
    ].map((key) => withKey(key)),
    get({ Authorization: `Bearer ${FULL_KEY}` }, SMALL, ""),
    get({}, `${SMALL}&X-SVC_PRO_API_KEY=${FULL_KEY}`, ""),
    get({}, `${KEYLESS}&api_key=${FULL_KEY}`),
    get({ Connection: "close" }),
    get({ Connection: "close" }, "/nothing"),
    get({ Cookie: "a=b", Referer: "https://page.example/", "User-Agent": "x".repeat(300) }),
    get(
      { "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https", Forwarded: "for=203.0.113.7" },
      KEYLESS,
    ),
    get({ "X-HTTP-Method-Override": "DELETE" }),
    get({ TE: "trailers", Trailer: "Expires" }),
    get({ "Accept-Language": "de", "Accept-Charset": "latin1" }),
  ];
}

/** Paths, methods and bodies without an operation. */
export function wrongRequests(server: ServerName, targets: readonly string[]): ReplayRequest[] {
  const json = '{"a":1}';
  const bodies: readonly (readonly [type: string, body: string])[] = [
    ["application/json", json],
    ["application/json", "{broken"],
    ["text/plain", "hello"],
    ["multipart/form-data; boundary=x", "--x--"],
    ["nonsense", "x"],
    ["", ""],
  ];
  const send = (method: string, target: string, [type, body]: readonly [string, string], key?: string) =>
    httpRequest(server, "paths and methods", target, {
      method,
      key,
      body,
      headers: { "Content-Type": type, "Content-Length": String(body.length) },
    });
  const paths = targets.map((target) => target.split("?", 1)[0] ?? target);
  const wrongMethods = [...OTHER_METHODS].flatMap((method) =>
    [KEYLESS, LARGE, "/nothing", "/%zz", ...SYSTEM].flatMap((target) => [
      httpRequest(server, "paths and methods", target, { method, ...KEY }),
      httpRequest(server, "paths and methods", target, { method, headers: ORIGIN }),
    ]),
  );
  return [
    ...PATHS.flatMap((path) => [
      httpRequest(server, "paths and methods", path, KEY),
      httpRequest(server, "paths and methods", path),
    ]),
    ...PATHS.map((path) => httpRequest(server, "paths and methods", path, { method: "POST" })),
    ...paths.map((path) => httpRequest(server, "paths and methods", path, { method: "POST", ...KEY })),
    ...paths.map((path) => httpRequest(server, "paths and methods", `${path}/`, KEY)),
    ...wrongMethods,
    ...bodies.flatMap((body) => [
      send("POST", LARGE, body, FULL_KEY),
      send("POST", "/nothing", body),
      send("DELETE", KEYLESS, body),
      send("GET", KEYLESS, body),
      send("GET", SMALL, body, FULL_KEY),
      send("OPTIONS", KEYLESS, body),
      send("HEAD", KEYLESS, body),
    ]),
  ];
}

function systemRequests(server: ServerName): ReplayRequest[] {
  return SYSTEM.flatMap((target) => [
    httpRequest(server, "system routes", target),
    httpRequest(server, "system routes", target, KEY),
    httpRequest(server, "system routes", `${target}?a=b`),
    httpRequest(server, "system routes", target, { headers: { "If-None-Match": RECEIVED_ETAG } }),
    httpRequest(server, "system routes", target, { headers: ORIGIN }),
  ]);
}
