import type { Json, JsonObject } from "@market-data/openapi/contract";
import { isSafePattern } from "redos-detector";

/** How many steps the search for backtracking may take: more than ten times what our most complex pattern needs. */
const MAX_STEPS = 2500;

/**
 * Checks every regular expression of a contract once, so that requests and responses need no time limit: some
 * expressions take years for a short text.
 *
 * @returns What is wrong, with the place: expressions that are invalid or may backtrack without bound.
 */
export function findInPatterns(document: JsonObject): string[] {
  return [...findPatterns(document)].flatMap(([pattern, place]) => {
    const problem = findProblem(pattern);
    return problem === undefined ? [] : [`The pattern "${pattern}" of ${place} ${problem}`];
  });
}

function findProblem(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
  } catch (error) {
    return `is no regular expression: ${(error as Error).message}`;
  }
  try {
    if (isSafePattern(pattern, { unicode: true, maxSteps: MAX_STEPS }).safe) return undefined;
  } catch (error) {
    return `cannot be checked for backtracking: ${(error as Error).message}`;
  }
  return (
    "backtracks too often for some texts. Write it so that a text can match in one way alone: " +
    'without a repetition in a repetition, as in "^(a+)+$", and without two repetitions of the same characters in a row.'
  );
}

/** The different patterns, each with the place where it is found first. */
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
