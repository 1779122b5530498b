import {
  formatCount,
  inlineJson,
  isObject,
  type Json,
  type JsonObject,
  type Model,
  type Operation,
  type RecordModel,
} from "@market-data/generator-core";
import type { Entry } from "./entries.ts";
import { type Field, findRecord, flatten, listAlternatives, listFields } from "./schemas.ts";
import { code } from "./text.ts";

/** A longer example would hide the text. The responses show whole records. */
const MAX_EXAMPLE_LENGTH = 60;

/** The maximum depth of records within records. Deeper records, and records within themselves, are links. */
const MAX_DEPTH = 6;

/** The fields of a record, each with an example. Fields of inline objects are within their field. */
export function recordEntries(record: RecordModel, model: Model): readonly Entry[] {
  const findInline = (schema: Json) => findHolders(schema, model).filter((holder) => !holder.record);
  const listEntries = ({ schema }: Holder, id: string): Entry[] =>
    listFields(schema, model).map((field) => {
      const fieldId = `${id}-${field.name}`;
      const entry = fieldEntry(field, fieldId);
      const text = `${entry.text}${describeExample(field.example)}`;
      return { ...entry, text, ...listInner(findInline(field.schema), fieldId, listEntries, true) };
    });
  return listInner(findInline(record.schema), "field", listEntries, true).inner?.entries ?? [];
}

function describeExample(example: Field["example"]): string {
  if (example === undefined) return "";
  const text = inlineJson(example);
  return text.length > MAX_EXAMPLE_LENGTH ? "" : ` Example: ${code(text)}.`;
}

/** The entry of a field. @param presence When the field is present. Default: whether the field is required. */
function fieldEntry(field: Field, id: string, presence = field.required ? "" : "optional"): Entry {
  const { name, type, isDeprecated, text, choices, total } = field;
  const marks = [type, presence, isDeprecated ? "**deprecated**" : ""].filter((mark) => mark !== "");
  return { id, name, marks, text, choices, total };
}

/** The fields of an operation's response, with the fields of the records in them. */
export function responseEntries({ success, result, aux }: Operation, model: Model): readonly Entry[] {
  const selecting = new Map(
    Object.entries(aux?.names ?? {}).flatMap(([name, { fields }]) => {
      const link = `[${code(`aux=${name}`)}](#${auxEntryId(name)})`;
      const mark = aux?.default.includes(name) ? `${link}, a default` : `only with ${link}`;
      return fields.map((field) => [field, mark] as const);
    }),
  );
  /** `path` begins at the record with the fields of `aux`. Undefined outside the record. */
  const listEntries = (holder: Holder, id: string, records: readonly string[], path?: string): Entry[] => {
    const { name } = holder.record ?? {};
    const within = name === undefined ? records : [...records, name];
    const base = name === result.record && path === undefined ? "" : path;
    return listFields(holder.schema, model).map((field) => {
      const entryId = `${id}-${field.name}`;
      const fieldPath = base === undefined ? undefined : `${base}${field.name}`;
      const holders = findHolders(field.schema, model).filter(
        ({ record }) => within.length < MAX_DEPTH && (record === undefined || !within.includes(record.name)),
      );
      const listWithin = (inner: Holder, innerId: string) => {
        const innerPath = fieldPath === undefined ? undefined : `${fieldPath}${".*".repeat(inner.steps)}.`;
        return listEntries(inner, innerId, within, innerPath);
      };
      return {
        ...fieldEntry(field, entryId, selecting.get(fieldPath ?? "")),
        ...listInner(holders, entryId, listWithin, fieldPath === undefined),
      };
    });
  };
  const holders = findHolders({ $ref: `#/components/schemas/${success.schema}` }, model);
  const { inner } = listInner(holders, "response", (holder, id) => listEntries(holder, id, []), true);
  return inner?.entries ?? [];
}

/** The fields within a field. Several alternatives are an entry each. */
function listInner(
  holders: readonly Holder[],
  id: string,
  listEntries: (holder: Holder, id: string) => Entry[],
  open: boolean,
): Pick<Entry, "inner"> {
  const blocks = holders.map((holder, index) => listEntries(holder, index === 0 ? id : `${id}-${index + 1}`));
  const [entries = []] = blocks;
  if (blocks.length < 2) {
    return entries.length === 0
      ? {}
      : { inner: { label: formatCount(entries.length, "field"), open, entries } };
  }
  const alternatives = blocks.map((entries, index) => ({
    id: `${id}-alternative-${index + 1}`,
    name: holders[index]?.record?.name ?? `Alternative ${index + 1}`,
    marks: [],
    text: String(holders[index]?.schema["description"] ?? ""),
    inner: { label: formatCount(entries.length, "field"), open: true, entries },
  }));
  return { inner: { label: formatCount(alternatives.length, "alternative"), open, entries: alternatives } };
}

/** The id of the entry of a name in `aux`. */
export function auxEntryId(name: string): string {
  return `parameter-aux-${name}`;
}

/** An object with fields, within lists and maps. */
interface Holder {
  /** Undefined for an inline schema. */
  record: RecordModel | undefined;
  schema: JsonObject;
  /** The number of lists and maps around the object. */
  steps: number;
}

/** The objects with fields in a value, or in the items of a value. Each record appears once. */
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
