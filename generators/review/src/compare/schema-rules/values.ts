import type { Json } from "@market-data/generator-core";
import type { Kind } from "../../review.ts";
import { capitalize, formatList } from "../../text/format.ts";
import { breaksBy, NOTHING } from "../finding.ts";
import { same } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** The values of an enumeration. */
export function compareValues(pair: SchemaPair): SchemaFinding[] {
  return [...enumerations(pair), ...knownValues(pair)];
}

/** Values of `x-extensible-enum`: clients must expect further values, so only a request can break. */
function knownValues({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  const [old, fresh] = [before.knownValues ?? [], after.knownValues ?? []];
  const [gained, lost] = [without(fresh, old), without(old, fresh)];
  if (
    before.knownValues === undefined ||
    after.knownValues === undefined ||
    gained.length + lost.length === 0
  )
    return [];
  const breaks: Kind[] = direction === "request" && lost.length > 0 ? ["wire"] : [];
  const label = capitalize(subject.label);
  return [
    {
      rule: "known-values-changed",
      breaks,
      otherwise: "minor",
      text: `${label} has other known values.`,
      advice: breaks.length > 0 ? `Stop sending ${names(lost)}.` : NOTHING,
      at: ["x-extensible-enum"],
    },
  ];
}

function without(values: readonly Json[], others: readonly Json[]): Json[] {
  return values.filter((value) => !others.some((each) => same(each, value)));
}

function enumerations({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  const [old, fresh] = [before.values, after.values];
  if (old === undefined && fresh === undefined) return [];
  const about = { otherwise: "minor", at: ["enum"] } as const;
  const label = capitalize(subject.label);
  if (old === undefined) {
    const breaks = breaksBy("narrowed", direction, true);
    const text = `${label} ${direction === "request" ? "accepts only" : "is always one of"} ${names(fresh)}.`;
    return [
      {
        ...about,
        rule: "enum-set",
        breaks,
        text,
        advice: breaks.length > 0 ? "Send no other value." : NOTHING,
      },
    ];
  }
  if (fresh === undefined) {
    const breaks = breaksBy("widened", direction, true);
    const text = `${label} is no longer limited to ${names(old)}.`;
    const advice = breaks.length > 0 ? "Be ready for any other value." : NOTHING;
    return [{ ...about, rule: "enum-removed", breaks, text, advice }];
  }
  const [gained, lost] = [without(fresh, old), without(old, fresh)];
  return [
    ...(gained.length === 0 ? [] : [{ ...about, ...added(gained, label, direction) }]),
    ...(lost.length === 0 ? [] : [{ ...about, ...removed(lost, label, direction) }]),
  ];
}

type ValueFinding = Pick<SchemaFinding, "rule" | "breaks" | "text" | "advice" | "values">;

function added(values: readonly Json[], label: string, direction: SchemaPair["direction"]): ValueFinding {
  const breaks = breaksBy("widened", direction, true);
  const verb = direction === "request" ? "now accepts" : "can now be";
  const advice = breaks.length > 0 ? `Handle ${names(values)}.` : NOTHING;
  return { rule: "enum-value-added", breaks, text: `${label} ${verb} ${names(values)} too.`, advice };
}

function removed(values: readonly Json[], label: string, direction: SchemaPair["direction"]): ValueFinding {
  // A comparison with a value that is not in the type no longer compiles (TS2367).
  const breaks: Kind[] = direction === "request" ? ["wire", "types"] : ["types"];
  const verb = direction === "request" ? "no longer accepts" : "can no longer be";
  const advice =
    direction === "request"
      ? `Stop sending ${names(values)}: it is rejected.`
      : `Remove comparisons with ${names(values)}.`;
  const text = `${label} ${verb} ${names(values)}.`;
  return { rule: "enum-value-removed", breaks, text, advice, values: values.map(String) };
}

function names(values: readonly Json[] | undefined): string {
  return formatList(
    (values ?? []).map((value) => (typeof value === "string" ? value : JSON.stringify(value))),
  );
}
