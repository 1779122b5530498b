// Bundles the command for any two documents into packages/review/dist. What is of others stays a dependency of that package.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const PACKAGE = fileURLToPath(new URL("../../../packages/review/", import.meta.url));

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8")) as Manifest;
const { metafile, outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL("documents-command.ts", import.meta.url))],
  outfile: join(PACKAGE, "dist/market-data-review.js"),
  bundle: true,
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
for (const { path, contents } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents, { mode: 0o755 });
}
