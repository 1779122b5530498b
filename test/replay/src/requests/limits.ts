import { STRICT_ADDRESS_LIMIT, STRICT_ORIGIN } from "../trees/servers.ts";
import { type ReplayOperation, targetFor } from "./contract.ts";
import { demoKey, FULL_KEY, PLAN_KEYS, UNKNOWN_KEY } from "./keys.ts";
import { httpRequest, RECEIVED_ETAG, type ReplayRequest } from "./request.ts";

const KEYLESS = "/v1/cryptocurrency/map?limit=1";
const CHEAP = "/v1/simple/price?ids=1";
const DEAR = "/v1/cryptocurrency/listings/latest?limit=400&convert=USD,EUR";
const WRONG = "/v1/simple/price?ids=abc";

/** Times around the history limits of plans, relative to the time of the examples: days, weeks, months and years. */
const TIMES = [
  "2026-01-15T11:59:30Z",
  "2026-01-15T11:58:00Z",
  "2026-01-14",
  "2026-01-08T00:00:00Z",
  "2026-01-07T23:59:59Z",
  "2025-12-15T00:00:00Z",
  "2025-12-14T23:59:59Z",
  "2025-10-15",
  "2025-10-14",
  "2025-01-15",
  "2025-01-14",
  "2024-01-15",
  "2024-01-14",
  "2020-01-15",
  "2020-01-14",
];

/** Every key with every operation, and every plan with times around its history limit. */
export function planRequests(operations: readonly ReplayOperation[]): ReplayRequest[] {
  const keys = [...PLAN_KEYS.map(({ key }) => key), UNKNOWN_KEY, "", undefined];
  return operations.flatMap(({ operation, examples: [first = {}] }) => {
    const times = operation.parameters.filter(({ type }) => type === "time").map(({ name }) => name);
    const { time_period: _, ...values } = first;
    const historical = times.flatMap((name) =>
      TIMES.map((time) =>
        targetFor(operation, { ...values, [name]: time, ...(name === "time_start" && { count: 2 }) }),
      ),
    );
    return [
      ...keys.map((key) => httpRequest("service", "plans", targetFor(operation, first), { key })),
      ...historical.flatMap((target) =>
        (["service", "limits"] as const).flatMap((server) =>
          PLAN_KEYS.filter(
            ({ plan }) => server === "service" || plan === "Standard" || plan === "Professional",
          ).map(({ key }) => httpRequest(server, "history of plans", target, { key })),
        ),
      ),
    ];
  });
}

/** Requests up to and beyond the limits of a plan. */
export function limitRequests(): ReplayRequest[] {
  const beyond = [
    { target: CHEAP },
    { target: CHEAP, headers: { "If-None-Match": RECEIVED_ETAG } },
    { target: WRONG },
    { target: CHEAP },
    { target: DEAR },
    { target: CHEAP },
    { target: CHEAP, headers: { "If-None-Match": RECEIVED_ETAG } },
    { target: WRONG },
    { target: "/v1/cryptocurrency/trending/latest" },
    { target: CHEAP, method: "HEAD" },
    { target: CHEAP, method: "POST" },
    { target: CHEAP, method: "OPTIONS" },
    { target: KEYLESS },
    { target: "/nothing" },
  ];
  return PLAN_KEYS.flatMap(({ key }) =>
    beyond.map(({ target, ...options }) => httpRequest("limits", "limits", target, { key, ...options })),
  );
}

/** Requests to a service with few allowed origins behind proxies, up to and beyond the address limit. */
export function addressRequests(): ReplayRequest[] {
  const from = (address: string, target: string, headers = {}, key?: string) =>
    httpRequest("strict", "limit of addresses", target, {
      key,
      headers: { "X-Forwarded-For": address, ...headers },
    });
  const uncounted = ["/healthz", "/readyz", "/metrics"];
  const counted = [KEYLESS, CHEAP, "/openapi.json", "/nothing", WRONG];
  const burst = Array.from({ length: STRICT_ADDRESS_LIMIT + 2 }, () => from("203.0.113.1", KEYLESS));
  const mixed = [...counted, ...uncounted, ...counted, ...uncounted, ...counted, ...uncounted];
  const origins = [
    STRICT_ORIGIN,
    STRICT_ORIGIN.toUpperCase(),
    `${STRICT_ORIGIN}/`,
    "https://other.example",
    "https://page.example",
    "null",
  ];
  return [
    ...burst,
    from("203.0.113.1", CHEAP, {}, FULL_KEY),
    from("203.0.113.1", CHEAP, { "If-None-Match": "*" }, FULL_KEY),
    from("203.0.113.1", CHEAP, {}, UNKNOWN_KEY),
    ...mixed.map((target) => from("203.0.113.2", target, {}, FULL_KEY)),
    ...[
      "2001:db8::1",
      "2001:db8::2",
      "2001:db8:0:0:1::3",
      "2001:db8:0:1::1",
      "::ffff:203.0.113.3",
      "203.0.113.3",
      "unknown",
      "",
    ].flatMap((address) => [from(address, KEYLESS), from(address, KEYLESS)]),
    from("203.0.113.4, 203.0.113.5", KEYLESS),
    ...origins.flatMap((Origin, index) => {
      const address = `203.0.113.${10 + index}`;
      const method = { "Access-Control-Request-Method": "GET" };
      return [
        from(address, KEYLESS, { Origin }),
        from(address, CHEAP, { Origin }, demoKey("Basic")),
        from(address, "/nothing", { Origin }),
        httpRequest("strict", "limit of addresses", CHEAP, {
          method: "OPTIONS",
          headers: { Origin, ...method, "X-Forwarded-For": address },
        }),
      ];
    }),
    // Deprecated operations with a replacement link to the replacement, not to the separate documentation URL.
    ...["/v1/tools/price-conversion?amount=1&symbol=BTC", "/v1/cryptocurrency/quotes/latest?id=1"].map(
      (target, index) => from(`203.0.113.${30 + index}`, target, {}, FULL_KEY),
    ),
  ];
}

/** A service with a different vendor prefix in names of headers, fields and values. */
export function prefixRequests(operations: readonly ReplayOperation[]): ReplayRequest[] {
  const header = "X-ABC_PRO_API_KEY";
  const targets = operations.map(({ operation, examples: [first = {}] }) => targetFor(operation, first));
  const own = [
    "/v1/cryptocurrency/listings/latest?limit=3&aux=abc_rank",
    "/v1/cryptocurrency/listings/latest?limit=3&aux=svc_rank",
    "/v1/cryptocurrency/map?limit=3&sort=abc_rank",
    "/v1/cryptocurrency/map?limit=3&sort=svc_rank",
    "/v1/cryptocurrency/market-pairs/latest?id=1&limit=3&sort=abc_rank_advanced&aux=abc_rank",
    "/openapi.json",
    "/openapi.yaml",
    "/nothing",
  ];
  return [
    ...[...targets, ...own].map((target) =>
      httpRequest("prefix", "another prefix", target, { key: FULL_KEY, keyHeader: header }),
    ),
    httpRequest("prefix", "another prefix", CHEAP, { key: FULL_KEY }),
    httpRequest("prefix", "another prefix", CHEAP),
    httpRequest("prefix", "another prefix", CHEAP, { key: UNKNOWN_KEY, keyHeader: header }),
    httpRequest("prefix", "another prefix", CHEAP, {
      method: "OPTIONS",
      headers: { Origin: "https://page.example", "Access-Control-Request-Method": "GET" },
    }),
    httpRequest("prefix", "another prefix", DEAR, {
      key: FULL_KEY,
      keyHeader: header,
      headers: { Origin: "https://page.example", "Accept-Encoding": "gzip" },
    }),
  ];
}
