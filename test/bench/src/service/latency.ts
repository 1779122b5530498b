import { ROUNDS } from "../measure.ts";
import type { Calls } from "./calls.ts";
import { toHeaders } from "./key.ts";
import { Loader } from "./loader.ts";
import type { MeasuredProcess } from "./measured-process.ts";

const SECONDS = 6;
const SMALL_CALLS_A_SECOND = 200;

/** What the bare server sends for a small call, in bytes. */
const SMALL_BYTES = 2000;

/** The p99 of small responses in milliseconds, one a round. */
export interface SmallResponses {
  readonly alone: number[];
  /** While the service has a long listing and a history under way, always. */
  readonly beside: number[];
  /** Of a bare server that is called in place of the service, while the service has those under way: the machine's share. */
  readonly bareBeside: number[];
}

export async function smallBesideLarge(
  { url }: MeasuredProcess,
  bare: MeasuredProcess,
  calls: Calls,
): Promise<SmallResponses> {
  const loaders = [new Loader(), new Loader(), new Loader()] as const;
  const [small, long, history] = loaders;
  const one = { url, seconds: SECONDS, connections: 1 };
  const plain = { ...one, headers: toHeaders("identity") };
  const p99 = async (side: { url: string; calls: readonly string[] }): Promise<number> =>
    (await small.run({ ...plain, ...side, rate: SMALL_CALLS_A_SECOND })).p99;
  const besideLarge = async (side: { url: string; calls: readonly string[] }): Promise<number> => {
    const [found] = await Promise.all([
      p99(side),
      long.run({ ...one, headers: toHeaders("gzip"), calls: calls.long }),
      history.run({ ...plain, calls: calls.history }),
    ]);
    return found;
  };
  const ours = { url, calls: calls.prices };
  const theirs = { url: bare.url, calls: [`/fixed/${SMALL_BYTES}`] };
  try {
    const found: SmallResponses = { alone: [], beside: [], bareBeside: [] };
    for (let round = 0; round < ROUNDS; round++) {
      found.alone.push(await p99(ours));
      found.beside.push(await besideLarge(ours));
      found.bareBeside.push(await besideLarge(theirs));
    }
    return found;
  } finally {
    for (const loader of loaders) loader.stop();
  }
}
