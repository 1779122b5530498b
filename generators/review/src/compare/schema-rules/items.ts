import { capitalize } from "../../text/format.ts";
import { acceptsNothing } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** The presence of a schema for the items of a list, and the uniqueness of the items. */
export function compareItems(pair: SchemaPair): SchemaFinding[] {
  return [...schema(pair), ...uniqueness(pair)];
}

function schema({ before, after, subject, readers }: SchemaPair): SchemaFinding[] {
  if ((before.items === undefined) === (after.items === undefined)) return [];
  // The rule of types reports a list in place of another type.
  if (before.types?.has("array") !== after.types?.has("array")) return [];
  const at = ["items"];
  if (after.items === undefined) {
    return [{ rule: "items-widened", text: `The items of ${subject.label} may be anything now.`, at }];
  }
  const text = acceptsNothing(readers.now.read(after.items))
    ? `${capitalize(subject.label)} has no items now.`
    : `The items of ${subject.label} have a schema now.`;
  return [{ rule: "items-narrowed", text, at }];
}

function uniqueness({ before, after, subject }: SchemaPair): SchemaFinding[] {
  if (before.uniqueItems === after.uniqueItems) return [];
  const verb = after.uniqueItems ? "may not repeat an item now" : "may now repeat an item";
  return [
    {
      rule: after.uniqueItems ? "unique-items-set" : "unique-items-removed",
      text: `${capitalize(subject.label)} ${verb}.`,
      at: ["uniqueItems"],
    },
  ];
}
