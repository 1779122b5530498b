// Bundles the command for two documents into packages/review/dist. Dependencies from npm are not bundled.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const PACKAGE = fileURLToPath(new URL("../../../packages/review/", import.meta.url));
const DIST = join(PACKAGE, "dist");

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8")) as Manifest;
const { metafile, outputFiles } = await build({
  entryPoints: [
    { in: fileURLToPath(new URL("documents-cli.ts", import.meta.url)), out: "market-data-review" },
  ],
  outdir: DIST,
  bundle: true,
  // Parts behind an `import()` load on first use: Redocly takes as long to load as a comparison.
  splitting: true,
  chunkNames: "[name]-[hash]",
  platform: "node",
  target: "node22",
  format: "esm",
  banner: { js: "#!/usr/bin/env node" },
  external: Object.keys(dependencies),
  metafile: true,
  write: false,
  logLevel: "warning",
});
const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
const foreign = bundled.filter(
  ([file, { bytesInOutput }]) => file.includes("node_modules") && bytesInOutput > 0,
);
if (foreign.length > 0) {
  const files = foreign.map(([file]) => file).join("\n");
  throw new Error(`Name the packages of these files among the dependencies of packages/review:\n${files}`);
}
rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST);
for (const { path, contents } of outputFiles) {
  writeFileSync(path, contents, { mode: 0o755 });
}
