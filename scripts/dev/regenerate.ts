import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emitClient } from "@market-data/generator-client";
import { emitSkill } from "@market-data/generator-client/skill";
import { type Contract, type Emitter, extensionTypes, loadContract } from "@market-data/generator-core";
import { header, writeFiles } from "@market-data/generator-core/write";
import { emitMcp } from "@market-data/generator-mcp";
import { emitOpenapi } from "@market-data/generator-openapi";
import { emitPython } from "@market-data/generator-python";
import { emitTypes } from "@market-data/generator-types";
import { parseYaml } from "@redocly/openapi-core";

/** A package with generated files. */
interface Target {
  readonly name: string;
  /** Path from the root of the repository. */
  readonly folder: string;
  readonly emit: Emitter;
  /** The folder of the generated files in the package. Default: `src/generated`. */
  readonly generated?: string;
}

/** The package that service and mock load. */
const OPENAPI: Target = { name: "openapi", folder: "packages/openapi", emit: emitOpenapi };

const OTHERS: readonly Target[] = [
  {
    name: "core",
    folder: "generators/core",
    emit: ({ extensionSchemas }, headerLine) => [extensionTypes(extensionSchemas, headerLine)],
  },
  { name: "types", folder: "packages/types", emit: emitTypes },
  { name: "client", folder: "packages/client", emit: emitClient },
  { name: "client", folder: "packages/client", emit: emitSkill, generated: "skills/market-data" },
  { name: "python", folder: "packages/python", emit: emitPython, generated: "src/market_data/generated" },
  { name: "mcp", folder: "packages/mcp", emit: emitMcp },
];

/** All packages with generated files. */
export const TARGETS: readonly Target[] = [OPENAPI, ...OTHERS];

/**
 * Reads the contract of a repository.
 * @throws {ContractError} for an invalid contract.
 */
export function readContract(root: string): Promise<Contract> {
  const manifest = readFileSync(join(root, OPENAPI.folder, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  return loadContract({ root: join(root, "spec/openapi.yaml"), version });
}

/**
 * Writes the files that service and mock load: the generated files of `packages/openapi`, and the contract as JSON.
 * @returns Whether a file changed.
 */
export async function writeServed(contract: Contract, root: string): Promise<boolean> {
  const hasChanged = await write(OPENAPI, contract, root);
  const dist = join(root, OPENAPI.folder, "dist");
  const bundle = readFileSync(join(root, OPENAPI.folder, "src/generated/openapi.yaml"), "utf8");
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, "openapi.json"), `${JSON.stringify(parseYaml(bundle), null, 2)}\n`);
  return hasChanged;
}

/** Writes the generated files of the remaining packages. Returns the folders of changed packages. */
export async function writeOthers(contract: Contract, root: string): Promise<string[]> {
  const changed: string[] = [];
  for (const target of OTHERS) if (await write(target, contract, root)) changed.push(target.folder);
  return changed;
}

async function write(
  { name, folder, emit, generated = "src/generated" }: Target,
  contract: Contract,
  root: string,
): Promise<boolean> {
  const files = await emit(contract, header(name));
  const { changed, missing, extra } = writeFiles(join(root, folder, generated), files);
  return changed.length + missing.length + extra.length > 0;
}
