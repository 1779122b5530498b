import type { Row } from "../figures/table.ts";
import { ROUNDS } from "../measure.ts";
import { toHeaders } from "./key.ts";
import type { Loader } from "./loader.ts";
import type { MeasuredProcess } from "./measured-process.ts";

/** Short: what else the machine does then falls on both sides alike. */
const SECONDS = 1;
/** Until both sides are compiled: on a machine that is busy, that takes the service some seconds. */
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 10;

/** Calls to one server. */
export interface Side {
  readonly server: MeasuredProcess;
  readonly calls: readonly string[];
  readonly encoding?: string;
}

/** What two servers did, a figure a round. */
export interface Comparison {
  /** Calls a second. */
  readonly perSecond: Pair;
  /** Calls for each second of the server's CPU time: it tells of the server alone, however fast the calls come. */
  readonly perCpuSecond: Pair;
}

type Pair = Pick<Row, "ours" | "theirs">;

/** What two servers do, in turn (A B A B ...) so that a machine that slows down slows both of them. */
export async function compared(loader: Loader, ours: Side, theirs: Side): Promise<Comparison> {
  for (const side of [ours, theirs]) await once(loader, side, WARM_UP_SECONDS);
  const rounds: Record<"ours" | "theirs", Throughput>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ ours: await once(loader, ours, SECONDS), theirs: await once(loader, theirs, SECONDS) });
  }
  const pair = (unit: keyof Throughput): Pair => ({
    ours: rounds.map(({ ours }) => ours[unit]),
    theirs: rounds.map(({ theirs }) => theirs[unit]),
  });
  return { perSecond: pair("perSecond"), perCpuSecond: pair("perCpuSecond") };
}

interface Throughput {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

async function once(
  loader: Loader,
  { server, calls, encoding = "identity" }: Side,
  seconds: number,
): Promise<Throughput> {
  const headers = toHeaders(encoding);
  const before = await server.usage();
  const { requests, perSecond } = await loader.run({
    url: server.url,
    calls,
    headers,
    seconds,
    connections: CONNECTIONS,
  });
  const after = await server.usage();
  return { perSecond, perCpuSecond: requests / (after.cpu - before.cpu) };
}
