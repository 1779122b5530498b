import type { Json } from "@market-data/generator-core";
import { code, formatValue } from "../../text/format.ts";
import { same } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** What a parameter counts as where it is not sent. */
export function compareDefaults({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  const [old, fresh] = [before.default, after.default];
  if (same(sortedList(old), sortedList(fresh))) return [];
  const what = `The default of ${subject.label}`;
  const name = code(subject.name);
  const text =
    old === undefined
      ? `${what} is now ${formatValue(fresh)}.`
      : fresh === undefined
        ? `${what} was removed; it was ${formatValue(old)}.`
        : `${what} changed.`;
  const about = { otherwise: "minor", text, at: ["default"] } as const;
  if (direction === "response") {
    return [{ ...about, rule: "default-changed", breaks: [], otherwise: "patch", advice: "Nothing." }];
  }
  const advice =
    old === undefined
      ? `Requests without ${name} count as sent with ${formatValue(fresh)}: send it where you want something else.`
      : `Send ${name} with ${formatValue(old)} where you relied on the default.`;
  return [{ ...about, rule: "default-changed", breaks: ["wire"], advice }];
}

function sortedList(value: Json | undefined): Json | undefined {
  return Array.isArray(value)
    ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    : value;
}
