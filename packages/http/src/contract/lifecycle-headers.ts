import { type Operation, type OperationId, operations } from "@market-data/openapi";
import type { HeaderList } from "../response/response.ts";

/**
 * Returns `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` (RFC 8288) of a deprecated or legacy operation. The link leads to
 * the replacement, or to the documentation if no replacement exists.
 *
 * @param documentation The URL of the documentation.
 * @param findPath Finds the path of an operation in a contract of another version.
 */
export function lifecycleHeaders(
  { lifecycle }: Pick<Operation, "lifecycle">,
  documentation: string,
  findPath = findOwnPath,
): HeaderList {
  const { status, replacedBy, deprecatedSince, sunset } = lifecycle;
  if (status === "current") return [];
  const headers: HeaderList = [];
  if (deprecatedSince !== undefined) headers.push("Deprecation", `@${Date.parse(deprecatedSince) / 1000}`);
  if (sunset !== undefined) headers.push("Sunset", new Date(sunset).toUTCString());
  const successor = replacedBy == null ? undefined : findPath(replacedBy);
  headers.push(
    "Link",
    successor === undefined
      ? `<${documentation}>; rel="deprecation"`
      : `<${successor}>; rel="successor-version"`,
  );
  return headers;
}

function findOwnPath(operationId: string): string | undefined {
  return operations[operationId as OperationId]?.path;
}
