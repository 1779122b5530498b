import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const packages = fileURLToPath(new URL("../../../", import.meta.url));
const { resolve } = createRequire(import.meta.url);

export const mswPackages = ["msw-2", "msw"] as const;
export type MswPackage = (typeof mswPackages)[number];

/** Bundles the module of a page for browsers. @throws {Error} if a bundled module imports a Node module. */
export async function bundlePage(msw: MswPackage): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("page.ts", import.meta.url))],
    bundle: true,
    write: false,
    platform: "browser",
    format: "esm",
    logLevel: "silent",
    plugins: [builtPackages],
    ...(msw !== "msw" && { alias: { msw } }),
  });
  return outputFiles[0]?.text ?? "";
}

/** The script of MSW's service worker. */
export function readWorker(msw: MswPackage): string {
  return readFileSync(resolve(`${msw}/mockServiceWorker.js`), "utf8");
}

/** Resolves the packages of this workspace to their published files. */
const builtPackages: Plugin = {
  name: "built packages",
  setup({ onResolve }) {
    onResolve({ filter: /^@market-data\// }, ({ path }) => {
      const [, name = "", entry = ""] = /^@market-data\/([^/]+)(.*)$/.exec(path) ?? [];
      const manifest = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
      const target = manifest.publishConfig.exports[`.${entry}`];
      return { path: join(packages, name, target.default ?? target) };
    });
  },
};
