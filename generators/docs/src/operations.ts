import type { Model, Operation, Tag } from "@market-data/generator-core";

const STATUSES = ["current", "legacy", "deprecated"];

/**
 * Sorts operations for every page: current operations first, then by the path's first appearance in the contract, then the
 * highest version first.
 */
export function sortOperations(operations: readonly Operation[]): Operation[] {
  const versions = [...Map.groupBy(operations, resourcePath).values()].flatMap((members) =>
    members.toSorted((a, b) => b.version - a.version),
  );
  const rank = ({ lifecycle }: Operation) => STATUSES.indexOf(lifecycle.status);
  return versions.toSorted((a, b) => rank(a) - rank(b));
}

/** The path without the version. All versions of a resource share this path. */
export function resourcePath({ path }: Pick<Operation, "path">): string {
  return path.replace(/^\/v\d+/, "");
}

/** All versions of an operation, the highest version first. */
export function listVersions(operation: Operation, { operations }: Model): Operation[] {
  return operations
    .filter((each) => resourcePath(each) === resourcePath(operation))
    .toSorted((a, b) => b.version - a.version);
}

/** The subjects of the contract with their operations. Skips subjects without operations. */
export function listSubjects({ tags, operations }: Model): (Tag & { operations: Operation[] })[] {
  return tags
    .map((tag) => ({ ...tag, operations: operations.filter((operation) => operation.tag === tag.name) }))
    .filter((tag) => tag.operations.length > 0);
}

/** The parameters of rules for required alternatives. */
export function listNeeded({ constraints }: Operation): string[] {
  return constraints.flatMap(({ exactlyOneOf, atLeastOneOf }) => exactlyOneOf ?? atLeastOneOf ?? []);
}
