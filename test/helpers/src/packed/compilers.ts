import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { resolveTool } from "../tools.ts";

const resolve = createRequire(import.meta.url).resolve;
const OLDEST = "typescript-5.5";
const oldest = await resolveTool(`${OLDEST}/package.json`);

/** The compilers that users may have, by the names under which they are installed. */
export const compilers = [OLDEST, "typescript", "typescript-7"] as const;
export type Compiler = (typeof compilers)[number];

/** The program of a compiler, for Node to run. */
export function executable(compiler: Compiler): string {
  const manifest = compiler === OLDEST ? oldest : resolve(`${compiler}/package.json`);
  return join(dirname(manifest), "bin/tsc");
}
