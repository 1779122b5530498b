import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Row, Table } from "../figures/table.ts";
import { nameClient, otherClientsFolder } from "./other-clients.ts";

/** What an application imports of each client: for one operation, and for all. */
function applications(operationIds: readonly string[]): Record<string, [one: string, all: string]> {
  const one = "cryptocurrencyQuotesLatestV3";
  const all = operationIds.join(", ");
  const only = (program: string): [string, string] => [program, program];
  return {
    ours: [
      `export { createClient, ${one} } from "@market-data/client";`,
      'export { createMarketData } from "@market-data/client";',
    ],
    "openapi-fetch": only('export { default } from "openapi-fetch";'),
    redocly: [
      `export { client, ${one} } from "./generated/redocly/client.ts";`,
      `export { client, ${all} } from "./generated/redocly/client.ts";`,
    ],
    "hey-api": [
      `export { createClient } from "./generated/hey-api/client/index.ts"; export { ${one} } from "./generated/hey-api/sdk.gen.ts";`,
      `export { createClient } from "./generated/hey-api/client/index.ts"; export { ${all} } from "./generated/hey-api/sdk.gen.ts";`,
    ],
    orval: [
      `export { ${one} } from "./generated/orval/client.ts";`,
      `export { ${all} } from "./generated/orval/client.ts";`,
    ],
    openai: only('export { default } from "openai";'),
    stripe: only('export { default } from "stripe";'),
    coingecko: only('export { default } from "@coingecko/coingecko-typescript";'),
  };
}

/** Bytes of each client in an application: bundled, minified, gzip. The SDKs of other services hold all of their own operations. */
export async function benchSizes(operationIds: readonly string[]): Promise<Table[]> {
  const { ours, ...others } = applications(operationIds);
  const [ourOne, ourAll] = ours as [string, string];
  const beside = async (mine: string, get: (theirs: [string, string]) => string): Promise<Row[]> => {
    const bytes = await getSize(mine);
    const rows = Object.entries(others).map(async ([name, theirs]) => ({
      what: "ours",
      unit: "bytes by gzip",
      ours: [bytes],
      reference: nameClient(name),
      theirs: [await getSize(get(theirs))],
    }));
    return Promise.all(rows);
  };
  return [
    { title: "An application that makes one call", rows: await beside(ourOne, ([one]) => one) },
    { title: "An application that can make every call", rows: await beside(ourAll, ([, all]) => all) },
  ];
}

async function getSize(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: otherClientsFolder },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    logLevel: "error",
  });
  return gzipSync((outputFiles[0] as { contents: Uint8Array }).contents, { level: 9 }).length;
}
