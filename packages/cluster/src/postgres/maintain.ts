import type { MaintainOptions } from "@market-data/storage";
import type { Database } from "./database.ts";
import { packQuotes } from "./packing.ts";
import { dropBefore, makeAhead, takeOutAll } from "./partitions.ts";

/**
 * Makes partitions for the time to come, gives rows that have none one of their own, drops those that need not be kept, and packs
 * quotes of days that are over.
 * Again and again it leaves the same.
 *
 * @returns What was done, a line each.
 */
export async function maintain(
  database: Database,
  { now, hourlySince, quotesSince, packBefore }: MaintainOptions,
): Promise<string[]> {
  const ahead = await database.transaction((sql) => makeAhead(sql, now));
  const takenOut = await takeOutAll(database);
  const dropped = await database.transaction(async (sql) => [
    ...(hourlySince === undefined ? [] : await dropBefore(sql, "hourly", hourlySince)),
    ...(quotesSince === undefined
      ? []
      : [
          ...(await dropBefore(sql, "quote", quotesSince)),
          ...(await dropBefore(sql, "packed", quotesSince)),
        ]),
  ]);
  const packed = packBefore === undefined ? [] : await packQuotes(database, packBefore);
  return [
    ...[...ahead, ...takenOut].map((name) => `${name}: made`),
    ...dropped.map((name) => `${name}: dropped`),
    ...packed,
  ];
}
