import { type OperationId, operations } from "../generated/operations.ts";
import type { Operation } from "../operation.ts";
import type { HeaderList } from "./header-list.ts";

/**
 * `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` (RFC 8288) of an operation that is not to be used any more:
 * the address of its replacement, or, where it has none, of the page that says so.
 *
 * @param documentation Where that page is.
 */
export function lifecycleHeaders(
  { lifecycle }: Pick<Operation, "lifecycle">,
  documentation: string,
): HeaderList {
  const { status, replacedBy, deprecatedSince, sunset } = lifecycle;
  if (status === "current") return [];
  const headers: HeaderList = [];
  if (deprecatedSince !== undefined) headers.push("Deprecation", `@${Date.parse(deprecatedSince) / 1000}`);
  if (sunset !== undefined) headers.push("Sunset", new Date(sunset).toUTCString());
  headers.push(
    "Link",
    replacedBy == null
      ? `<${documentation}>; rel="deprecation"`
      : `<${operations[replacedBy as OperationId].path}>; rel="successor-version"`,
  );
  return headers;
}
