import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(
  new URL("./src/cli/main.ts", import.meta.resolve("@market-data/service/package.json")),
);

/** Runs `market-data` as a user does, without settings of this machine but those given. */
export async function run(given: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const own = Object.entries(process.env).filter(([name]) => !/^(MARKET_DATA_|PG)/.test(name));
  const child = spawn(process.execPath, [PROGRAM, ...given], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...Object.fromEntries(own), ...env },
  });
  const [[code], out, err] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: code as number | null, out, err };
}

/** A file or folder of the service's examples of imports. */
export function fixture(path: string): string {
  return fileURLToPath(
    new URL(`./test/fixtures/${path}`, import.meta.resolve("@market-data/service/package.json")),
  );
}
