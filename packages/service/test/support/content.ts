import { DatabaseSync } from "node:sqlite";

/** Tables with write counters, which change with every write: only the listed columns are compared. */
const UNCOUNTED: Readonly<Record<string, string>> = { catalogue: "part, key, facts", state: "origin" };

/** Parses JSON columns, because the order of fields has no meaning. */
function parseJson(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      ["facts", "numbers"].includes(column) && typeof value === "string" ? JSON.parse(value) : value,
    ]),
  );
}

/** Every row of a market database except caches. Equal content means equal data. */
export function readContent(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('touched', 'metrics_cache') ORDER BY name",
      )
      .all() as { name: string }[];
    return Object.fromEntries(
      tables.map(({ name }) => [
        name,
        database
          .prepare(`SELECT ${UNCOUNTED[name] ?? "*"} FROM ${name}`)
          .all()
          .map(parseJson),
      ]),
    );
  } finally {
    database.close();
  }
}
