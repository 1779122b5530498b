import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMock } from "@market-data/mock";
import { parse } from "yaml";
import { multiplyContract } from "../many-operations.ts";

const generator = fileURLToPath(new URL("../../../../generators/openapi/src/generate.ts", import.meta.url));

/** Our contract in one file, with its operations several times over. */
export function bundledContract(folder: string, times: number): string {
  const target = join(folder, `package${times}`);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "package.json"), '{ "version": "0.0.0" }');
  const contract = multiplyContract(join(folder, `spec${times}`), times);
  execFileSync(process.execPath, [generator, "--contract", contract, "--target", target]);
  return join(target, "src/generated/openapi.yaml");
}

const MOST_IDS = 13;

interface Document {
  paths: Record<string, { get: OperationObject }>;
  components: { examples: Record<string, { "x-svc-request": Record<string, unknown> }> };
}

interface OperationObject {
  responses: { "200": { content: { "application/json": { examples: { success: { $ref: string } } } } } };
}

/** The call of each operation whose response the contract's first example is: its path and query. */
export function exampleCalls(contract: string): string[] {
  const { paths, components } = parse(readFileSync(contract, "utf8"), { maxAliasCount: -1 }) as Document;
  return Object.entries(paths).map(([path, { get }]) => {
    const { $ref } = get.responses["200"].content["application/json"].examples.success;
    const request = components.examples[$ref.split("/").at(-1) as string]?.["x-svc-request"] ?? {};
    const query = Object.entries(request).filter(([name]) => !path.includes(`{${name}}`));
    const search = query.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&");
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(request[name])),
    );
    return `${filled}${search === "" ? "" : `?${search.replaceAll("%2C", ",")}`}`;
  });
}

/** Distinct calls: quotes of one coin or of 3 to 13, in a currency that must be converted to. */
export async function differentCalls(): Promise<{ one: string[]; several: string[] }> {
  const mock = await startMock({ port: 0 });
  const response = await fetch(`${mock.url}/v1/cryptocurrency/map`);
  const { data } = (await response.json()) as { data: { id: number }[] };
  await mock.close();
  const ids = data.map(({ id }) => id);
  const toCall = (some: readonly number[]) =>
    `/v3/cryptocurrency/quotes/latest?id=${some.join()}&convert=EUR`;
  return {
    one: ids.map((id) => toCall([id])),
    several: ids.map((_, index) => toCall(ids.slice(index, index + 3 + (index % 11)))).slice(0, -MOST_IDS),
  };
}
