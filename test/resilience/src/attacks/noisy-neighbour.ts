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
/** Requests a second of the caller that is to be protected. */
const QUIET_RATE = 40;
const QUIET_PATHS = Array.from(
  { length: 50 },
  (_, index) => `/v3/cryptocurrency/quotes/latest?id=${FIRST_ID + index}`,
);

const OTHERS_ARE_SERVED: Readonly<Record<string, Bound>> = {
  "p99 attacked / quiet": { atMost: 3, isTiming: true },
  // Far above the ratio: it shows a stalled process on any machine.
  "p99 attacked (ms)": { atMost: 10_000 },
  "others' requests lost": { atMost: 0 },
  "memory (MB)": { atMost: 600 },
  crashes: { atMost: 0 },
};

interface Neighbour {
  readonly name: string;
  readonly promise: string;
  /** What the caller that is to be protected requests. */
  readonly paths?: readonly string[];
  readonly bounds?: Readonly<Record<string, Bound>>;
  readonly knownOptions?: Readonly<Record<string, string>>;
  /** How many times as long as in quiet is measured at most, for what takes its time to harm; 1 where absent. */
  readonly rounds?: number;
  readonly isSlow?: true;
  /** The plan of the attacker's key. */
  readonly plan: "Basic" | "Enterprise";
  attack(service: RunningService, key: string, signal: AbortSignal): Promise<Measured>;
}

/** An attack by one caller while another sends small requests, before and meanwhile. */
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
        // What is compiled and cached first is not what is measured.
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

/** An attack by one caller, of which others must not notice. */
export const noisyNeighbours: readonly Attack[] = [
  besideNeighbour({
    name: "largest-pages-free",
    promise: "30 pipelined requests of a free key for the largest response there is leave other keys served.",
    plan: "Basic",
    rounds: 4,
    attack: pipelineLargestPages,
  }),
  besideNeighbour({
    name: "largest-pages-paid",
    promise:
      "30 pipelined requests for the largest response, all within the limits of their key, leave other keys served.",
    plan: "Enterprise",
    isSlow: true,
    rounds: 4,
    attack: pipelineLargestPages,
  }),
  besideNeighbour({
    name: "unread-responses",
    promise: "Connections whose responses nobody reads leave others served, and are closed.",
    plan: "Basic",
    // Sooner than by default, since it is waited for.
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
    promise: "30 history requests at once leave another caller's history requests served.",
    plan: "Enterprise",
    paths: Array.from({ length: 500 }, (_, index) => historyPath(index, 7)),
    async attack(service, key, signal) {
      const paths = Array.from({ length: 2000 }, (_, index) => historyPath(index, 20));
      const responses = await Promise.all(
        Array.from({ length: 30 }, (_, index) => {
          const turned = [...paths.slice(index * 60), ...paths.slice(0, index * 60)];
          // From as many networks: the limit of an address is not what is to hold.
          const localAddress = `127.66.${index + 1}.1`;
          const headers = { [keyHeader]: key };
          return sendPipelined(turned, { url: service.url, headers, localAddress, depth: 1, signal });
        }),
      );
      return countServed(responses.flat().filter((response) => response !== undefined));
    },
  }),
];

/** Candles of one asset, others for each number. */
function historyPath(number: number, count: number): string {
  const id = FIRST_ID + (number % ASSETS_WITH_HISTORY);
  return `/v2/cryptocurrency/ohlcv/historical?id=${id}&count=${count + (Math.floor(number / ASSETS_WITH_HISTORY) % 30)}`;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
}
