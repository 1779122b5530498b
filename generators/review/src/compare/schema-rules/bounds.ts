import { BOUNDS } from "@market-data/generator-core";
import { code, formatValue } from "../../text/format.ts";
import { breaksBy, NOTHING } from "../finding.ts";
import { type Bound, isLower } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

const NOUNS: Record<Bound, string> = {
  minimum: "minimum",
  exclusiveMinimum: "lower bound",
  maximum: "maximum",
  exclusiveMaximum: "upper bound",
  multipleOf: "step",
  minLength: "minimum length",
  maxLength: "maximum length",
  minItems: "minimum number of items",
  maxItems: "maximum number of items",
  minProperties: "minimum number of fields",
  maxProperties: "maximum number of fields",
};

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
  const breaks = breaksBy(getEffect(bound, old, fresh), direction, false);
  const what = `The ${NOUNS[bound]} of ${subject.label}`;
  const verb =
    old === undefined ? "set" : fresh === undefined ? "removed" : fresh > old ? "raised" : "lowered";
  const text =
    old === undefined
      ? `${what} is now ${formatValue(fresh)}.`
      : fresh === undefined
        ? `${what} was removed; it was ${formatValue(old)}.`
        : `${what} was ${verb}.`;
  const advice =
    direction === "request"
      ? `Send only values of ${code(subject.name)} within the new bound: others are rejected.`
      : `Be ready for values of ${code(subject.name)} beyond the old bound.`;
  return {
    rule: `${kebab(bound)}-${verb}`,
    breaks,
    otherwise: "minor",
    text,
    advice: breaks.length > 0 ? advice : NOTHING,
    at: [bound],
  };
}

function getEffect(bound: Bound, old: number | undefined, fresh: number | undefined) {
  if (old === undefined) return "narrowed";
  if (fresh === undefined) return "widened";
  if (bound === "multipleOf") {
    if (old % fresh === 0) return "widened";
    return fresh % old === 0 ? "narrowed" : "changed";
  }
  return fresh > old === isLower(bound) ? "narrowed" : "widened";
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
