import { PostgresBackend } from "@market-data/cluster";
import { createLogger, type ServerOptions, startServer } from "@market-data/service";
import { createSchema, type TestSchema } from "@market-data/test-helpers/schemas";
import { afterEach, beforeEach, expect, test } from "vitest";

let schema: TestSchema;

beforeEach(async () => {
  schema = await createSchema();
});

afterEach(() => schema.close());

function serve(options: Partial<ServerOptions> = {}) {
  const data = { market: schema.url, accounts: schema.url };
  return startServer({
    data,
    host: "127.0.0.1",
    port: 0,
    log: createLogger({ level: "silent" }),
    ...options,
  });
}

const ADVICE = /has no market\. Import data .* --no-sample .* from a folder alone \(--data\)\.$/;

test.each([
  ["without tables", async () => {}],
  ["without rows", async (backend: PostgresBackend) => void (await backend.migrate())],
])("a database %s never serves the sample market", async (_, prepare) => {
  const backend = new PostgresBackend({ market: schema.url, accounts: schema.url });
  await prepare(backend);
  for (const sample of [undefined, true] as const) {
    const options = sample === undefined ? {} : { sample };
    await expect(serve(options)).rejects.toMatchObject({
      kind: "missing",
      message: expect.stringMatching(ADVICE),
    });
  }
  const server = await serve({ sample: false });
  expect(server.isSample).toBe(false);
  await server.close();
  const { state, close } = await backend.openMarket();
  expect(await state.origin()).toBeUndefined();
  await close();
});
