import type { Operation } from "@market-data/openapi";
import { isObject } from "@market-data/openapi/contract";

/** A row by its dotted field names. */
export type Row = Readonly<Record<string, unknown>>;

/** Lists whose items become rows of their own. Other lists become one cell. */
const ROW_LISTS = new Set("quote quotes market_pairs coins items constituents transactions".split(" "));

/**
 * Turns a response into rows: a row for each record, or for each item of a record's list.
 * @param max Stops after more rows than this number.
 */
export function toRows({ result }: Operation, body: unknown, max = Number.POSITIVE_INFINITY): Row[] {
  const data = isObject(body) && "data" in body ? body["data"] : body;
  const rows: Row[] = [];
  for (const record of toRecords(data, result.shape === "map")) {
    if (rows.length <= max) rows.push(...flatten(record, "", max));
  }
  return rows;
}

/** The field names of all rows. */
export function listColumns(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap(Object.keys))];
}

/** The records of a response. A map of a single requested identifier may be its record. */
function toRecords(data: unknown, isMap: boolean): unknown[] {
  if (Array.isArray(data)) return data;
  const values = isMap && isObject(data) ? Object.values(data) : [data];
  return values.every((value) => typeof value === "object") ? values.flat().filter(Boolean) : [data];
}

/** Turns a value into rows: one row, or a row for each item of a list in `ROW_LISTS`. */
function flatten(value: unknown, path: string, max: number): Row[] {
  if (Array.isArray(value)) {
    const isRows = ROW_LISTS.has(path.slice(path.lastIndexOf(".") + 1)) && value.length > 0;
    if (!isRows) return [{ [path]: value.map(toLabel).join(", ") }];
    return value.slice(0, max + 1).flatMap((item) => flatten(item, path, max));
  }
  if (!isObject(value)) return [{ [path || "value"]: value }];
  return Object.entries(value).reduce<Row[]>(
    (rows, [name, item]) => {
      const inner = flatten(item, path === "" ? name : `${path}.${name}`, max);
      return rows.flatMap((row) => inner.map((more) => ({ ...row, ...more })));
    },
    [{}],
  );
}

function toLabel(item: unknown): string {
  return isObject(item) ? String(item["slug"] ?? item["name"] ?? JSON.stringify(item)) : String(item);
}
