import { type Attack, type Breach, findBreaches, type Measured } from "./attack.ts";
import { Target } from "./target/target.ts";

/** The result of all rounds of an attack. */
interface AttackReport {
  readonly name: string;
  readonly promise: string;
  readonly rounds: number;
  /** Measurements of the first broken round, otherwise of the last round. */
  readonly measured: Measured;
  readonly breaches: readonly Breach[];
  readonly held: boolean;
}

export interface SoakOptions {
  /** The root folder of the tree under attack. */
  readonly root: string;
  /** Duration of a measurement of response times, in seconds. */
  readonly seconds: number;
  /** Repeats the attacks for this time, in minutes. 0 runs each attack once. */
  readonly minutes: number;
  readonly onReport: (report: AttackReport) => void;
}

/** Runs the attacks repeatedly until the time is over. A successful attack is not repeated. */
export async function soak(attacks: readonly Attack[], options: SoakOptions): Promise<AttackReport[]> {
  const { root, seconds, minutes, onReport } = options;
  const deadline = Date.now() + minutes * 60_000;
  const reports = new Map<string, AttackReport>();
  using target = new Target(root, { seconds });
  do {
    for (const attack of attacks) {
      const before = reports.get(attack.name);
      if (before?.held === false) continue;
      const { name, promise } = attack;
      const { measured, breaches } = await measure(attack, target);
      const held = breaches.length === 0;
      const report = { name, promise, rounds: (before?.rounds ?? 0) + 1, measured, breaches, held };
      reports.set(name, report);
      onReport(report);
    }
  } while (Date.now() < deadline && [...reports.values()].some(({ held }) => held));
  return [...reports.values()];
}

/** Attempts for a broken ratio of times. Other load on the machine can break a ratio by chance. */
const TIMING_TRIES = 3;

async function measure(
  attack: Attack,
  target: Target,
  tries = TIMING_TRIES,
): Promise<Pick<AttackReport, "measured" | "breaches">> {
  const measured = await attack.run(target);
  const breaches = findBreaches(attack, measured, true);
  const isTimingAlone = breaches.length > 0 && breaches.every(({ bound }) => bound.isTiming);
  return isTimingAlone && tries > 1 ? measure(attack, target, tries - 1) : { measured, breaches };
}

/** Formats a report as lines: the verdict with the promise, then a line for each measurement. */
export function describeReport({ name, promise, rounds, measured, breaches, held }: AttackReport): string {
  const broken = new Map(breaches.map((breach) => [breach.what, breach]));
  const rows = [...new Set([...Object.keys(measured), ...broken.keys()])].map((what) => {
    const breach = broken.get(what);
    const value = measured[what] === undefined ? "not measured" : toText(measured[what]);
    return `    ${value.padStart(12)}  ${what}${breach === undefined ? "" : `  BROKEN: ${describeBound(breach)}`}`;
  });
  const verdict = held ? "held" : "BROKEN";
  return [`${verdict.padEnd(8)}${name}${rounds > 1 ? ` (${rounds} rounds)` : ""}: ${promise}`, ...rows].join(
    "\n",
  );
}

function describeBound({ bound: { atLeast, atMost } }: Breach): string {
  if (atLeast === atMost) return `must be ${atLeast}`;
  return [atLeast === undefined ? "" : `at least ${atLeast}`, atMost === undefined ? "" : `at most ${atMost}`]
    .filter((text) => text !== "")
    .join(", ");
}

function toText(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
