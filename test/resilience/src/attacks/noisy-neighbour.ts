import { keyHeader } from "@market-data/openapi";
import type { Attack, Bound, Measured } from "../attack.ts";
import { Caller } from "../load/caller.ts";
import { type Summary, sendPipelined } from "../load/pipelined.ts";
import { UnreadConnection } from "../load/raw.ts";
import { ASSETS_WITH_HISTORY, FIRST_ID } from "../target/market-files.ts";
import { type RunningService, UNLIMITED } from "../target/running-service.ts";
import type { Target } from "../target/target.ts";
import { largestPage } from "./largest-page.ts";

const UNREAD_CONNECTIONS = 5;
/** Requests per second of the normal client. */
const QUIET_RATE = 40;
const QUIET_PATHS = Array.from(
  { length: 50 },
  (_, index) => `/v3/cryptocurrency/quotes/latest?id=${FIRST_ID + index}`,
);

const OTHERS_ARE_SERVED: Readonly<Record<string, Bound>> = {
  "p99 attacked / quiet": { atMost: 3, isTiming: true },
  // Far above normal times: detects a stalled process on any machine.
  "p99 attacked (ms)": { atMost: 10_000 },
  "others' requests lost": { atMost: 0 },
  "memory (MB)": { atMost: 600 },
  crashes: { atMost: 0 },
};

interface Neighbour {
  readonly name: string;
  readonly promise: string;
  /** The requests of the normal client. */
  readonly paths?: readonly string[];
  readonly bounds?: Readonly<Record<string, Bound>>;
  readonly knownOptions?: Readonly<Record<string, string>>;
  /** Maximum duration of the attack, in multiples of the quiet measurement. For slowly growing harm. Default 1. */
  readonly rounds?: number;
  readonly isSlow?: true;
  /** The plan of the attacker's key. */
  readonly plan: "Basic" | "Enterprise";
  attack(service: RunningService, key: string, signal: AbortSignal): Promise<Measured>;
}

/** An attack by a noisy client, while a normal client sends small requests before and during the attack. */
function besideNeighbour({
  name,
  promise,
  paths = QUIET_PATHS,
  bounds = {},
  knownOptions = {},
  rounds = 1,
  plan,
  attack,
  ...rest
}: Neighbour): Attack {
  return {
    name,
    promise,
    bounds: { ...OTHERS_ARE_SERVED, ...bounds },
    ...rest,
    async run(target: Target): Promise<Measured> {
      const { data, basic, enterprise } = await target.marketFolder();
      const own = plan === "Basic" ? basic : await target.createKey(data, plan);
      await using service = await target.serve({ data, plans: { Enterprise: UNLIMITED }, knownOptions });
      const headers = { [keyHeader]: enterprise.key };
      const caller = new Caller({ url: service.url, paths, headers, rate: QUIET_RATE });
      try {
        // Warms up the compiler and the caches before the measurement.
        await caller.during(1);
        const quiet = await caller.during(target.seconds);
        const end = new AbortController();
        const attacking = attack(service, own.key, end.signal);
        const timer = setTimeout(() => end.abort(), target.seconds * (target.isQuick ? 1 : rounds) * 1000);
        const attacked = await caller.during(target.seconds, attacking);
        clearTimeout(timer);
        const measured = await attacking;
        return {
          "p99 quiet (ms)": quiet.p99,
          "p99 attacked (ms)": attacked.p99,
          "p99 attacked / quiet": attacked.p99 / quiet.p99,
          "others' requests": attacked.sent,
          "others' requests lost": attacked.failed,
          "memory (MB)": service.process.peakMemory,
          crashes: service.crashes,
          ...measured,
        };
      } finally {
        await caller.close();
      }
    },
  };
}

function countServed(responses: readonly (Summary | undefined)[]): Measured {
  const served = responses.filter((response) => response?.status === 200);
  const megabytes = served.reduce((sum, response) => sum + (response?.bytes ?? 0), 0) / 1e6;
  return {
    "attacker's requests": responses.length,
    "attacker's served": served.length,
    "attacker's MB": megabytes,
  };
}

async function pipelineLargestPages(
  service: RunningService,
  key: string,
  signal: AbortSignal,
): Promise<Measured> {
  const paths = Array.from({ length: 30 }, (_, index) => largestPage(index));
  return countServed(await sendPipelined(paths, { url: service.url, headers: { [keyHeader]: key }, signal }));
}

/** Attacks by a noisy client that must not affect other clients. */
export const noisyNeighbours: readonly Attack[] = [
  besideNeighbour({
    name: "largest-pages-free",
    promise: "30 pipelined requests of a free key for the largest response do not affect other keys.",
    plan: "Basic",
    rounds: 4,
    attack: pipelineLargestPages,
  }),
  besideNeighbour({
    name: "largest-pages-paid",
    promise:
      "30 pipelined requests for the largest response, within the limits of the key, do not affect other keys.",
    plan: "Enterprise",
    isSlow: true,
    rounds: 4,
    attack: pipelineLargestPages,
  }),
  besideNeighbour({
    name: "unread-responses",
    promise: "Connections with unread responses are closed and do not affect other clients.",
    plan: "Basic",
    // Shorter than the default, because the attack waits for it.
    knownOptions: { "--write-timeout": "1" },
    bounds: { "unread connections closed": { atLeast: UNREAD_CONNECTIONS } },
    async attack(service, _key, signal) {
      const connections = await Promise.all(
        Array.from({ length: UNREAD_CONNECTIONS }, (_, index) =>
          UnreadConnection.open(service.port, `127.88.${index + 1}.1`),
        ),
      );
      const request = "GET /v1/cryptocurrency/map HTTP/1.1\r\nHost: localhost\r\n\r\n";
      for (const connection of connections) connection.write(request.repeat(2950));
      await aborted(signal);
      const closed = await Promise.all(connections.map((connection) => connection.isClosed()));
      for (const connection of connections) connection.destroy();
      return { "unread connections closed": closed.filter(Boolean).length };
    },
  }),
  besideNeighbour({
    name: "history-crowd",
    promise: "30 concurrent history requests do not affect the history requests of another client.",
    plan: "Enterprise",
    paths: Array.from({ length: 500 }, (_, index) => historyPath(index, 7)),
    async attack(service, key, signal) {
      const paths = Array.from({ length: 2000 }, (_, index) => historyPath(index, 20));
      const responses = await Promise.all(
        Array.from({ length: 30 }, (_, index) => {
          const turned = [...paths.slice(index * 60), ...paths.slice(0, index * 60)];
          // Separate networks, because the attack must not reach the address limit.
          const localAddress = `127.66.${index + 1}.1`;
          const headers = { [keyHeader]: key };
          return sendPipelined(turned, { url: service.url, headers, localAddress, depth: 1, signal });
        }),
      );
      return countServed(responses.flat().filter((response) => response !== undefined));
    },
  }),
];

/** The path of an asset's candles. Each number has a different path. */
function historyPath(number: number, count: number): string {
  const id = FIRST_ID + (number % ASSETS_WITH_HISTORY);
  return `/v2/cryptocurrency/ohlcv/historical?id=${id}&count=${count + (Math.floor(number / ASSETS_WITH_HISTORY) % 30)}`;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
}
