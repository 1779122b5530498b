import type { DatabaseSync } from "node:sqlite";

/** Where a database's market comes from: made up, or imported; null while it is empty. */
export type Origin = "sample" | "import" | null;

export function originOf(database: DatabaseSync): Origin {
  return (database.prepare("SELECT origin FROM state").get() as { origin: Origin }).origin;
}

export function setOrigin(database: DatabaseSync, origin: Origin): void {
  database.prepare("UPDATE state SET origin = ?").run(origin);
}

/** The time of the newest figures; undefined where there are none. */
export function newestFigures(database: DatabaseSync): number | undefined {
  const { newest } = database.prepare("SELECT max(last_updated) AS newest FROM figures").get() as {
    newest: number | null;
  };
  return newest ?? undefined;
}
