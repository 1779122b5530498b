import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/** The columns to compare, for tables with columns that count writes. */
const COMPARED_COLUMNS: Readonly<Record<string, string>> = {
  catalogue: "part, key, facts",
  state: "origin",
};

/** Hashes the content of a database. Databases with equal hashes return the same data. */
export function hashContent(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const hash = createHash("sha256");
  const tables = database
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('touched', 'metrics_cache') ORDER BY name",
    )
    .all() as { name: string }[];
  for (const { name } of tables) {
    const columns = COMPARED_COLUMNS[name] ?? "*";
    for (const row of database.prepare(`SELECT ${columns} FROM ${name}`).iterate()) {
      hash.update(JSON.stringify(Object.values(row)));
    }
  }
  database.close();
  return hash.digest("hex");
}
