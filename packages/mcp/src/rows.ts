import type { Operation } from "@market-data/openapi";
import { isObject } from "@market-data/openapi/contract";

/** A row by its dotted field names. */
export type Row = Readonly<Record<string, unknown>>;

/** Lists whose items become rows of their own. Other lists become one cell. */
const ROW_LISTS = new Set("quote quotes market_pairs coins items constituents transactions".split(" "));

/** Turns a response into rows: a row for each record, or for each item of a record's list. */
export function toRows({ result }: Operation, body: unknown): Row[] {
  const data = isObject(body) && "data" in body ? body["data"] : body;
  return toRecords(data, result.shape === "map").flatMap((record) => flatten(record, ""));
}

/** The field names of all rows. */
export function listColumns(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap(Object.keys))];
}

/** The records of a response. A map of a single requested identifier may be its record. */
function toRecords(data: unknown, isMap: boolean): unknown[] {
  if (Array.isArray(data)) return data;
  const values = isMap && isObject(data) ? Object.values(data) : [];
  const isKeyed = values.length > 0 && values.every((value) => typeof value === "object");
  return isKeyed ? values.flat().filter((value) => value !== null) : [data];
}

function flatten(value: unknown, path: string): Row[] {
  if (!isObject(value)) return [{ [path || "value"]: value }];
  let rows: Row[] = [{}];
  for (const [name, item] of Object.entries(value)) {
    const inner = flattenField(item, path === "" ? name : `${path}.${name}`, ROW_LISTS.has(name));
    rows = rows.flatMap((row) => inner.map((more) => ({ ...row, ...more })));
  }
  return rows;
}

function flattenField(value: unknown, path: string, isRowList: boolean): Row[] {
  if (isObject(value)) return flatten(value, path);
  if (!Array.isArray(value)) return [{ [path]: value }];
  if (isRowList) return value.length === 0 ? [{}] : value.flatMap((item) => flatten(item, path));
  return [{ [path]: value.map(toLabel).join(", ") }];
}

function toLabel(item: unknown): string {
  return isObject(item) ? String(item["slug"] ?? item["name"] ?? JSON.stringify(item)) : String(item);
}
