import type { MeantDifference } from "../meant-differences.ts";
import type { ReplayRequest } from "../requests/request.ts";
import { SERVERS } from "../trees/servers.ts";
import type { Difference } from "./compare.ts";

/** The entry of the list that a difference is; undefined where it is not meant. */
export function findMeant(
  list: readonly MeantDifference[],
  request: Pick<ReplayRequest, "server" | "title">,
  difference: Difference,
): MeantDifference | undefined {
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
