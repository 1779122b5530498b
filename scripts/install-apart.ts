// Installs a folder that is no package of the workspace, as its own lockfile says: node scripts/install-apart.ts test/peers
import { spawnSync } from "node:child_process";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Which folder?");
// pnpm tells the scripts that it runs where it is.
const pnpm = process.env["npm_execpath"];
const [program, before] = pnpm?.endsWith("js") ? [process.execPath, [pnpm]] : [pnpm ?? "pnpm", []];
const { status, error } = spawnSync(program, [...before, "install", "--frozen-lockfile", "--silent"], {
  cwd: folder,
  stdio: "inherit",
});
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
