import type { Operation, OperationWithAux } from "@market-data/openapi";
import { getOrCreate } from "../values/maps.ts";

/** Returns a record without the fields that `aux` omits. */
type FieldFilter = <Item extends object>(record: Item) => Item;

/** Omitted fields: `true` omits a whole field, a nested map omits fields within it. `*` matches each key or item. */
interface HiddenFields extends Map<string, true | HiddenFields> {}

const EACH = "*";
/** The maximum number of cached filters per operation. Callers can send any of 2^n sets of names. */
const MAX_FILTERS = 100;
const filters = new WeakMap<Operation["aux"] & object, Map<string, FieldFilter>>();

/**
 * The filter of an operation's records for a value of `aux` (`x-svc-aux`). A sent list replaces the default list. Equal
 * sets of names share one filter.
 */
export function auxFilter(operation: OperationWithAux): (names?: readonly string[]) => FieldFilter {
  const { aux } = operation;
  const known = getOrCreate(filters, aux, () => new Map<string, FieldFilter>());
  return (names = aux.default) => {
    return getOrCreate(known, auxKey(names), () => {
      if (known.size >= MAX_FILTERS) known.clear();
      return makeFilter(hiddenFields(aux, new Set(names)));
    });
  };
}

const keys = new WeakMap<readonly string[], string>();

/** A key for all lists with the same names. Cached by list, because most requests share the default list. */
export function auxKey(names: readonly string[]): string {
  return getOrCreate(keys, names, () => [...new Set(names)].sort().join());
}

function hiddenFields({ names }: OperationWithAux["aux"], requested: ReadonlySet<string>): HiddenFields {
  const hidden: HiddenFields = new Map();
  for (const [name, { fields }] of Object.entries(names)) {
    if (!requested.has(name)) for (const field of fields) hide(hidden, field.split("."));
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
    return each === undefined || each === true ? value : value.map((item: unknown) => without(item, each));
  }
  const fields = value as Record<string, unknown>;
  const filtered: Record<string, unknown> = {};
  // Runs for every record: Object.entries would take twice the time.
  for (const field in fields) {
    const rule = hidden.get(field) ?? each;
    if (rule !== true) filtered[field] = rule === undefined ? fields[field] : without(fields[field], rule);
  }
  return filtered;
}
