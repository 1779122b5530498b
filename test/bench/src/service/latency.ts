import { ROUNDS } from "../measure.ts";
import type { Calls } from "./calls.ts";
import { toHeaders } from "./key.ts";
import { Loader } from "./loader.ts";
import type { MeasuredProcess } from "./measured-process.ts";

const SECONDS = 6;
const SMALL_CALLS_A_SECOND = 200;

/** The p99 of small responses in milliseconds, one a round: alone, and while a long listing and a history are always under way. */
export async function smallBesideLarge(
  { url }: MeasuredProcess,
  calls: Calls,
): Promise<{ alone: number[]; beside: number[] }> {
  const loaders = [new Loader(), new Loader(), new Loader()] as const;
  const [small, long, history] = loaders;
  const one = { url, seconds: SECONDS, connections: 1 };
  const plain = { ...one, headers: toHeaders("identity") };
  const p99 = async (): Promise<number> =>
    (await small.run({ ...plain, calls: calls.prices, rate: SMALL_CALLS_A_SECOND })).p99;
  try {
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await p99());
      const [besideThem] = await Promise.all([
        p99(),
        long.run({ ...one, headers: toHeaders("gzip"), calls: calls.long }),
        history.run({ ...plain, calls: calls.history }),
      ]);
      beside.push(besideThem);
    }
    return { alone, beside };
  } finally {
    for (const loader of loaders) loader.stop();
  }
}
