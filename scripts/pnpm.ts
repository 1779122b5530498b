import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** The pnpm that runs this program; where npm or nobody does, the one that the workspace pins. */
export function pnpm(): [program: string, ...args: string[]] {
  const runner = process.env["npm_execpath"] ?? "";
  if (basename(runner).startsWith("pnpm"))
    return runner.endsWith("js") ? [process.execPath, runner] : [runner];
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return ["npx", "-y", (JSON.parse(manifest) as { packageManager: string }).packageManager];
}
