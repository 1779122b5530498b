import type { Operation } from "@market-data/generator-core";
import { groupBy } from "./tables.ts";

const STATUSES = ["current", "legacy", "deprecated"];

/**
 * The order of operations on every page: current ones first, those of a path in order of appearance, and of its versions the
 * highest first.
 */
export function sortOperations(operations: readonly Operation[]): Operation[] {
  const versions = [...groupBy(operations, resourcePath).values()].flatMap((members) =>
    members.toSorted((one, other) => other.version - one.version),
  );
  const rank = ({ lifecycle }: Operation) => STATUSES.indexOf(lifecycle.status);
  return versions.toSorted((one, other) => rank(one) - rank(other));
}

/** The path of an operation without its version: the same for all versions of what it returns. */
export function resourcePath({ path }: Pick<Operation, "path">): string {
  return path.replace(/^\/v\d+/, "");
}
