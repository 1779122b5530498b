import { PARAMETER_PART } from "@market-data/generator-client";
import type { Emitted } from "./emitted.ts";

/** The files of a proof, by path in the repository, and what each line of its program proves. */
export interface Proof {
  readonly files: Emitted;
  /** The program's path. */
  readonly program: string;
  /** By line, from 1. */
  readonly claims: ReadonlyMap<number, Claim>;
}

/** What must hold of an exported type, so that programs that compile still do. */
interface Claim {
  readonly name: string;
  readonly kind: "name" | "accepted" | "returned";
}

/** The generated files whose exports users import, and where those of the base are written. */
const EXPORTS = [
  ["packages/types/src/generated/operations.ts", "packages/types/src/generated-base/operations.ts"],
  ["packages/types/src/generated/records.ts", "packages/types/src/generated-base/records.ts"],
  ["packages/client/src/generated/parameters.ts", "packages/client/src/generated-base/parameters.ts"],
  ["packages/client/src/generated/calls.ts", "packages/client/src/generated-base/calls.ts"],
] as const;

const PROGRAM = "test/consumers/proof.mts";

/**
 * Types by which a difference shows that assignability alone lets pass: what was optional and was removed, at any depth.
 * A literal with a removed name does not compile, nor does reading it.
 */
const HEAD = `type Names<T> = T extends unknown ? keyof T : never;
type Whole<T> = T extends (...values: never[]) => unknown ? T : T extends readonly (infer I)[] ? Whole<I>[]
  : T extends object ? { [K in keyof T]-?: Whole<T[K]> } : T;
`;

/**
 * A program that compiles where every program that compiled against the base still does: each name is still exported, what
 * was accepted still is, and what is returned may stand where it stood.
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

/** What must be assignable to what, so that programs that name a type still compile. */
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
  // A generic function is compared as it is called without type arguments.
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

/** The base's generated files, in a folder of their own and importing one another. */
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

/** The types that a generated file exports. Parts of the parameters are proven with the parameters. */
function parseExports(text: string): { name: string; isGeneric: boolean }[] {
  return [...text.matchAll(/^export (?:type|interface) (\w+)(<)?/gm)]
    .map(([, name = "", generic]) => ({ name, isGeneric: generic !== undefined }))
    .filter(({ name }) => !PARAMETER_PART.test(name));
}
