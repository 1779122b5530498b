import { BOUNDS } from "@market-data/generator-core";
import { BOUND_NAMES, breaksBy } from "../../catalogue.ts";
import { formatValue } from "../../text/format.ts";
import type { Bound } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** The inclusive and the exclusive bound on each side of a number. */
const NUMBER_BOUNDS = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
] as const;
const OTHER_BOUNDS = BOUNDS.filter((bound) => !NUMBER_BOUNDS.flat().some((each) => each === bound));

/** Bounds of numbers, lengths and counts. */
export function compareBounds(pair: SchemaPair): SchemaFinding[] {
  const { before, after } = pair;
  return [
    ...NUMBER_BOUNDS.flatMap((keywords) => {
      const [old, fresh] = [effectiveBound(before.bounds, keywords), effectiveBound(after.bounds, keywords)];
      if (old === undefined || fresh === undefined || old.keyword === fresh.keyword) {
        const keyword = fresh?.keyword ?? old?.keyword ?? keywords[0];
        return old?.value === fresh?.value ? [] : [describe(pair, keyword, old?.value, fresh?.value)];
      }
      const isNarrower =
        old.value === fresh.value
          ? fresh.keyword === keywords[1]
          : fresh.value > old.value === (keywords[0] === "minimum");
      return isNarrower
        ? [describe(pair, fresh.keyword, undefined, fresh.value)]
        : [describe(pair, old.keyword, old.value, undefined)];
    }),
    ...OTHER_BOUNDS.flatMap((bound) => {
      const [old, fresh] = [before.bounds.get(bound), after.bounds.get(bound)];
      return old === fresh ? [] : [describe(pair, bound, old, fresh)];
    }),
  ];
}

/** The tighter of an inclusive and an exclusive bound. */
function effectiveBound(
  bounds: ReadonlyMap<Bound, number>,
  [inclusive, exclusive]: (typeof NUMBER_BOUNDS)[number],
): { keyword: Bound; value: number } | undefined {
  const [closed, open] = [bounds.get(inclusive), bounds.get(exclusive)];
  if (open === undefined) return closed === undefined ? undefined : { keyword: inclusive, value: closed };
  const isClosed = closed !== undefined && (inclusive === "minimum" ? closed > open : closed < open);
  return isClosed ? { keyword: inclusive, value: closed } : { keyword: exclusive, value: open };
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
  if (isMultiple(old, fresh)) return "widened";
  return isMultiple(fresh, old) ? "narrowed" : "changed";
}

/** Whether a number is a multiple of a step, apart from rounding. */
function isMultiple(value: number, step: number): boolean {
  const count = value / step;
  return Math.abs(count - Math.round(count)) < 1e-9;
}
