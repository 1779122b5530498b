import { BOUNDS } from "@market-data/generator-core";
import { BOUND_NAMES, breaksBy } from "../../catalogue.ts";
import { formatValue } from "../../text/format.ts";
import type { Bound } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** Bounds of numbers, lengths and counts. */
export function compareBounds(pair: SchemaPair): SchemaFinding[] {
  return BOUNDS.flatMap((bound) => {
    const [old, fresh] = [pair.before.bounds.get(bound), pair.after.bounds.get(bound)];
    return old === fresh ? [] : [describe(pair, bound, old, fresh)];
  });
}

function describe(
  { direction, subject }: SchemaPair,
  bound: Bound,
  old: number | undefined,
  fresh: number | undefined,
): SchemaFinding {
  const [id, noun] = BOUND_NAMES[bound];
  const label = `The ${noun} of ${subject.label}`;
  const at = [bound];
  if (old === undefined) return { rule: `${id}-set`, text: `${label} is now ${formatValue(fresh)}.`, at };
  if (fresh === undefined) {
    return { rule: `${id}-removed`, text: `${label} was removed; it was ${formatValue(old)}.`, at };
  }
  const verb = fresh > old ? "raised" : "lowered";
  return {
    rule: `${id}-${verb}`,
    ...(bound === "multipleOf" ? { breaks: breaksBy(stepEffect(old, fresh), direction, false) } : {}),
    text: `${label} was ${verb}.`,
    at,
  };
}

/** A divisor of the earlier step allows more values. */
function stepEffect(old: number, fresh: number) {
  if (old % fresh === 0) return "widened";
  return fresh % old === 0 ? "narrowed" : "changed";
}
