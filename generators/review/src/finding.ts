import type { Json, Pointer } from "@market-data/generator-core";
import type { Places } from "./pair.ts";
import type { Level } from "./review.ts";

/** What the engines found at one place, before it is put into words. */
export interface Finding {
  kind: "added" | "removed" | "modified";
  /** What stands at the place, as `redocly diff` names it: `Parameter`, `Schema`, `Header`. */
  typeName: string;
  /** The keyword that was modified. */
  property?: string;
  /** The place as the first operation that holds it sees it. */
  usage: Pointer;
  places: Places;
  before?: Json;
  after?: Json;
  /** The level that `redocly diff` gives. */
  impact: Level;
  /** The rules of `redocly diff` that mind it, each breaking. */
  verdicts: { rule: string; text: string }[];
  /** The checks of oasdiff that tell of it, the first the gravest. */
  checks: { id: string; text: string; level: Level }[];
}

/** Which way the value at a place goes: sent by the client, or answered by the service. */
export type Direction = "request" | "response" | "neither";

/** The direction of a finding's place. */
export function directionOf({ usage }: Pick<Finding, "usage">): Direction {
  if (usage.includes("parameters") || usage.includes("requestBody")) return "request";
  return usage.includes("responses") ? "response" : "neither";
}

/** Whether one pointer leads to the other's place, or into it. */
export function leadsInto(inner: Pointer, outer: Pointer): boolean {
  return (
    inner.length >= outer.length && outer.every((segment, index) => String(segment) === String(inner[index]))
  );
}
