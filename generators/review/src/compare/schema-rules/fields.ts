import type { Places } from "../../pair.ts";
import type { Kind } from "../../review.ts";
import { capitalize, code } from "../../text/format.ts";
import { breaksBy, NOTHING } from "../finding.ts";
import { acceptsNothing, type NormalSchema, type SchemaReader } from "../normal-form/read-schema.ts";
import { fieldsFor, type SchemaFinding, type SchemaPair } from "../schema-pair.ts";

/** The fields of a record: which there are, and which are always there. */
export function compareFields(pair: SchemaPair): SchemaFinding[] {
  const { before, after, readers, direction } = pair;
  const old = fieldsFor(before, readers.base, direction);
  const fresh = fieldsFor(after, readers.now, direction);
  return [
    ...[...old.keys()].filter((name) => !fresh.has(name)).map((name) => removed(pair, name)),
    ...[...fresh.keys()].filter((name) => !old.has(name)).map((name) => added(pair, name)),
    ...[...fresh.keys()].filter((name) => old.has(name)).flatMap((name) => requirement(pair, name)),
    ...[...new Set([...before.required, ...after.required])]
      .filter((name) => !before.fields.has(name) && !after.fields.has(name))
      .flatMap((name) => requirement(pair, name)),
    ...permissions(pair),
  ];
}

/** Fields that one side alone names, to forbid them. */
function permissions(pair: SchemaPair): SchemaFinding[] {
  const { before, after, readers } = pair;
  const forbidden = (one: NormalSchema, reader: SchemaReader, other: NormalSchema) =>
    [...one.fields].filter(
      ([name, ref]) =>
        !other.fields.has(name) && other.otherFields !== "closed" && acceptsNothing(reader.read(ref)),
    );
  return [
    ...forbidden(after, readers.now, before).map(([name, [place]]) => permission(pair, name, { now: place })),
    ...forbidden(before, readers.base, after).map(([name, [place]]) =>
      permission(pair, name, { base: place }),
    ),
  ];
}

function permission({ direction, describe }: SchemaPair, name: string, places: Places): SchemaFinding {
  const [side, place] =
    places.now === undefined ? (["base", places.base] as const) : (["now", places.now] as const);
  const label = describe(side, place ?? []).label;
  const breaks = breaksBy(side === "now" ? "narrowed" : "widened", direction, true);
  const advice = direction === "request" ? `Stop sending ${code(name)}.` : `Be ready for ${code(name)}.`;
  return {
    rule: side === "now" ? "field-forbidden" : "field-no-longer-forbidden",
    breaks,
    otherwise: "minor",
    subject: label,
    text: `${capitalize(label)} may ${side === "now" ? "no longer" : "now"} be ${direction === "request" ? "sent" : "present"}.`,
    advice: breaks.length > 0 ? advice : NOTHING,
    places,
  };
}

function removed(pair: SchemaPair, name: string): SchemaFinding {
  const { before, after, direction } = pair;
  const place = before.fields.get(name)?.[0] ?? before.pointer;
  const label = pair.describe("base", place).label;
  return {
    rule: "field-removed",
    breaks: direction === "request" ? ["wire", "types"] : ["wire", "types", "validation"],
    otherwise: "minor",
    subject: label,
    text: `${capitalize(label)} was removed.`,
    advice: direction === "request" ? `Stop sending ${code(name)}.` : `Do without ${code(name)}.`,
    // A field that is hidden in this direction is still written there.
    places: { base: place, ...(after.fields.has(name) ? { now: after.fields.get(name)?.[0] ?? [] } : {}) },
  };
}

function added(pair: SchemaPair, name: string): SchemaFinding {
  const { before, after, direction } = pair;
  const place = after.fields.get(name)?.[0] ?? after.pointer;
  const label = pair.describe("now", place).label;
  const mustBeSent = direction === "request" && after.required.has(name);
  const breaks: Kind[] = mustBeSent
    ? ["wire", "types"]
    : direction === "response" && before.otherFields === "closed"
      ? ["validation"]
      : [];
  return {
    rule: mustBeSent ? "required-field-added" : "field-added",
    breaks,
    otherwise: "minor",
    subject: label,
    text: `${capitalize(label)} is new${mustBeSent ? " and must be sent" : ""}.`,
    advice: mustBeSent
      ? `Send ${code(name)}.`
      : breaks.length > 0
        ? "Check responses by the new JSON Schema: the old one rejects fields that it does not name."
        : "Nothing; use it where it helps.",
    places: { now: place },
  };
}

function requirement(pair: SchemaPair, name: string): SchemaFinding[] {
  const { before, after, direction } = pair;
  const [was, is] = [before.required.has(name), after.required.has(name)];
  if (was === is) return [];
  const breaks = breaksBy(is ? "narrowed" : "widened", direction, true);
  const place = after.fields.get(name)?.[0] ?? [...after.pointer, "properties", name];
  const label = pair.describe("now", place).label;
  const request = is ? "must now be sent" : "need no longer be sent";
  const response = is ? "is now always present" : "may now be missing";
  const advice = direction === "request" ? `Send ${code(name)}.` : `Handle responses without ${code(name)}.`;
  return [
    {
      rule: is ? "field-became-required" : "field-became-optional",
      breaks,
      otherwise: "minor",
      subject: label,
      text: `${capitalize(label)} ${direction === "request" ? request : response}.`,
      advice: breaks.length > 0 ? advice : NOTHING,
      places: { base: [...before.pointer, "required"], now: [...after.pointer, "required"] },
      before: was,
      after: is,
    },
  ];
}
