// Installs a folder that is no package of the workspace, as its own lockfile says: node scripts/install-apart.ts test/client/other-clients
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
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

/** The pnpm that runs this script, or where npm or nobody does, the one that the workspace pins. */
function pnpm(): [string, ...string[]] {
  const runner = process.env["npm_execpath"] ?? "";
  if (basename(runner).startsWith("pnpm"))
    return runner.endsWith("js") ? [process.execPath, runner] : [runner];
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return ["npx", "-y", (JSON.parse(manifest) as { packageManager: string }).packageManager];
}
