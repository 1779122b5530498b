import type { Operation, OperationWithAux } from "@market-data/openapi";

/** Makes a record without the fields that a call's `aux` did not ask for; the record given stays as it is. */
export type FieldFilter = <Item extends object>(record: Item) => Item;

/** Which fields of a record go: whole ones (`true`), or fields within them. `*` is each key of a map or item of a list. */
interface HiddenFields extends Map<string, true | HiddenFields> {}

const EACH = "*";
const filters = new WeakMap<Operation["aux"] & object, Map<string, FieldFilter>>();

/**
 * What `aux` makes of an operation's records, by the operation's own data (`x-svc-aux`): a list that is sent replaces
 * the default one. Made once for each set of names.
 */
export function auxFilter(operation: OperationWithAux): (names?: readonly string[]) => FieldFilter {
  const { aux } = operation;
  const known = filters.get(aux) ?? new Map<string, FieldFilter>();
  filters.set(aux, known);
  return (names = aux.default) => {
    const key = auxKey(names);
    const shaper = known.get(key) ?? makeFilter(hiddenFields(aux, new Set(names)));
    known.set(key, shaper);
    return shaper;
  };
}

const keys = new WeakMap<readonly string[], string>();

/** The same for all lists of the same names. Kept by list: most calls share the one of the default. */
export function auxKey(names: readonly string[]): string {
  const known = keys.get(names);
  if (known !== undefined) return known;
  const key = [...new Set(names)].sort().join();
  keys.set(names, key);
  return key;
}

function hiddenFields({ names }: OperationWithAux["aux"], asked: ReadonlySet<string>): HiddenFields {
  const hidden: HiddenFields = new Map();
  for (const [name, { fields }] of Object.entries(names)) {
    if (!asked.has(name)) for (const field of fields) hide(hidden, field.split("."));
  }
  return hidden;
}

function hide(hidden: HiddenFields, [field = "", ...rest]: readonly string[]): void {
  if (rest.length === 0) {
    hidden.set(field, true);
    return;
  }
  const within = hidden.get(field) ?? new Map();
  hidden.set(field, within);
  if (within !== true) hide(within, rest);
}

function makeFilter(hidden: HiddenFields): FieldFilter {
  return hidden.size === 0 ? (record) => record : (record) => without(record, hidden) as never;
}

function without(value: unknown, hidden: HiddenFields): unknown {
  if (typeof value !== "object" || value === null) return value;
  const each = hidden.get(EACH);
  if (Array.isArray(value)) {
    return each === undefined || each === true ? value : value.map((item) => without(item, each));
  }
  const fields = value as Record<string, unknown>;
  const kept: Record<string, unknown> = {};
  // Not by Object.entries, which takes twice the time, and this runs for every record.
  for (const field in fields) {
    const rule = hidden.get(field) ?? each;
    if (rule !== true) kept[field] = rule === undefined ? fields[field] : without(fields[field], rule);
  }
  return kept;
}
