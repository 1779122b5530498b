import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emitClient } from "@market-data/generator-client";
import { type Contract, type Emitter, extensionTypes, loadContract } from "@market-data/generator-core";
import { header, writeFiles } from "@market-data/generator-core/write";
import { emitOpenapi } from "@market-data/generator-openapi";
import { emitTypes } from "@market-data/generator-types";
import { parseYaml } from "@redocly/openapi-core";

/** A package whose `src/generated/` an emitter writes. */
interface Target {
  readonly name: string;
  /** From the root of the repository. */
  readonly folder: string;
  readonly emit: Emitter;
}

/** What service and mock run on. */
const OPENAPI: Target = { name: "openapi", folder: "packages/openapi", emit: emitOpenapi };

const OTHERS: readonly Target[] = [
  {
    name: "core",
    folder: "generators/core",
    emit: ({ extensionSchemas }, headerLine) => [extensionTypes(extensionSchemas, headerLine)],
  },
  { name: "types", folder: "packages/types", emit: emitTypes },
  { name: "client", folder: "packages/client", emit: emitClient },
];

/** Every package that holds what is generated. */
export const TARGETS: readonly Target[] = [OPENAPI, ...OTHERS];

/**
 * Reads the contract of a repository.
 * @throws {ContractError}
 */
export function readContract(root: string): Promise<Contract> {
  const manifest = readFileSync(join(root, OPENAPI.folder, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  return loadContract({ root: join(root, "spec/openapi.yaml"), version });
}

/**
 * Writes what service and mock run on: the generated files of `packages/openapi`, and the contract as JSON that its
 * build writes from them.
 * @returns Whether something has changed.
 */
export async function writeServed(contract: Contract, root: string): Promise<boolean> {
  const hasChanged = await write(OPENAPI, contract, root);
  const dist = join(root, OPENAPI.folder, "dist");
  const bundle = readFileSync(join(root, OPENAPI.folder, "src/generated/openapi.yaml"), "utf8");
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, "openapi.json"), `${JSON.stringify(parseYaml(bundle), null, 2)}\n`);
  return hasChanged;
}

/** Writes what is generated for other packages. Gives the folders of those in which something has changed. */
export async function writeOthers(contract: Contract, root: string): Promise<string[]> {
  const changed: string[] = [];
  for (const target of OTHERS) if (await write(target, contract, root)) changed.push(target.folder);
  return changed;
}

async function write({ name, folder, emit }: Target, contract: Contract, root: string): Promise<boolean> {
  const files = await emit(contract, header(name));
  const { changed, missing, extra } = writeFiles(join(root, folder, "src/generated"), files);
  return changed.length + missing.length + extra.length > 0;
}
