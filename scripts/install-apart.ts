// Installs a folder that is no package of the workspace, as its own lockfile says: node scripts/install-apart.ts test/client/other-clients
import { spawnSync } from "node:child_process";
import { pnpm } from "./pnpm.ts";
import { TRUST } from "./turbo.ts";

/** pnpm may wait for ever for what it cannot fetch. */
const LONGEST_MS = 600_000;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Usage: node scripts/install-apart.ts FOLDER");
  process.exit(2);
}
const [program, ...before] = pnpm();
const { status, error } = spawnSync(program, [...before, "install", "--frozen-lockfile", "--silent"], {
  cwd: folder,
  stdio: "inherit",
  env: { ...TRUST, ...process.env },
  timeout: LONGEST_MS,
});
if (error !== undefined)
  throw new Error(`${folder} was not installed: is the registry reached?`, { cause: error });
process.exitCode = status ?? 1;
