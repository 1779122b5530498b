// Builds what is published, and packs it into a folder, from where npm installs it: pnpm pack:local DIR
import { buildPackages, readFolder, runTool } from "./release/packages.ts";
import { runScript } from "./run-script.ts";

await runScript(async () => {
  const folder = readFolder("pack:local");
  if (folder === undefined) return 2;
  // A release also asks the registry for published versions, and rewrites manifests while it packs.
  const pack = ["--filter=./packages/*", "pack", "--pack-destination", folder];
  const exitCode = (await buildPackages()) || runTool("pnpm", pack, "pipe");
  if (exitCode === 0)
    console.log(`Packed into ${folder}. Install an archive together with those that it depends on.`);
  return exitCode;
});
