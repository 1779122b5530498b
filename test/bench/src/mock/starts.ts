import type { Row, Table } from "../figures/table.ts";
import { ROUNDS } from "../measure.ts";
import type { Side } from "./sides.ts";

const AIM_SECONDS = 1;

/** How long mocks and a peer need until they serve, in turn; the first round fills caches and does not count. */
export async function startTimes(
  mocks: Readonly<Record<string, Side>>,
  peer: { readonly name: string; readonly side: Side },
): Promise<Table> {
  const sides = [...Object.values(mocks), peer.side];
  const wall: number[][] = sides.map(() => []);
  const cpu: number[][] = sides.map(() => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, start] of sides.entries()) {
      const program = await start();
      if (round > 0) {
        wall[index]?.push(program.startSeconds);
        cpu[index]?.push(program.cpuSeconds);
      }
      await program.stop();
    }
  }
  const row = (what: string, unit: string, all: readonly number[][], index: number): Row => ({
    what,
    unit,
    ours: all[index] as number[],
    reference: peer.name,
    theirs: all.at(-1) as number[],
  });
  const rows = Object.keys(mocks).flatMap((what, index) => [
    { ...row(what, "s", wall, index), aim: { most: AIM_SECONDS, of: "ours" } as const },
    row(what, "s of CPU time", cpu, index),
  ]);
  return { title: "Start, until it serves", rows };
}
