// Builds and packs the published packages into a folder, for installation by npm: pnpm pack:local DIR
import { buildPackages, readFolder, runTool } from "./release/packages.ts";
import { runScript } from "./run-script.ts";

await runScript(async () => {
  const folder = readFolder("pack:local");
  if (folder === undefined) return 2;
  // In contrast, a release asks the registry for published versions and rewrites manifests while packing.
  // npm has no archive of the Python client.
  const pack = [
    "--filter=./packages/*",
    "--filter=!@market-data/python",
    "pack",
    "--pack-destination",
    folder,
  ];
  const exitCode = (await buildPackages()) || runTool("pnpm", pack, "pipe");
  if (exitCode === 0)
    console.log(`Packed into ${folder}. Install an archive together with the archives that it depends on.`);
  return exitCode;
});
