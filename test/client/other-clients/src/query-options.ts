import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** The imports of two applications, without and with options for TanStack Query. */
interface Kit {
  readonly name: string;
  readonly one: readonly [client: string, options: string];
  readonly all: readonly [client: string, options: string];
}

const HEY_API = "./generated/hey-api";
const REDOCLY = "./generated/redocly/client";
const OURS = 'export { createQueries } from "@market-data/client/query";';

const kits: readonly Kit[] = [
  {
    name: "@market-data/client",
    one: ['export { createClient, cryptocurrencyQuotesLatestV3 } from "@market-data/client";', OURS],
    all: ['export { createMarketData } from "@market-data/client";', OURS],
  },
  {
    name: "redocly generate-client",
    one: [
      `export * from "${REDOCLY}.ts";`,
      `export { cryptocurrencyQuotesLatestV3Options } from "${REDOCLY}.tanstack.ts";`,
    ],
    all: [`export * from "${REDOCLY}.ts";`, `export * from "${REDOCLY}.tanstack.ts";`],
  },
  {
    name: "hey-api",
    one: [
      `export { createClient } from "${HEY_API}/client/index.ts";
      export { cryptocurrencyQuotesLatestV3 } from "${HEY_API}/sdk.gen.ts";`,
      `export { cryptocurrencyQuotesLatestV3Options } from "${HEY_API}/@tanstack/react-query.gen.ts";`,
    ],
    all: [
      `export * from "${HEY_API}/sdk.gen.ts";`,
      `export * from "${HEY_API}/@tanstack/react-query.gen.ts";`,
    ],
  },
];

/** Measures the options for TanStack Query of each generator: the bytes beyond the client, and the set options. */
export async function measureQueryOptions(): Promise<(string | number)[][]> {
  return Promise.all(
    kits.map(async ({ name, one, all }) => {
      const [, single] = await measure(one);
      const [code, whole] = await measure(all);
      const has = (option: string) => (code.includes(option) ? "✓" : "–");
      return [name, single, whole, ...["staleTime", "getNextPageParam", "retry:!1", "enabled:"].map(has)];
    }),
  );
}

/** Returns the code with options, and the bytes that the options add, minified and compressed with gzip. */
async function measure([client, options]: Kit["one"]): Promise<readonly [code: string, bytes: number]> {
  const [without, with_] = [await bundle(client), await bundle(client + options)];
  const size = (code: string) => gzipSync(code, { level: 9 }).length;
  return [with_, size(with_) - size(without)];
}

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL("..", import.meta.url)) },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2023",
    external: ["@tanstack/*"],
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
