import type { Table } from "../figures/table.ts";
import { Engines } from "./engines.ts";
import { benchGrowth } from "./growth.ts";
import { benchImport } from "./import.ts";
import { benchRequests } from "./requests.ts";
import { benchTick } from "./tick.ts";

/** PostgreSQL and Redis under the service, beside SQLite. */
export async function benchCluster(): Promise<Table[]> {
  const tables: Table[] = [];
  for (const bench of [benchRequests, benchTick, benchImport, benchGrowth]) {
    const engines = await Engines.start();
    try {
      tables.push(...(await bench(engines)));
    } finally {
      await engines.stop();
    }
  }
  return tables;
}
