import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const generated = readFileSync(new URL("../../src/generated/functions.ts", import.meta.url), "utf8");
const functions = [...generated.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).join(", ");

const oneOperation = 'export { createClient, cryptocurrencyQuotesLatestV3 } from "./src/index.ts";';
const withOperation = (name: string) => `${oneOperation} export { ${name} } from "./src/${name}.ts";`;

/** The imports of an application, by name. */
const applications = {
  "openapi-fetch alone": 'export { default } from "openapi-fetch";',
  "one operation": oneOperation,
  "one operation with pages": 'export { createClient, cryptocurrencyMapV1 } from "./src/index.ts";',
  "path-level client": 'export { createClient, pathClient } from "./src/index.ts";',
  "all operations as functions": `import { createClient, ${functions} } from "./src/index.ts";
    export const all = [createClient, ${functions}];`,
  "all operations": 'export { createMarketData } from "./src/index.ts";',
  "all operations, estimateCredits": 'export { createMarketData, estimateCredits } from "./src/index.ts";',
  // Measured together, because both share code with the client.
  "one operation, cache": withOperation("cache"),
  "one operation, limiter": withOperation("limiter"),
  "one operation, logger": withOperation("logger"),
  "one operation, validate": withOperation("validate"),
  "one operation, validateWith": `${oneOperation} export { validateWith } from "./src/validate.ts";
    export { CryptocurrencyQuotesLatestV3Result } from "@market-data/types/validators";`,
  "one operation, stream":
    'export { createClient, cryptocurrencyQuotesLatestV3, streamV1 } from "./src/index.ts";',
  "one operation, query": `${oneOperation} export { createQueries } from "./src/query.ts";`,
  "all operations, query":
    'export { createMarketData } from "./src/index.ts"; export { createQueries } from "./src/query.ts";',
};

export type Sizes = Record<keyof typeof applications, number>;

const file = new URL("sizes.json", import.meta.url);

/** The committed sizes in bytes: bundled, minified, gzip. */
export const committed: Sizes = JSON.parse(readFileSync(file, "utf8"));

/** The measured sizes. */
export async function measure(): Promise<Sizes> {
  const entries = Object.entries(applications).map(async ([name, contents]) => {
    const { code } = await bundle(contents);
    return [name, gzipSync(code, { level: 9 }).length] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Sizes;
}

/** The paths of the files in an application's bundle. */
export async function listFiles(application: keyof typeof applications): Promise<string[]> {
  return (await bundle(applications[application])).files;
}

async function bundle(contents: string): Promise<{ code: Uint8Array; files: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: new URL("../..", import.meta.url).pathname },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    metafile: true,
  });
  const [output] = Object.values(metafile.outputs);
  const files = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return { code: (outputFiles[0] as { contents: Uint8Array }).contents, files: files.map(([path]) => path) };
}

if (process.argv[1] === import.meta.filename) {
  const sizes = await measure();
  console.table(sizes);
  if (process.argv.includes("--write")) writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
}
