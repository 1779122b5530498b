import type { Operation } from "@market-data/generator-core";
import { groupBy } from "./tables.ts";

const STATUSES = ["current", "legacy", "deprecated"];

/**
 * Sorts operations for every page: current operations first, then by the path's first appearance in the contract, then the
 * highest version first.
 */
export function sortOperations(operations: readonly Operation[]): Operation[] {
  const versions = [...groupBy(operations, resourcePath).values()].flatMap((members) =>
    members.toSorted((one, other) => other.version - one.version),
  );
  const rank = ({ lifecycle }: Operation) => STATUSES.indexOf(lifecycle.status);
  return versions.toSorted((one, other) => rank(one) - rank(other));
}

/** The path of an operation without its version, equal for all versions of a resource. */
export function resourcePath({ path }: Pick<Operation, "path">): string {
  return path.replace(/^\/v\d+/, "");
}
