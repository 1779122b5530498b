import { describeBackend } from "@market-data/service/conformance";
import { PostgresBackend } from "../../src/index.ts";
import { createSchema } from "../support/schemas.ts";

describeBackend("PostgreSQL", async () => {
  const { url, close } = await createSchema();
  return { backend: new PostgresBackend({ market: url, accounts: url, connections: 3 }), close };
});
