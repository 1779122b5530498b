import { DatabaseSync } from "node:sqlite";

/** What counts writes, whether or not they changed something. */
const UNCOUNTED: Readonly<Record<string, string>> = { catalogue: "part, key, facts", state: "origin" };

/** Every row that a database of the market holds, but those that are cached: two with the same ones tell the same. */
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
        database.prepare(`SELECT ${UNCOUNTED[name] ?? "*"} FROM ${name}`).all(),
      ]),
    );
  } finally {
    database.close();
  }
}
