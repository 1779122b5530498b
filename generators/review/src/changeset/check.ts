import { highest, LEVELS, type Level, type Rejection } from "../review.ts";
import type { Changeset } from "./read.ts";

const WRITE = "`pnpm review --write` writes one with the changes as its text.";

/**
 * Checks that the changesets of the pull request declare at least the verdict.
 * @param changesets All changesets of the working tree. Only new changesets count.
 */
export function checkChangeset(verdict: Level, changesets: readonly Changeset[]): Rejection[] {
  const own = changesets.filter(({ isNew }) => isNew);
  const broken = own.flatMap(({ file, problem }) =>
    problem === undefined ? [] : [unreadable(file, problem)],
  );
  const said = highest(own.map(({ level }) => level));
  if (LEVELS.indexOf(said) >= LEVELS.indexOf(verdict)) return broken;
  const best = own.find(({ level, problem }) => level === said && problem === undefined);
  return [...broken, tooLow(verdict, said, best)];
}

function unreadable(file: string, problem: string): Rejection {
  return {
    kind: "changeset",
    text: `The changeset ${file} cannot be read: ${problem}.`,
    advice: "Mend it, or remove it and run `pnpm review --write`.",
    place: { file, line: 1 },
  };
}

function tooLow(verdict: Level, said: Level, best: Changeset | undefined): Rejection {
  const need = `The changes need a ${verdict} release`;
  if (best === undefined) {
    return { kind: "changeset", text: `${need}, and no changeset comes with them.`, advice: WRITE };
  }
  const { file, line } = best;
  const stated = said === "none" ? "names no package of the API" : `says ${said}`;
  const advice = `Say \`${verdict}\` there, or add another: ${WRITE}`;
  return { kind: "changeset", text: `${need}, and ${file} ${stated}.`, advice, place: { file, line } };
}
