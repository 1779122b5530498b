import { capitalize } from "../../text/format.ts";
import { breaksBy, NOTHING } from "../finding.ts";
import { acceptsNothing } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** The items of a list: whether they have a schema, which is compared as one of its own, and whether each is there once. */
export function compareItems(pair: SchemaPair): SchemaFinding[] {
  return [...schema(pair), ...uniqueness(pair)];
}

function schema({ before, after, direction, subject, readers }: SchemaPair): SchemaFinding[] {
  if ((before.items === undefined) === (after.items === undefined)) return [];
  // A list instead of something else is reported with the type.
  if (before.types?.has("array") !== after.types?.has("array")) return [];
  const effect = after.items === undefined ? "widened" : "narrowed";
  const breaks = breaksBy(effect, direction, true);
  const isEmptied = after.items !== undefined && acceptsNothing(readers.now.read(after.items));
  const text =
    effect === "widened"
      ? `The items of ${subject.label} may be anything now.`
      : isEmptied
        ? `${capitalize(subject.label)} has no items now.`
        : `The items of ${subject.label} have a schema now.`;
  const advice = direction === "request" ? "Send only such items." : "Be ready for any item.";
  return [
    {
      rule: `items-${effect}`,
      breaks,
      otherwise: "minor",
      text,
      advice: breaks.length === 0 ? NOTHING : advice,
      at: ["items"],
    },
  ];
}

function uniqueness({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  if (before.uniqueItems === after.uniqueItems) return [];
  const breaks = breaksBy(after.uniqueItems ? "narrowed" : "widened", direction, false);
  const verb = after.uniqueItems ? "may not repeat an item now" : "may now repeat an item";
  const advice = direction === "request" ? "Send each item once." : "Be ready for an item that comes again.";
  return [
    {
      rule: after.uniqueItems ? "unique-items-set" : "unique-items-removed",
      breaks,
      otherwise: "minor",
      text: `${capitalize(subject.label)} ${verb}.`,
      advice: breaks.length === 0 ? NOTHING : advice,
      at: ["uniqueItems"],
    },
  ];
}
