// Installs a folder outside the workspace by its own lockfile: node test/helpers/src/install-standalone.ts FOLDER
import { spawnSync } from "node:child_process";
import { INSTALL_TIMEOUT_MS, pnpm, TRUST } from "./pnpm.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Usage: node test/helpers/src/install-standalone.ts FOLDER");
  process.exit(2);
}
const [program, ...before] = pnpm();
const { status, error } = spawnSync(program, [...before, "install", "--frozen-lockfile", "--silent"], {
  cwd: folder,
  stdio: "inherit",
  env: { ...TRUST, ...process.env },
  timeout: INSTALL_TIMEOUT_MS,
});
if (error !== undefined)
  throw new Error(
    `${folder} could not be installed: ${program} did not start, or did not reach the registry.`,
    {
      cause: error,
    },
  );
process.exitCode = status ?? 1;
