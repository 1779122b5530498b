import type { MaintainOptions } from "@market-data/storage";
import type { Database } from "./database.ts";
import { dropBefore, makeAhead, takeOutAll } from "./partitions.ts";

/**
 * Creates partitions ahead, moves rows out of the default partition, and drops partitions past their retention. A second run
 * changes nothing.
 *
 * @returns What was done, a line each.
 */
export async function maintain(
  database: Database,
  { now, hourlySince, quotesSince }: MaintainOptions,
): Promise<string[]> {
  const ahead = await database.transaction((sql) => makeAhead(sql, now));
  const takenOut = await takeOutAll(database);
  const dropped = await database.transaction(async (sql) => [
    ...(hourlySince === undefined ? [] : await dropBefore(sql, "hourly", hourlySince)),
    ...(quotesSince === undefined ? [] : await dropBefore(sql, "quote", quotesSince)),
  ]);
  return [
    ...[...ahead, ...takenOut].map((name) => `${name}: made`),
    ...dropped.map((name) => `${name}: dropped`),
  ];
}
