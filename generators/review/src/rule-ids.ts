import { nearestName } from "@market-data/spec/reading";
import { CATALOGUE } from "./catalogue.ts";
import { code, formatList } from "./text/format.ts";

/** Describes an unknown rule id, with the nearest ids. Returns undefined for a known id. */
export function findIdProblem(id: string): string | undefined {
  if (CATALOGUE.has(id)) return undefined;
  const ids = [...CATALOGUE.keys()];
  const nearest = nearestName(id, ids);
  const parts = ids.filter((each) => each.includes(id)).slice(0, 4);
  const near = nearest === undefined || parts.length > 0 ? parts : [nearest];
  return `There is no rule ${code(id)}.${near.length === 0 ? "" : ` Near: ${formatList(near)}.`}`;
}
