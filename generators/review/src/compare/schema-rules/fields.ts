import type { Places } from "../../pair.ts";
import { capitalize } from "../../text/format.ts";
import { acceptsNothing, type NormalSchema, type SchemaReader } from "../normal-form/read-schema.ts";
import { fieldsFor, type SchemaFinding, type SchemaPair } from "../schema-pair.ts";

/** The fields of a record, and the required fields. */
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

/** Fields with a prohibition in only one of the schemas. */
function permissions(pair: SchemaPair): SchemaFinding[] {
  const { before, after, readers } = pair;
  const forbidden = (one: NormalSchema, reader: SchemaReader, other: NormalSchema) =>
    [...one.fields].filter(
      ([name, ref]) =>
        !other.fields.has(name) && other.otherFields !== "closed" && acceptsNothing(reader.read(ref)),
    );
  return [
    ...forbidden(after, readers.now, before).map(([, [now]]) => permission(pair, { now })),
    ...forbidden(before, readers.base, after).map(([, [base]]) => permission(pair, { base })),
  ];
}

function permission({ direction, describe }: SchemaPair, places: Places): SchemaFinding {
  const isForbidden = places.now !== undefined;
  const { label } = isForbidden ? describe("now", places.now ?? []) : describe("base", places.base ?? []);
  return {
    rule: isForbidden ? "field-forbidden" : "field-no-longer-forbidden",
    subject: label,
    text: `${capitalize(label)} may ${isForbidden ? "no longer" : "now"} be ${direction === "request" ? "sent" : "present"}.`,
    places,
  };
}

function removed({ before, after, describe }: SchemaPair, name: string): SchemaFinding {
  const place = before.fields.get(name)?.[0] ?? before.pointer;
  const { label } = describe("base", place);
  return {
    rule: "field-removed",
    subject: label,
    text: `${capitalize(label)} was removed.`,
    // The document still contains a field with `readOnly` or `writeOnly`.
    places: { base: place, ...(after.fields.has(name) ? { now: after.fields.get(name)?.[0] ?? [] } : {}) },
  };
}

function added({ before, after, direction, describe }: SchemaPair, name: string): SchemaFinding {
  const place = after.fields.get(name)?.[0] ?? after.pointer;
  const { label } = describe("now", place);
  const mustBeSent = direction === "request" && after.required.has(name);
  const isUnknown = direction === "response" && before.otherFields === "closed";
  return {
    rule: mustBeSent ? "required-field-added" : "field-added",
    ...(isUnknown ? { breaks: ["validation"], advice: "Validate responses by the new JSON Schema." } : {}),
    subject: label,
    text: `${capitalize(label)} is new${mustBeSent ? " and must be sent" : ""}.`,
    places: { now: place },
  };
}

function requirement({ before, after, direction, describe }: SchemaPair, name: string): SchemaFinding[] {
  const [was, is] = [before.required.has(name), after.required.has(name)];
  if (was === is) return [];
  const place = after.fields.get(name)?.[0] ?? [...after.pointer, "properties", name];
  const { label } = describe("now", place);
  const request = is ? "must now be sent" : "need no longer be sent";
  const response = is ? "is now always present" : "may now be missing";
  return [
    {
      rule: is ? "field-became-required" : "field-became-optional",
      subject: label,
      text: `${capitalize(label)} ${direction === "request" ? request : response}.`,
      places: { base: [...before.pointer, "required"], now: [...after.pointer, "required"] },
      before: was,
      after: is,
    },
  ];
}
