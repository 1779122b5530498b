import { ReviewError } from "./errors.ts";
import { type Change, LEVELS, type Level } from "./review.ts";
import { findIdProblem } from "./rule-ids.ts";

/** Severities in place of the defaults of rules. */
export type Severities = ReadonlyMap<string, Level>;

/**
 * Adds a severity to earlier severities.
 * @param text `RULE=LEVEL`, such as `response-field-added=none`.
 * @throws {ReviewError} for an unknown rule or level.
 */
export function addSeverity(text: string, earlier: Severities): Severities {
  const [rule = "", name, ...rest] = text.split("=");
  const level = LEVELS.find((each) => each === name);
  if (level === undefined || rest.length > 0) {
    throw new ReviewError(`"${text}" is not RULE=LEVEL.`, `Name a level: ${LEVELS.join(", ")}.`);
  }
  const problem = findIdProblem(rule);
  if (problem !== undefined) throw new ReviewError(problem, "Name a rule, as printed by the review.");
  return new Map([...earlier, [rule, level]]);
}

/** Replaces the levels of changes. `none` removes a change. */
export function applySeverities(changes: readonly Change[], severities: Severities): Change[] {
  return changes.flatMap((change) => {
    const level = severities.get(change.rule) ?? change.level;
    if (level === change.level) return [change];
    return level === "none" ? [] : [{ ...change, level, breaks: [] }];
  });
}
