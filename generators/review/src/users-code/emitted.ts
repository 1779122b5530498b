import { emitClient } from "@market-data/generator-client";
import type { Contract, Emitter } from "@market-data/generator-core";
import { header } from "@market-data/generator-core/write";
import { emitOpenapiCode } from "@market-data/generator-openapi";
import { emitTypesCode } from "@market-data/generator-types";

/** What is generated, by its path in the repository. */
export type Emitted = ReadonlyMap<string, string>;

/** The packages whose generated TypeScript users see, and what makes it. */
const EMITTERS: readonly (readonly [name: string, emit: Emitter])[] = [
  ["types", emitTypesCode],
  ["client", emitClient],
  ["openapi", emitOpenapiCode],
];

/** What was generated: one contract is compared with several. */
const done = new WeakMap<Contract, Promise<Emitted>>();

/**
 * The generated TypeScript of the packages that users import, as the working tree's emitters make it of a contract. The
 * bundle and the JSON Schemas are left out: they repeat it.
 * @throws {ContractError} when two things would have one name.
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
