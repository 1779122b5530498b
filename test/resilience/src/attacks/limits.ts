import { setTimeout as sleep } from "node:timers/promises";
import { creditHeader, keyHeader } from "@market-data/openapi";
import type { Attack } from "../attack.ts";
import { countStatus, sendPipelined, sumHeader } from "../load/pipelined.ts";
import { sendInBatches } from "../load/raw.ts";
import { ASSETS_WITH_HISTORY, FIRST_ID } from "../target/market-files.ts";
import { UNLIMITED } from "../target/running-service.ts";
import type { Target } from "../target/target.ts";

const MINUTE_MS = 60_000;
const FEW = 2;
const CREDITS_LEFT = 5;
const PIPELINED = 200;

/** Sends concurrent requests with a key that has few credits left. */
function creditRace(name: string, what: string, cost: number, toPath: (index: number) => string): Attack {
  return {
    name,
    promise: `${PIPELINED} pipelined requests ${what} use at most the remaining credits, plus the rest of the last response.`,
    bounds: { "credits used": { atMost: CREDITS_LEFT - 1 + cost }, "requests served": { atLeast: 1 } },
    async run(target) {
      const { data, basic } = await target.marketFolder();
      const plans = { Basic: { ...UNLIMITED, creditLimitDaily: CREDITS_LEFT } };
      await using service = await target.serve({ data, plans });
      const paths = Array.from({ length: PIPELINED }, (_, index) => toPath(index));
      const responses = await sendPipelined(paths, { url: service.url, headers: { [keyHeader]: basic.key } });
      return {
        "credits left": CREDITS_LEFT,
        "credits used": sumHeader(responses, creditHeader),
        "requests served": countStatus(responses, 200),
        "requests rejected": countStatus(responses, 429),
      };
    },
  };
}

/** Addresses in different networks of 256 addresses. */
function syntheticAddress(index: number): string {
  return `${20 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}.1`;
}

function startOfMinute(): Promise<void> {
  const passed = Date.now() % MINUTE_MS;
  return passed < 5000 ? Promise.resolve() : sleep(MINUTE_MS - passed);
}

async function floodAddresses(target: Target) {
  const { data } = await target.marketFolder(FEW);
  const options = ["--trust-proxy", "127.0.0.1", "--address-limit", String(ADDRESS_LIMIT)];
  await using service = await target.serve({ data, options });
  const from = (address: string) =>
    `GET ${MAP} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`;
  // Counts reset at each minute.
  await startOfMinute();
  const flooded = await sendInBatches(service.port, SYNTHETIC_NETWORKS, (index) =>
    from(syntheticAddress(index)),
  );
  const served = await sendInBatches(service.port, HONEST, (index) => from(`9.8.${index}.1`));
  const ignored = await sendInBatches(service.port, 3 * ADDRESS_LIMIT, (index) =>
    from(`no-address-${index}`),
  );
  return {
    "synthetic networks": SYNTHETIC_NETWORKS,
    "synthetic networks rejected": flooded.get(429) ?? 0,
    "honest addresses": HONEST,
    "honest addresses served": served.get(200) ?? 0,
    "invalid addresses rejected": ignored.get(429) ?? 0,
    "memory (MB)": service.process.peakMemory,
    crashes: service.crashes,
  };
}

const MAP = "/v1/cryptocurrency/map?limit=1";
const ADDRESS_LIMIT = 100;
/** More networks than an exact table of addresses is likely to store. */
const SYNTHETIC_NETWORKS = 104_000;
const HONEST = 20;

/** Attacks on credit and address limits. */
export const limits: readonly Attack[] = [
  creditRace(
    "credits-rows",
    "for 5,000 rows",
    25,
    (index) => `${LISTINGS}?limit=5000&price_max=${1e9 + index}`,
  ),
  // Another thread reads the rows, and more requests are admitted in the meantime.
  creditRace(
    "credits-history",
    "for history in 3 currencies",
    3,
    (index) =>
      `${HISTORY}?id=${FIRST_ID + (index % ASSETS_WITH_HISTORY)}&count=${5 + (index % 15)}&convert_id=${THREE_IDS}`,
  ),
  {
    name: "if-none-match-any",
    promise: "A request with `If-None-Match: *` is either served from a cache or charged.",
    bounds: { "CPU time of a free response (ms)": { atMost: 2 } },
    async run(target) {
      const { data, enterprise } = await target.marketFolder();
      await using service = await target.serve({ data, plans: { Enterprise: UNLIMITED } });
      const headers = { [keyHeader]: enterprise.key, "If-None-Match": "*" };
      const toPaths = (from: number, count: number) =>
        Array.from({ length: count }, (_, index) => `${LISTINGS}?limit=5000&price_max=${1e9 + from + index}`);
      await sendPipelined(toPaths(0, 5), { url: service.url, headers, depth: 1 });
      const before = service.process.cpu;
      const count = target.isQuick ? 20 : 100;
      const responses = await sendPipelined(toPaths(5, count), { url: service.url, headers, depth: 1 });
      const milliseconds = ((service.process.cpu - before) * 1000) / count;
      const credits = sumHeader(responses, creditHeader);
      return {
        "responses 304": countStatus(responses, 304),
        "credits charged": credits,
        "CPU time of a response (ms)": milliseconds,
        "CPU time of a free response (ms)": credits > 0 ? 0 : milliseconds,
      };
    },
  },
  {
    name: "keyless-maps",
    promise: "All allowed keyless requests of an address in a minute take a few seconds of CPU time.",
    bounds: { "CPU time (s)": { atMost: 15 } },
    isSlow: true,
    async run(target) {
      const { data } = await target.marketFolder();
      await using service = await target.serve({ data });
      const before = service.process.cpu;
      // Each response is different and uses the best compression.
      const paths = Array.from({ length: 3000 }, (_, index) => `/v1/cryptocurrency/map?start=${index + 1}`);
      const headers = { "Accept-Encoding": "br" };
      const responses = await sendPipelined(paths, { url: service.url, headers, depth: 32 });
      return {
        "requests served": countStatus(responses, 200),
        "requests rejected": countStatus(responses, 429),
        "CPU time (s)": service.process.cpu - before,
      };
    },
  },
  {
    name: "address-flood",
    promise: "Requests from synthetic networks do not block honest addresses.",
    bounds: {
      "honest addresses served": { atLeast: HONEST },
      "invalid addresses rejected": { atLeast: ADDRESS_LIMIT },
      "memory (MB)": { atMost: 600 },
      crashes: { atMost: 0 },
    },
    isSlow: true,
    run: floodAddresses,
  },
];

const LISTINGS = "/v1/cryptocurrency/listings/latest";
const HISTORY = "/v2/cryptocurrency/ohlcv/historical";
const THREE_IDS = [0, 1, 2].map((index) => FIRST_ID + index);
