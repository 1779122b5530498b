import type { Operation } from "@market-data/openapi";

/** A record of a response, or chosen fields of a record. */
export type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Row => typeof value === "object" && value !== null;

/** Whether a value fits into a cell as it is: a text, a number or a boolean. */
export const isScalar = (value: unknown): boolean => value != null && !isObject(value);

/** Returns the rows of a response: the items of a list, the values of a map, and the points of a history. */
export function toRows({ pagination, result }: Operation, body: unknown): Row[] {
  const data = Array.isArray(body) ? body : (body as Row)["data"];
  const [, , ...path] = pagination?.items?.split("/") ?? [];
  const value = path.reduce((found: unknown, name) => (isObject(found) ? found[name] : undefined), data);
  // A history of one id is the record itself instead of a map. Only a record has a numeric id.
  const isMap = result.shape === "map" && isObject(value) && typeof value["id"] !== "number";
  const records = isMap ? Object.values(value).flat() : [value].flat();
  return records.filter(isObject).flatMap(toPoints);
}

/** Returns the points of a history, each with the other fields of its record. */
function toPoints({ quotes, ...record }: Row): Row[] {
  if (Array.isArray(quotes)) return quotes.map((quote) => ({ ...record, ...quote }));
  return [quotes === undefined ? record : { ...record, quotes }];
}

/** Returns a field by its dotted name. An item of a list is named by its `symbol` or its index: `quote.EUR.price`. */
export function getField(row: Row, name: string): unknown {
  return name.split(".").reduce((value: unknown, key) => {
    const item = Array.isArray(value) ? value.find((each) => each?.symbol === key) : undefined;
    return item ?? (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined);
  }, row);
}

/** Returns the columns of a row: a column for each field, also inside objects and quotes. Other lists have one column. */
function listColumns(row: Row, prefix = ""): string[] {
  return Object.entries(row).flatMap(([key, value]) => {
    const name = Array.isArray(row) ? (getField(row, `${key}.symbol`) ?? key) : key;
    const isOpen = isObject(value) && (!Array.isArray(value) || key === "quote");
    return isOpen ? listColumns(value, `${prefix}${name}.`) : [prefix + name];
  });
}

/** Returns the columns of several rows. An object that is null in some rows has no column of its own. */
export function listAllColumns(rows: readonly Row[]): string[] {
  const names = [...new Set(rows.flatMap((row) => listColumns(row)))];
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
}

/** Returns chosen fields of a row under their dotted names. */
export const pick = (row: Row, fields: readonly string[]): Row =>
  Object.fromEntries(fields.map((name) => [name, getField(row, name) ?? null]));

/** Converts a value to the text of a cell. Lists and objects become JSON. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return isObject(value) ? JSON.stringify(value) : String(value);
}
