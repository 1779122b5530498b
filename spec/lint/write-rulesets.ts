/** Bundles our rules and the rules of OWASP for Spectral, one file each. `--check` only compares. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const FOLDER = fileURLToPath(new URL("..", import.meta.url));

/** Editor extensions load a ruleset without `require` and `import`. */
const builtins: Plugin = {
  name: "builtins",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: "builtin" }));
    onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule("${path}");`,
    }));
  },
};

const { outputFiles } = await build({
  entryPoints: {
    "contract-ruleset": "lint/contract-ruleset.ts",
    "owasp-ruleset": "@stoplight/spectral-owasp-ruleset",
  },
  absWorkingDir: FOLDER,
  outdir: "src/generated",
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  // All programs with Spectral contain these packages.
  external: ["core", "formats", "functions", "rulesets"].map((name) => `@stoplight/spectral-${name}`),
  plugins: [builtins],
  banner: { js: '// Generated from spec/ by "pnpm generate" (lint/write-rulesets.ts). Do not edit.' },
  legalComments: "inline",
  write: false,
  logLevel: "warning",
});
for (const { path, text } of outputFiles) {
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, "utf8") !== text) {
    console.error(`outdated: ${relative(FOLDER, path)}\nRun "pnpm generate" and commit the changes.`);
    process.exitCode = 1;
  }
}
