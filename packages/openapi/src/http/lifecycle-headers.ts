import { type OperationId, operations } from "../generated/operations.ts";
import type { Operation } from "../operation.ts";
import type { HeaderList } from "./header-list.ts";

/**
 * `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` (RFC 8288) of an operation that is not to be used any more:
 * the address of its replacement, or, where it has none, of the page that says so.
 *
 * @param documentation Where that page is.
 * @param pathOf Finds the path of an operation, of a contract that holds others than ours.
 */
export function lifecycleHeaders(
  { lifecycle }: Pick<Operation, "lifecycle">,
  documentation: string,
  pathOf = ownPathOf,
): HeaderList {
  const { status, replacedBy, deprecatedSince, sunset } = lifecycle;
  if (status === "current") return [];
  const headers: HeaderList = [];
  if (deprecatedSince !== undefined) headers.push("Deprecation", `@${Date.parse(deprecatedSince) / 1000}`);
  if (sunset !== undefined) headers.push("Sunset", new Date(sunset).toUTCString());
  const successor = replacedBy == null ? undefined : pathOf(replacedBy);
  headers.push(
    "Link",
    successor === undefined
      ? `<${documentation}>; rel="deprecation"`
      : `<${successor}>; rel="successor-version"`,
  );
  return headers;
}

function ownPathOf(operationId: string): string | undefined {
  return operations[operationId as OperationId]?.path;
}
