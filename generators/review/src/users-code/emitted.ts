import { emitClient } from "@market-data/generator-client";
import type { Contract, Emitter } from "@market-data/generator-core";
import { header } from "@market-data/generator-core/write";
import { emitOpenapiCode } from "@market-data/generator-openapi";
import { emitTypesCode } from "@market-data/generator-types";

/** Generated files, by path in the repository. */
export type Emitted = ReadonlyMap<string, string>;

/** The packages with generated TypeScript for users, and their emitters. */
const EMITTERS: readonly (readonly [name: string, emit: Emitter])[] = [
  ["types", emitTypesCode],
  ["client", emitClient],
  ["openapi", emitOpenapiCode],
];

/** A cache: a contract may be compared with several bases. */
const done = new WeakMap<Contract, Promise<Emitted>>();

/**
 * Generates the TypeScript for users with the emitters of the working tree. The bundle and the JSON Schemas repeat the types,
 * so the review skips both.
 * @throws {ContractError} for two parts with equal names.
 */
export function emittedCode(contract: Contract): Promise<Emitted> {
  const known = done.get(contract);
  if (known !== undefined) return known;
  const emitted = emitCode(contract);
  done.set(contract, emitted);
  return emitted;
}

async function emitCode(contract: Contract): Promise<Emitted> {
  const emitted = new Map<string, string>();
  for (const [name, emit] of EMITTERS) {
    for (const { path, contents } of await emit(contract, header(name)))
      emitted.set(`packages/${name}/src/generated/${path}`, contents);
  }
  return emitted;
}
