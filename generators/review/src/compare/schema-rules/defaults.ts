import type { Json } from "@market-data/generator-core";
import { formatValue } from "../../text/format.ts";
import { same } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** The default of a parameter or a field. */
export function compareDefaults({ before, after, subject }: SchemaPair): SchemaFinding[] {
  const [old, fresh] = [before.default, after.default];
  if (same(sortedList(old), sortedList(fresh))) return [];
  const label = `The default of ${subject.label}`;
  const text =
    old === undefined
      ? `${label} is now ${formatValue(fresh)}.`
      : fresh === undefined
        ? `${label} was removed; it was ${formatValue(old)}.`
        : `${label} changed.`;
  return [{ rule: "default-changed", text, at: ["default"] }];
}

function sortedList(value: Json | undefined): Json | undefined {
  return Array.isArray(value)
    ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    : value;
}
