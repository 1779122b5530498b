import { median } from "../measure.ts";
import { toHeaders } from "./key.ts";
import type { Loader } from "./loader.ts";
import type { MeasuredProcess } from "./measured-process.ts";

/** Many short rounds: what else the machine does then falls on both sides alike. */
const ROUNDS = 7;
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

export interface Throughput {
  readonly perSecond: number;
  /** Calls for each second of the server's CPU time. */
  readonly perCpuSecond: number;
}

/** Two servers beside each other; medians of all rounds. */
export interface Comparison {
  readonly ours: Throughput;
  readonly theirs: Throughput;
  /** Ours by theirs. */
  readonly ratio: Throughput;
}

/** What two servers do, in turn (A B A B ...) so that a machine that slows down slows both of them. */
export async function compared(loader: Loader, ours: Side, theirs: Side): Promise<Comparison> {
  for (const side of [ours, theirs]) await once(loader, side, WARM_UP_SECONDS);
  const rounds: Comparison[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = [await once(loader, ours, SECONDS), await once(loader, theirs, SECONDS)];
    const ratio = {
      perSecond: one.perSecond / other.perSecond,
      perCpuSecond: one.perCpuSecond / other.perCpuSecond,
    };
    rounds.push({ ours: one, theirs: other, ratio });
  }
  return { ours: middle("ours"), theirs: middle("theirs"), ratio: middle("ratio") };

  function middle(part: keyof Comparison): Throughput {
    return {
      perSecond: median(rounds.map((each) => each[part].perSecond)),
      perCpuSecond: median(rounds.map((each) => each[part].perCpuSecond)),
    };
  }
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
