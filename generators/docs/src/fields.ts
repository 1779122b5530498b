import {
  inlineJson,
  isObject,
  type Json,
  type JsonObject,
  type Model,
  type Operation,
  type RecordModel,
} from "@market-data/generator-core";
import { count, type Entry } from "./entries.ts";
import { type Field, findRecord, flatten, listAlternatives, listFields } from "./schemas.ts";
import { code } from "./text.ts";

/** A longer example would hide the text; the responses show whole records. */
const MAX_EXAMPLE_LENGTH = 60;

/** Records within records are shown to this depth, and never within themselves; beyond, their type links to them. */
const MAX_DEPTH = 6;

/** The fields of a record, each with an example. */
export function recordEntries(record: RecordModel, model: Model): Entry[] {
  return listFields(record.schema, model).map((field) => ({
    id: `field-${field.name}`,
    name: field.name,
    marks: [field.type, ...(field.required ? [] : ["optional"])],
    text: `${field.description}${describeExample(field.example)}`,
  }));
}

function describeExample(example: Field["example"]): string {
  if (example === undefined) return "";
  const text = inlineJson(example);
  return text.length > MAX_EXAMPLE_LENGTH ? "" : ` Example: ${code(text)}.`;
}

/** The fields of an operation's response, with those of the records in them. */
export function responseEntries({ success, result, aux }: Operation, model: Model): Entry[] {
  const selecting = new Map(
    Object.entries(aux?.names ?? {}).flatMap(([name, { fields }]) =>
      fields.map((field) => [field, { name, isDefault: aux?.default.includes(name) === true }] as const),
    ),
  );
  /** `path` begins at the record that `aux` speaks of; undefined outside of it. */
  const listEntries = (holder: Holder, id: string, records: readonly string[], path?: string): Entry[] => {
    const { name } = holder.record ?? {};
    const within = name === undefined ? records : [...records, name];
    const base = name === result.record && path === undefined ? "" : path;
    return listFields(holder.schema, model).map((field) => {
      const entryId = `${id}-${field.name}`;
      const fieldPath = base === undefined ? undefined : `${base}${field.name}`;
      const selected = selecting.get(fieldPath ?? "");
      const holders = findHolders(field.schema, model).filter(
        ({ record }) => record === undefined || !within.includes(record.name),
      );
      const entries =
        within.length >= MAX_DEPTH
          ? []
          : holders.flatMap((each) => {
              const innerPath =
                fieldPath === undefined ? undefined : `${fieldPath}${".*".repeat(each.steps)}.`;
              return listEntries(each, entryId, within, innerPath);
            });
      return {
        id: entryId,
        name: field.name,
        marks: [field.type, ...describePresence(field, selected)],
        text: field.description,
        ...(entries.length === 0
          ? {}
          : { inner: { label: count(entries, "field"), open: fieldPath === undefined, entries } }),
      };
    });
  };
  const body = { $ref: `#/components/schemas/${success.schema}` };
  return findHolders(body, model).flatMap((holder) => listEntries(holder, "response", []));
}

/** The id of the entry of a name in `aux`. */
export function auxEntryId(name: string): string {
  return `parameter-aux-${name}`;
}

function describePresence(
  { required }: Field,
  selected: { name: string; isDefault: boolean } | undefined,
): string[] {
  if (selected !== undefined) {
    const link = `[${code(`aux=${selected.name}`)}](#${auxEntryId(selected.name)})`;
    return [selected.isDefault ? `${link}, a default` : `only with ${link}`];
  }
  return required ? [] : ["optional"];
}

/** An object with fields, within lists and maps. */
interface Holder {
  /** Undefined where the schema is inline. */
  record: RecordModel | undefined;
  schema: JsonObject;
  /** How many lists and maps it is in. */
  steps: number;
}

/** The objects with fields that a value is, or has as its items; each record once. */
function findHolders(schema: Json, model: Model, steps = 0): Holder[] {
  const found = listAlternatives(schema).flatMap((each): Holder[] => {
    const record = findRecord(each, model);
    const own = record?.schema ?? each;
    const { properties, additional } = flatten(own, model);
    if (properties.size > 0) return [{ record, schema: own, steps }];
    if (isObject(own["items"])) return findHolders(own["items"], model, steps + 1);
    return isObject(additional) ? findHolders(additional, model, steps + 1) : [];
  });
  return found.filter(
    ({ record }, index) =>
      record === undefined || found.findIndex((other) => other.record === record) === index,
  );
}
