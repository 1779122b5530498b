import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const resolve = createRequire(import.meta.url).resolve;

/** The compilers that users may have, by the name under which this package depends on them. */
export const compilers = ["typescript-5.5", "typescript", "typescript-7"] as const;
export type Compiler = (typeof compilers)[number];

/** The program of a compiler, for Node to run. */
export function executable(compiler: Compiler): string {
  return join(dirname(resolve(`${compiler}/package.json`)), "bin/tsc");
}
