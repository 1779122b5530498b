import type { Json } from "@market-data/generator-core";
import { capitalize, formatList } from "../../text/format.ts";
import { same } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** The values of an enumeration. */
export function compareValues(pair: SchemaPair): SchemaFinding[] {
  return [...enumerations(pair), ...knownValues(pair)];
}

/** Values of `x-extensible-enum`. Clients must expect further values: only requests can break. */
function knownValues({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  const [old, fresh] = [before.knownValues, after.knownValues];
  if (old === undefined || fresh === undefined) return [];
  const [gained, lost] = [without(fresh, old), without(old, fresh)];
  if (gained.length + lost.length === 0) return [];
  const isBreaking = direction === "request" && lost.length > 0;
  return [
    {
      rule: "known-values-changed",
      ...(isBreaking ? { breaks: ["wire"], advice: `Stop sending ${names(lost)}.` } : {}),
      text: `${capitalize(subject.label)} has other known values.`,
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
  const at = ["enum"];
  const label = capitalize(subject.label);
  const isRequest = direction === "request";
  if (old === undefined) {
    const text = `${label} ${isRequest ? "accepts only" : "is always one of"} ${names(fresh)}.`;
    return [{ rule: "enum-set", text, at }];
  }
  if (fresh === undefined) {
    return [{ rule: "enum-removed", text: `${label} is no longer limited to ${names(old)}.`, at }];
  }
  const found: SchemaFinding[] = [];
  const [gained, lost] = [without(fresh, old), without(old, fresh)];
  if (gained.length > 0) {
    const text = `${label} ${isRequest ? "now accepts" : "can now be"} ${names(gained)} too.`;
    found.push({ rule: "enum-value-added", text, at });
  }
  if (lost.length > 0) {
    const text = `${label} ${isRequest ? "no longer accepts" : "can no longer be"} ${names(lost)}.`;
    found.push({ rule: "enum-value-removed", text, at, values: lost.map(String) });
  }
  return found;
}

function names(values: readonly Json[] | undefined): string {
  return formatList(
    (values ?? []).map((value) => (typeof value === "string" ? value : JSON.stringify(value))),
  );
}
