// Installs a folder that is no package of the workspace, as its own lockfile says: node scripts/install-apart.ts test/peers
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Which folder?");
const [program, ...before] = pnpm();
const { status, error } = spawnSync(program, [...before, "install", "--frozen-lockfile", "--silent"], {
  cwd: folder,
  stdio: "inherit",
});
if (error !== undefined) throw error;
process.exitCode = status ?? 1;

/** The pnpm that runs this script, or where npm or nobody does, the one that the workspace pins. */
function pnpm(): [string, ...string[]] {
  const runner = process.env["npm_execpath"] ?? "";
  if (basename(runner).startsWith("pnpm"))
    return runner.endsWith("js") ? [process.execPath, runner] : [runner];
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return ["npx", "-y", (JSON.parse(manifest) as { packageManager: string }).packageManager];
}
