import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { resolveTool } from "../tools.ts";

const { resolve } = createRequire(import.meta.url);
/** Of the compilers that users may have, by the names under which they are installed. */
const manifests = {
  "typescript-5.5": await resolveTool("typescript-5.5/package.json"),
  typescript: resolve("typescript/package.json"),
  "typescript-7": resolve("typescript-7/package.json"),
};

export type Compiler = keyof typeof manifests;
/** The compilers that users may have. */
export const compilers = Object.keys(manifests) as Compiler[];

/** The program of a compiler, for Node to run. */
export function executable(compiler: Compiler): string {
  return join(dirname(manifests[compiler]), "bin/tsc");
}
