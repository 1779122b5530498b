import { median } from "../measure.ts";
import type { Side } from "./sides.ts";

const ROUNDS = 7;
const AIM_SECONDS = 1;

/** How long each needs until it serves, in turn; the first round fills caches and does not count. */
export async function startTimes(sides: Readonly<Record<string, Side>>): Promise<Record<string, object>> {
  const names = Object.keys(sides);
  const wall = new Map(names.map((name) => [name, [] as number[]]));
  const cpu = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, start] of Object.entries(sides)) {
      const program = await start();
      if (round > 0) {
        wall.get(name)?.push(program.startSeconds);
        cpu.get(name)?.push(program.cpuSeconds);
      }
      await program.stop();
    }
  }
  const rows = names.map((name) => [
    name,
    {
      seconds: median(wall.get(name) ?? []).toFixed(2),
      "CPU seconds": median(cpu.get(name) ?? []).toFixed(2),
      aim: name === "mock" ? `under ${AIM_SECONDS}` : "",
    },
  ]);
  return Object.fromEntries(rows);
}
