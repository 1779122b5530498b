import { ROUNDS } from "../measure.ts";
import { Loader } from "../service/loader.ts";
import type { Program } from "./program.ts";
import type { Side } from "./sides.ts";

const HEADERS = { "X-SVC_PRO_API_KEY": "<API_KEY>" };
const SECONDS = 3;
const CONNECTIONS = 10;

/** What a mock did with a set of calls, a figure a round. */
export interface Throughput {
  readonly perSecond: readonly number[];
  /** Calls for each second of its CPU time. */
  readonly perCpuSecond: readonly number[];
  /** The most memory that it had in all rounds, in MB. */
  readonly megabytes: number;
}

/** What each mock does with the same calls, in turn (A B A B ...) so that a machine that slows down slows all. */
export async function throughputs<Sides extends readonly Side[]>(
  sides: Sides,
  calls: readonly string[],
): Promise<{ [Index in keyof Sides]: Throughput }> {
  const loader = new Loader();
  const programs = await Promise.all(sides.map((start) => start()));
  const rounds: Measured[][] = programs.map(() => []);
  // The first round compiles what checks the responses, and does not count.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, program] of programs.entries()) {
      const measured = await measure(loader, program, calls);
      if (round > 0) rounds[index]?.push(measured);
    }
  }
  loader.stop();
  const megabytes = programs.map(({ mostMemory }) => mostMemory);
  await Promise.all(programs.map((program) => program.stop()));
  const all = rounds.map((measured, index) => ({
    perSecond: measured.map(({ perSecond }) => perSecond),
    perCpuSecond: measured.map(({ perCpuSecond }) => perCpuSecond),
    megabytes: megabytes[index] as number,
  }));
  return all as { [Index in keyof Sides]: Throughput };
}

interface Measured {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

async function measure(loader: Loader, program: Program, calls: readonly string[]): Promise<Measured> {
  const before = program.cpuSeconds;
  const load = { url: program.url, calls, headers: HEADERS, seconds: SECONDS, connections: CONNECTIONS };
  const { perSecond, requests } = await loader.run(load);
  return { perSecond, perCpuSecond: requests / (program.cpuSeconds - before) };
}
