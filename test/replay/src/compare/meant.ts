import type { Closeness, MeantDifference } from "../meant-differences.ts";
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
      matches(entry.new, difference.new) &&
      (entry.within === undefined || isClose(entry.within, difference)),
  );
}

function matches(pattern: RegExp | undefined, text: string): boolean {
  return pattern === undefined || pattern.test(text);
}

/** Numbers may stand in quotes, as those of decentralised exchanges do. */
function isClose({ relative, of }: Closeness, { old, new: now }: Difference): boolean {
  const [before, after] = [old, now].map((text) => {
    const number = /^"?-?\d/.test(text) ? Number(text.replaceAll('"', "")) : Number.NaN;
    return of === undefined ? number : 1 + number / 100;
  }) as [number, number];
  return Math.abs(after - before) <= relative * Math.abs(before);
}
