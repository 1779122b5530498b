import type { Change, Rejection, UsersCode } from "../review.ts";
import { formatCount } from "../text/format.ts";

/**
 * Rejects users' programs with new compiler errors, except after a permitted break of types.
 * @param isPermitted True if the lifecycle permits every break of clients.
 */
export function consumerRejections(
  { consumers, problem }: UsersCode,
  changes: readonly Change[],
  isPermitted: boolean,
): Rejection[] {
  if (problem !== undefined) {
    return [
      {
        kind: "consumer",
        text: `The types and the client cannot be generated: ${problem}`,
        advice: "Change the contract, or the generator together with it.",
      },
    ];
  }
  if (isPermitted && changes.some(({ breaks }) => breaks.includes("types"))) return [];
  return [...Map.groupBy(consumers, ({ file }) => file)].map(([file, errors]) => ({
    kind: "consumer",
    rule: "users-code/error",
    text: `The users' program ${file} no longer compiles: ${formatCount(errors.length, "new error")}. The first: ${errors[0]?.text}`,
    advice: `Change the contract so that the program compiles, or add a waiver with the \`place\` ${file}.`,
    place: { file, line: errors[0]?.line ?? 1 },
  }));
}
