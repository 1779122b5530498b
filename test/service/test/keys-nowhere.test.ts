// Sends a key in every position of a request to every server. No response, log or record may repeat the key.
import { once } from "node:events";
import { request } from "node:http";
import { marketOperations } from "@market-data/market";
import { createMockFetch, startMock } from "@market-data/mock";
import { createMswHandlers } from "@market-data/mock/msw";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { createLogger, createService, PlanTable, readPlans } from "@market-data/service";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServiceDeps } from "../src/service-deps.ts";

/** A request as sent. The query of the target is percent-encoded. */
interface Sent {
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Subject {
  /** @returns The complete response as text. */
  readonly send: (sent: Sent) => Promise<string>;
  /** Returns the logs and records since the last call. */
  readonly takeRecords: () => Promise<string>;
  readonly stop: () => Promise<unknown>;
}

const KEY_HEADER = "X-SVC_PRO_API_KEY";
const BASE = "https://api.example.com";
const MAP = "/v1/cryptocurrency/map";
const ONE = `${MAP}?limit=1`;
const LISTINGS = "/v1/cryptocurrency/listings/latest";
const FILLER = "a".repeat(50);

/** Unknown keys in the format of issued keys. */
const ISSUED = "mdk_Zq7-xV_unguessable_0123456789abcdefghijklmnopqr".slice(0, 47);
/** Other texts that a caller may use as a key, with characters that URLs encode or decode. */
const CHOSEN = "Zq7~hunter+two'unguessable!&^";

/** The positions of a key in a request. `key` is sent unchanged, and `encoded` is percent-encoded for a URL. */
const POSITIONS: Readonly<Record<string, (key: string, encoded: string) => Sent>> = {
  "the key's header alone": () => ({ target: LISTINGS }),
  "a path": (_, encoded) => ({ target: `/${encoded}` }),
  "a path, unencoded": (key) => ({ target: `/${key}` }),
  "a path, every character encoded": (key) => ({ target: `/${encodeAll(key)}` }),
  "a path that the message cuts off": (_, encoded) => ({ target: `/${FILLER}${FILLER.slice(15)}${encoded}` }),
  "a parameter of a path": (_, encoded) => ({ target: `/v1/partners/${encoded}/fcas/listings/latest` }),
  "a path behind an operation": (_, encoded) => ({ target: `${MAP}/${encoded}` }),
  "the name of a parameter": (_, encoded) => ({ target: `${MAP}?${encoded}=1` }),
  "a parameter that is unknown": (_, encoded) => ({ target: `${MAP}?x=${encoded}` }),
  "a query, unencoded": (key) => ({ target: `${LISTINGS}?sort=${key}` }),
  "a number": (_, encoded) => ({ target: `${LISTINGS}?limit=${encoded}` }),
  "an enumeration": (_, encoded) => ({ target: `${LISTINGS}?sort=${encoded}` }),
  "a list": (_, encoded) => ({ target: `${LISTINGS}?aux=tags,${encoded}` }),
  "a symbol": (_, encoded) => ({ target: `/v3/cryptocurrency/quotes/latest?symbol=BTC,${encoded}` }),
  "a slug": (_, encoded) => ({ target: `/v3/cryptocurrency/quotes/latest?slug=${encoded}` }),
  "a currency": (_, encoded) => ({ target: `${LISTINGS}?convert=${encoded}` }),
  "a time": (_, encoded) => ({ target: `/v2/cryptocurrency/ohlcv/historical?id=1&time_end=${encoded}` }),
  "a form": (key) => ({ target: `${LISTINGS}?${new URLSearchParams({ limit: key })}` }),
  "a value that the message cuts off": (_, encoded) => ({ target: `${LISTINGS}?sort=${FILLER}${encoded}` }),
  "a failure inside": (_, encoded) => ({ target: `/v1/exchange/map?slug=${encoded.toLowerCase()}` }),
  "a preference in the query": (_, encoded) => ({ target: `${MAP}?__scenario=${encoded}` }),
  ...Object.fromEntries(
    ["scenario", "example", "code", "dynamic"].map((name) => [
      `the preference ${name}`,
      (key: string) => ({ target: MAP, headers: { Prefer: `${name}="${key}"` } }),
    ]),
  ),
  ...Object.fromEntries(
    [
      ...[
        "X-Request-Id",
        "Authorization",
        "Cookie",
        "Referer",
        "User-Agent",
        "If-None-Match",
        "Accept",
        "Range",
      ],
      ...[
        "Accept-Encoding",
        "Accept-Language",
        "Content-Type",
        "Origin",
        "X-Forwarded-For",
        "X-Mock-Session",
      ],
      ...["X-Api-Key", "traceparent", "Prefer"],
    ].map((name) => [`the header ${name}`, (key: string) => ({ target: ONE, headers: { [name]: key } })]),
  ),
  "a part of X-Request-Id": (key) => ({ target: ONE, headers: { "X-Request-Id": `id.${key}` } }),
  "a token of Authorization": (key) => ({ target: ONE, headers: { Authorization: `Bearer ${key}` } }),
  "the name of a header": (key) => ({ target: ONE, headers: { [key]: "1" } }),
  "the headers that a page asks for": (key) => ({
    target: MAP,
    method: "OPTIONS",
    headers: {
      Origin: BASE,
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": `accept,${key.toLowerCase()}`,
    },
  }),
  "the method": (key) => ({ target: ONE, method: key }),
  "a body": (key) => ({ target: MAP, method: "POST", body: JSON.stringify({ key }) }),
};

/** Requests to servers only. */
const SERVER_POSITIONS: typeof POSITIONS = {
  "the host": (key) => ({ target: "/", headers: { Host: key, Accept: "text/html" } }),
  "the host of a URL": (key) => ({ target: `http://${key}${MAP}/x` }),
};

/** Requests to the mock server only. */
const CONTROL_POSITIONS: typeof POSITIONS = {
  "a scenario": (_, encoded) => ({ target: `/__mock?scenario=${encoded}`, method: "POST" }),
  "a field of a JSON body": (key) => ({
    target: "/__mock",
    method: "POST",
    body: JSON.stringify({ [key]: 1 }),
  }),
  "a body that is no JSON": (key) => ({ target: "/__mock", method: "POST", body: key }),
  "an operation": (key) => ({
    target: "/__mock/overrides",
    method: "POST",
    body: JSON.stringify({ operationId: key, scenario: "empty" }),
  }),
  "an expectation": (key) => ({
    target: "/__mock/expect",
    method: "POST",
    body: JSON.stringify({ operationId: "cryptocurrencyMapV1", parameters: { limit: key } }),
  }),
  "an override": (_, encoded) => ({ target: `/__mock/overrides/${encoded}/remove`, method: "POST" }),
  "a foreign origin": (key) => ({ target: "/__mock", headers: { Origin: key } }),
};

function encodeAll(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

/** The maximum length of a harmless part of a key, in characters. */
const HARMLESS = 7;

/** Returns the part of a key that a text repeats in any form, or undefined. */
function findLeak(text: string, key: string): string | undefined {
  const forms = [text, text.replaceAll(/(?:%[0-9a-f]{2})+/gi, decode)].map((form) => form.toLowerCase());
  const parts = Array.from({ length: key.length - HARMLESS }, (_, start) =>
    key.slice(start, start + HARMLESS + 1),
  );
  return parts.find((part) => forms.some((form) => form.includes(part.toLowerCase())));
}

function decode(text: string): string {
  return Buffer.from(text.replaceAll("%", ""), "hex").toString();
}

async function sendOverHttp(url: string, { target, method = "GET", headers, body }: Sent): Promise<string> {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path: target, method, headers, insecureHTTPParser: true });
  sent.end(body);
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return [response.statusCode, ...response.rawHeaders, Buffer.concat(chunks).toString()].join("\n");
}

/** Passes a request to a function in this process, and returns the response as text. */
async function sendInProcess(respond: (request: Request) => Promise<Response>, sent: Sent): Promise<string> {
  const { target, method = "GET", headers = {}, body } = sent;
  const response = await respond(new Request(BASE + target, { method, headers, ...(body && { body }) }));
  return [response.status, ...[...response.headers].flat(), await response.text()].join("\n");
}

function toText(log: string[], records: readonly object[]): string {
  return [...log.splice(0), ...records.map((record) => JSON.stringify(record))].join("\n");
}

function failing(parameters: object): never {
  throw new Error(`This cannot be done: ${JSON.stringify(parameters)}`);
}

const STARTS: Readonly<Record<string, () => Promise<Subject>>> = {
  async service() {
    const lines: string[] = [];
    const log = createLogger({ level: "debug", write: (written) => lines.push(written) });
    const parts = await openServiceDeps();
    const service = createService({
      ...parts,
      // This handler throws an error whose message contains the parameters. The service logs the error.
      operations: {
        ...marketOperations,
        exchangeMapV1: { ...marketOperations.exchangeMapV1, handle: failing },
      },
      plans: new PlanTable(readPlans("{}")),
      settings: { addressLimit: 0, stopDrain: 0 },
      log,
      now: () => EXAMPLES_CLOCK,
    });
    const url = await service.listen({ host: "127.0.0.1", port: 0 });
    return {
      send: (sent) => sendOverHttp(url, sent),
      async takeRecords() {
        log.flush();
        return lines.splice(0).join("");
      },
      stop: () => service.close().then(() => parts.close()),
    };
  },
  async "the mock's server"() {
    const log: string[] = [];
    const mock = await startMock({
      port: 0,
      log: (line) => log.push(line),
      onRequest: (received) => log.push(JSON.stringify(received)),
    });
    mock.override("exchangeMapV1", (_, received) => failing(received));
    return {
      send: (sent) => sendOverHttp(mock.url, sent),
      async takeRecords() {
        const recorded = (await (await fetch(`${mock.url}/__mock/requests`)).json()) as object[];
        return toText(log, [...mock.requests.slice(-1), ...recorded.slice(-1)]);
      },
      stop: () => mock.close(),
    };
  },
  async "the mock's fetch"() {
    const log: string[] = [];
    const fetch = createMockFetch({ baseUrl: BASE, log: (line) => log.push(line) });
    fetch.override("exchangeMapV1", (_, received) => failing(received));
    return {
      send: (sent) => sendInProcess((received) => fetch(received), sent),
      takeRecords: async () => toText(log, fetch.requests.slice(-1)),
      stop: async () => fetch.reset(),
    };
  },
  async "the mock's handlers for MSW"() {
    const log: string[] = [];
    const market = createMswHandlers({ baseUrl: BASE, log: (line) => log.push(line) });
    const [handler] = market.handlers;
    const respond = async (received: Request) => {
      const result = await handler?.run({ request: received, requestId: "1" });
      return result?.response as Response;
    };
    return {
      send: (sent) => sendInProcess(respond, sent),
      takeRecords: async () => toText(log, market.requests.slice(-1)),
      stop: async () => market.reset(),
    };
  },
};

/** Additional requests per server. */
const MORE: Readonly<Record<string, typeof POSITIONS>> = {
  service: SERVER_POSITIONS,
  "the mock's server": { ...SERVER_POSITIONS, ...CONTROL_POSITIONS },
};

describe.each(Object.keys(STARTS))("%s", (name) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await (STARTS[name] as () => Promise<Subject>)();
  });
  afterAll(() => subject?.stop());

  /** The keys with the header that also carries each key. An issued key is also sent without such a header. */
  const KEYS = [
    { what: "an issued key without the key header", key: ISSUED, sent: {} },
    { what: "an issued key", key: ISSUED, sent: { [KEY_HEADER]: ISSUED } },
    { what: "a chosen key", key: CHOSEN, sent: { [KEY_HEADER]: CHOSEN } },
    { what: "a chosen key as Authorization", key: CHOSEN, sent: { Authorization: `Bearer ${CHOSEN}` } },
    { what: "a chosen key as X-Api-Key", key: CHOSEN, sent: { "X-Api-Key": CHOSEN } },
  ];

  const NAMES = [
    KEY_HEADER,
    KEY_HEADER.toLowerCase(),
    "SVC_PRO_API_KEY",
    "api_key",
    "apikey",
    "access_token",
  ];
  test.each(NAMES)("a key in a query parameter named %s", async (name) => {
    for (const key of [CHOSEN, `${CHOSEN}ü🪙`]) {
      const query = `${name}=${encodeURIComponent(key)}&slug=${encodeURIComponent(key.toLowerCase())}`;
      for (const target of [
        `${LISTINGS}?${query}`,
        `/v1/exchange/map?${query}`,
        `/${encodeURIComponent(key)}?${query}`,
      ]) {
        const response = await subject.send({ target });
        const texts = [response, await subject.takeRecords()];
        expect(texts.map((text) => findLeak(text, key))).toEqual([undefined, undefined]);
      }
    }
  });

  test.each(Object.entries({ ...POSITIONS, ...MORE[name] }))("%s", async (_, toRequest) => {
    const leaks: object[] = [];
    for (const { what, key, sent } of KEYS) {
      const { headers, ...rest } = toRequest(key, encodeURIComponent(key));
      const response = await subject.send({ ...rest, headers: { ...headers, ...sent } });
      for (const text of [response, await subject.takeRecords()]) {
        const leak = findLeak(text, key);
        if (leak !== undefined) leaks.push({ what, leak, text });
      }
    }
    expect(leaks).toEqual([]);
  });
});

test("the check detects a repeated key", () => {
  for (const text of [
    CHOSEN,
    encodeURIComponent(CHOSEN),
    encodeAll(CHOSEN),
    CHOSEN.toUpperCase(),
    CHOSEN.slice(9, 20),
  ]) {
    expect(findLeak(`x${text}x`, CHOSEN)).toBeDefined();
  }
  expect(findLeak(CHOSEN.slice(0, HARMLESS), CHOSEN)).toBeUndefined();
});
