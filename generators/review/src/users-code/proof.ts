import { PARAMETER_PART } from "@market-data/generator-client";
import type { Emitted } from "./emitted.ts";

/** The files of a proof, by path in the repository, and the claim of each line of the program. */
export interface Proof {
  readonly files: Emitted;
  /** The program's path. */
  readonly program: string;
  /** By line, from 1. */
  readonly claims: ReadonlyMap<number, Claim>;
}

/** A condition for an exported type, so that users' programs still compile. */
interface Claim {
  readonly name: string;
  readonly kind: "name" | "accepted" | "returned";
}

/** The generated files with exports for users, and the paths for the files of the base. */
const EXPORTS = [
  ["packages/types/src/generated/operations.ts", "packages/types/src/generated-base/operations.ts"],
  ["packages/types/src/generated/records.ts", "packages/types/src/generated-base/records.ts"],
  ["packages/client/src/generated/parameters.ts", "packages/client/src/generated-base/parameters.ts"],
  ["packages/client/src/generated/calls.ts", "packages/client/src/generated-base/calls.ts"],
] as const;

const PROGRAM = "test/consumers/proof.mts";

/**
 * Assignability alone permits the removal of optional fields. These types find removed fields at any depth: a program may write
 * or read a removed name.
 */
const HEAD = `type Names<T> = T extends unknown ? keyof T : never;
type Whole<T> = T extends (...values: never[]) => unknown ? T : T extends readonly (infer I)[] ? Whole<I>[]
  : T extends object ? { [K in keyof T]-?: Whole<T[K]> } : T;
`;

/**
 * Writes a program that compiles only without a break of types: each name is still exported, parameters accept every old value,
 * and results fit the old types.
 */
export function writeProof(base: Emitted): Proof {
  const lines = HEAD.trimEnd().split("\n");
  const claims = new Map<number, Claim>();
  for (const [index, [now, before]] of EXPORTS.entries()) {
    lines.push(`import type * as Now${index} from "../../${now}";`);
    lines.push(`import type * as Base${index} from "../../${before}";`);
    for (const { name, isGeneric } of parseExports(base.get(now) ?? "")) {
      const [is, was] = [`Now${index}.${name}`, `Base${index}.${name}`];
      for (const [kind, given, wanted] of isGeneric ? [] : assignments(name, is, was)) {
        lines.push(`export const v${lines.length} = (_: ${given}): ${wanted} => _;`);
        claims.set(lines.length, { name, kind });
      }
      if (isGeneric) {
        lines.push(`export type { ${name} as T${lines.length} } from "../../${now}";`);
        claims.set(lines.length, { name, kind: "name" });
      }
    }
  }
  const files = new Map([...baseFiles(base), [PROGRAM, `${lines.join("\n")}\n`]]);
  return { files, program: PROGRAM, claims };
}

/** The assignments for a type, so that users' programs with the type still compile. */
function assignments(
  name: string,
  is: string,
  was: string,
): [kind: Claim["kind"], given: string, to: string][] {
  if (/(Parameters|Input)$/.test(name)) {
    return [
      ["accepted", was, is],
      ["accepted", `Names<${was}>`, `Names<${is}>`],
    ];
  }
  // Compares a generic function without type arguments.
  if (/(Call|Method)$/.test(name)) {
    return [
      ["accepted", `Parameters<${was}>`, `Parameters<${is}>`],
      ["returned", `Awaited<ReturnType<${is}>>`, `Awaited<ReturnType<${was}>>`],
    ];
  }
  return [
    ["returned", is, was],
    ["returned", `Whole<${is}>`, `Whole<${was}>`],
  ];
}

/** The generated files of the base, in a separate folder with imports of each other. */
function baseFiles(base: Emitted): Emitted {
  const copies = [...base]
    .filter(([path]) => /^packages\/(types|client)\//.test(path))
    .map(([path, text]): [string, string] => [
      path.replace("/src/generated/", "/src/generated-base/"),
      text.replaceAll('"@market-data/types"', '"../../../types/src/generated-base/index.ts"'),
    ]);
  const index = ["openapi", "operations", "records"].map((name) => `export type * from "./${name}.ts";\n`);
  return new Map([...copies, ["packages/types/src/generated-base/index.ts", index.join("")]]);
}

/** The types in the exports of a generated file. A proof of the parameters covers their parts. */
function parseExports(text: string): { name: string; isGeneric: boolean }[] {
  return [...text.matchAll(/^export (?:type|interface) (\w+)(<)?/gm)]
    .map(([, name = "", generic]) => ({ name, isGeneric: generic !== undefined }))
    .filter(({ name }) => !PARAMETER_PART.test(name));
}
