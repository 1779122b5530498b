import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Measures several sides in turn (A B A B ...), so that a slowing machine slows all sides. The first round warms up and
 * does not count.
 *
 * @param sides Each function measures one value.
 */
export async function measureAlternately<Name extends string>(
  rounds: number,
  sides: Readonly<Record<Name, (isWarmUp: boolean) => number | Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(sides) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const value = await sides[name](round === 0);
      if (round > 0) values[name].push(value);
    }
  }
  return values;
}

/**
 * Runs a program to its end; a Node program by default.
 *
 * @param exitCode The expected exit code.
 * @returns The duration in seconds.
 * @throws {Error} for any other exit code.
 */
export function timeProgram(
  args: readonly string[],
  {
    program = process.execPath,
    exitCode = 0,
    folder,
  }: { program?: string; exitCode?: number; folder?: string } = {},
): number {
  const begun = performance.now();
  const { status, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    // The output can be long and is not read.
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (error !== undefined) throw error;
  if (status !== exitCode) throw new Error(`${program} ${args.join(" ")} ended with ${status}:\n${stderr}`);
  return (performance.now() - begun) / 1000;
}

/** As `timeProgram`, but returns the CPU time of the program and of all programs started by it, in seconds. */
export function measureCpu(...parameters: Parameters<typeof timeProgram>): number {
  const before = getChildCpu();
  timeProgram(...parameters);
  return getChildCpu() - before;
}

/** The CPU time of all finished child processes so far, in seconds. */
function getChildCpu(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/** Linux counts CPU time in hundredths of a second. */
const TICKS = 100;
