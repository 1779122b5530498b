import { PostgresBackend } from "@market-data/cluster";
import { createSchema } from "@market-data/test-helpers/schemas";
import { describeBackend } from "../src/index.ts";

describeBackend("PostgreSQL", async () => {
  const { url, close } = await createSchema();
  return { backend: new PostgresBackend({ market: url, accounts: url, connections: 3 }), close };
});
