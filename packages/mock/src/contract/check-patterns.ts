import type { Json, JsonObject } from "@market-data/openapi/contract";
import { isSafePattern } from "redos-detector";

/** The limit of the search for backtracking in steps: more than ten times the need of our most complex pattern. */
const MAX_STEPS = 2500;

/**
 * Checks every regular expression of a contract, because some expressions take years for a short text. After this check,
 * requests and responses need no time limit.
 *
 * @returns The problems with their places: invalid expressions and unbounded backtracking.
 */
export function findPatternProblems(document: JsonObject): string[] {
  return [...findPatterns(document)].flatMap(([pattern, place]) => {
    const problem = findProblem(pattern);
    return problem === undefined ? [] : [`The pattern "${pattern}" of ${place} ${problem}`];
  });
}

function findProblem(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
  } catch (error) {
    return `is not a valid regular expression: ${(error as Error).message}`;
  }
  try {
    if (isSafePattern(pattern, { unicode: true, maxSteps: MAX_STEPS }).safe) return undefined;
  } catch (error) {
    return `cannot be checked for backtracking: ${(error as Error).message}`;
  }
  return (
    "backtracks too often for some texts. Avoid a repetition inside a repetition, " +
    'as in "^(a+)+$", and two consecutive repetitions of the same characters.'
  );
}

/** Collects the distinct patterns with their first places. */
function findPatterns(
  value: Json,
  place: readonly string[] = [],
  found = new Map<string, string>(),
): Map<string, string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, item] of Object.entries(value)) {
    const here = [...place, name];
    const patterns =
      name === "pattern" && typeof item === "string"
        ? [item]
        : name === "patternProperties" && typeof item === "object" && item !== null
          ? Object.keys(item)
          : [];
    for (const pattern of patterns) if (!found.has(pattern)) found.set(pattern, here.join("/"));
    findPatterns(item, here, found);
  }
  return found;
}
