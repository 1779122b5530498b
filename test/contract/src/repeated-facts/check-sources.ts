import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContract } from "@market-data/generator-core";
import { type Acceptance, accepted } from "./accepted.ts";
import { readFacts } from "./contract-facts.ts";
import { findRepeated, type Repetition } from "./find-repeated.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const GENERATED = /(^|\/)(generated|node_modules|dist)(\/|$)/;

/** A repetition, and the file that it is in, from the repository's root. */
export interface PlacedRepetition extends Repetition {
  readonly path: string;
}

/** Reads the hand-written code, and returns a line for each repeated fact and each acceptance that nothing needs. */
export async function checkSources(): Promise<string[]> {
  const facts = readFacts((await loadContract()).document);
  const repetitions = listSources().flatMap((path) =>
    findRepeated(readFileSync(join(ROOT, path), "utf8"), facts).map((found) => ({ path, ...found })),
  );
  return judge(repetitions, accepted);
}

/** The messages about repetitions that are not accepted, and acceptances that cover nothing. */
export function judge(
  repetitions: readonly PlacedRepetition[],
  acceptances: readonly Acceptance[],
): string[] {
  const repeated = repetitions.filter((each) => !acceptances.some((acceptance) => covers(acceptance, each)));
  const unused = acceptances.filter((acceptance) => !repetitions.some((each) => covers(acceptance, each)));
  return [
    ...repeated.map(
      ({ path, line, kind, text, meaning }) =>
        `${path}:${line}: ${kind}: ${text.replaceAll(/\s+/g, " ").slice(0, 80)} is ${meaning} in the contract: import it.`,
    ),
    ...unused.map(
      ({ place, kind }) => `accepted.ts: nothing repeats a fact in ${place} (${kind}): remove it.`,
    ),
  ];
}

function covers({ kind, place, text }: Acceptance, repetition: PlacedRepetition): boolean {
  const isThere = place.endsWith("/") ? repetition.path.startsWith(place) : repetition.path === place;
  return isThere && repetition.kind === kind && (text === undefined || repetition.text === text);
}

function listSources(): string[] {
  const folders = "{packages,generators}/*/{bin,scripts,site,src}";
  return globSync(`${folders}/**/*.{astro,js,mjs,ts}`, {
    cwd: ROOT,
    exclude: (path) => GENERATED.test(path),
  }).sort();
}
