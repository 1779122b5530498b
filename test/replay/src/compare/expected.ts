import type { ExpectedDifference } from "../expected-differences.ts";
import type { ReplayRequest } from "../requests/request.ts";
import { SERVERS } from "../trees/servers.ts";
import type { Difference } from "./difference.ts";

/** Finds the entry for a difference. Undefined for an unexpected difference. */
export function findExpected(
  list: readonly ExpectedDifference[],
  request: Pick<ReplayRequest, "server" | "title">,
  difference: Difference,
): ExpectedDifference | undefined {
  return list.find(
    (entry) =>
      (entry.program === undefined || entry.program === SERVERS[request.server].program) &&
      matches(entry.requests, request.title) &&
      new RegExp(`^(?:${entry.field.source})$`, entry.field.flags).test(difference.field) &&
      matches(entry.old, difference.old) &&
      matches(entry.new, difference.new),
  );
}

function matches(pattern: RegExp | undefined, text: string): boolean {
  return pattern === undefined || pattern.test(text);
}
