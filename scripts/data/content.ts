import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

/** Bookkeeping of changes: it counts writes, whether or not they changed something. */
const UNCOUNTED: Readonly<Record<string, string>> = {
  catalogue: "part, key, facts",
  state: "origin",
};

/** What a database holds, as one number: two with the same one tell the same. */
export function contentOf(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  const hash = createHash("sha256");
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'touched' ORDER BY name")
    .all() as { name: string }[];
  for (const { name } of tables) {
    const columns = UNCOUNTED[name] ?? "*";
    for (const row of database.prepare(`SELECT ${columns} FROM ${name}`).iterate()) {
      hash.update(JSON.stringify(Object.values(row)));
    }
  }
  database.close();
  return hash.digest("hex");
}
