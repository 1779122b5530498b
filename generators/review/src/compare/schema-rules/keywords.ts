import { isDeepStrictEqual } from "node:util";
import type { Effect } from "../../catalogue.ts";
import { capitalize, code } from "../../text/format.ts";
import { type SchemaTest, same } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** Keywords for a whole value, and keywords without a rule. */
export function compareKeywords(pair: SchemaPair): SchemaFinding[] {
  const { before, after } = pair;
  const names = new Set([...Object.keys(before.others), ...Object.keys(after.others)]);
  const others = [...names].filter((name) => !same(before.others[name], after.others[name]));
  const effects: readonly (readonly [keyword: string, effect: Effect | undefined])[] = [
    ...[...new Set([...before.tests.keys(), ...after.tests.keys()])].map(
      (keyword) => [keyword, getTestEffect(pair, keyword)] as const,
    ),
    ["patternProperties", getPatternEffect(pair)],
    ["prefixItems", getFirstItemsEffect(pair)],
    ["dependentRequired", getDependentEffect(pair)],
    ...others.map((keyword) => [keyword, getOtherEffect(pair, keyword)] as const),
  ];
  return effects.flatMap(([keyword, effect]) =>
    effect === undefined ? [] : [describe(pair, keyword, effect)],
  );
}

function describe({ subject, direction }: SchemaPair, keyword: string, effect: Effect): SchemaFinding {
  const values = { narrowed: "fewer values", widened: "more values", changed: undefined }[effect];
  const more = values === undefined ? "" : `: ${direction === "request" ? "accepts" : "allows"} ${values}`;
  return {
    rule: `keyword-${effect}`,
    text: `${capitalize(code(keyword))} of ${subject.label} changed${more}.`,
    at: [keyword],
  };
}

/** Keywords that only restrict values. */
const RESTRICTIONS = ["if", "then", "else", "dependentSchemas", "unevaluatedItems"];

function getOtherEffect({ before, after }: SchemaPair, keyword: string): Effect {
  if (!RESTRICTIONS.includes(keyword)) return "changed";
  if (before.others[keyword] === undefined) return "narrowed";
  return after.others[keyword] === undefined ? "widened" : "changed";
}

function getTestEffect({ before, after, effect }: SchemaPair, keyword: SchemaTest): Effect | undefined {
  const [old, fresh] = [before.tests.get(keyword), after.tests.get(keyword)];
  if (old === undefined) return "narrowed";
  if (fresh === undefined) return "widened";
  const found = effect(old, fresh);
  if (keyword !== "not" || found === undefined) return found;
  // Under `not`, more accepted values mean more excluded values.
  return { narrowed: "widened", widened: "narrowed", changed: "changed" }[found] as Effect;
}

/** A new pattern restricts the fields of an open record, and adds fields to a closed record. */
function getPatternEffect({ before, after }: SchemaPair): Effect | undefined {
  const [old, fresh] = [[...before.patternFields.keys()], [...after.patternFields.keys()]];
  const gains = fresh.some((pattern) => !old.includes(pattern));
  const loses = old.some((pattern) => !fresh.includes(pattern));
  if (!gains && !loses) return undefined;
  if (gains && loses) return "changed";
  const isClosed = (gains ? before : after).otherFields === "closed";
  return gains === isClosed ? "widened" : "narrowed";
}

/** Without a schema for all items, a further schema restricts the list. */
function getFirstItemsEffect({ before, after }: SchemaPair): Effect | undefined {
  const [old, fresh] = [before.firstItems.length, after.firstItems.length];
  if (fresh > old && before.items === undefined) return "narrowed";
  return fresh < old && after.items === undefined ? "widened" : undefined;
}

function getDependentEffect({ before, after }: SchemaPair): Effect | undefined {
  const [old, fresh] = [before.dependentRequired, after.dependentRequired];
  if (isDeepStrictEqual(old, fresh)) return undefined;
  const covers = (one: typeof old, other: typeof old) =>
    [...other].every(([name, fields]) => [...fields].every((field) => one.get(name)?.has(field)));
  if (covers(fresh, old)) return "narrowed";
  return covers(old, fresh) ? "widened" : "changed";
}
