import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { resolveTool } from "../tools.ts";

const { resolve } = createRequire(import.meta.url);
/** Manifests of supported compilers by installed name. */
const manifests = {
  "typescript-5.5": await resolveTool("typescript-5.5/package.json"),
  typescript: resolve("typescript/package.json"),
  "typescript-7": resolve("typescript-7/package.json"),
};

export type Compiler = keyof typeof manifests;
/** The supported compilers. */
export const compilers = Object.keys(manifests) as Compiler[];

/** Returns the path of a compiler's program, which runs in Node. */
export function executable(compiler: Compiler): string {
  return join(dirname(manifests[compiler]), "bin/tsc");
}
