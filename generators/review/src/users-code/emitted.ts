import { emitClient } from "@market-data/generator-client";
import type { Contract, GeneratedFile } from "@market-data/generator-core";
import { header } from "@market-data/generator-core/write";
import { emitOpenapiCode } from "@market-data/generator-openapi";
import { emitTypesCode } from "@market-data/generator-types";

/** What is generated, by its path in the repository. */
export type Emitted = ReadonlyMap<string, string>;

/** The packages whose generated TypeScript users see, and what makes it. */
const EMITTERS: readonly (readonly [
  name: string,
  emit: (contract: Contract, headerLine: string) => GeneratedFile[],
])[] = [
  ["types", emitTypesCode],
  ["client", emitClient],
  ["openapi", emitOpenapiCode],
];

/** What was generated: one contract is compared with several. */
const done = new WeakMap<Contract, Emitted>();

/**
 * The generated TypeScript of the packages that users import, as the working tree's emitters make it of a contract. The
 * bundle and the JSON Schemas are left out: they repeat it.
 * @throws {ContractError} when two things would have one name.
 */
export function emittedCode(contract: Contract): Emitted {
  const known = done.get(contract);
  if (known !== undefined) return known;
  const files = EMITTERS.flatMap(([name, emit]) =>
    emit(contract, header(name)).map(({ path, contents }): [string, string] => [
      `packages/${name}/src/generated/${path}`,
      contents,
    ]),
  );
  const emitted = new Map(files);
  done.set(contract, emitted);
  return emitted;
}
