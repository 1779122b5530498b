import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run, start, wrote } from "../support/run-program.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

/** Stops a service, which writes to its folder until then. */
async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

function getMode(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

test.skipIf(process.platform === "win32")(
  "what the program makes may be read by its user alone",
  async () => {
    await using market = new TemporaryMarket();
    const folder = join(market.folder, "made", "here");
    const data = ["--data", folder];
    expect((await run("import", fixture("external"), ...data)).code).toBe(0);
    // Creates the log and its index too, and leaves them behind.
    const child = start("serve", "--port", "0", ...data);
    await wrote(child, /Serving on/);
    expect((await run("keys", "create", "--plan", "Basic", ...data)).code).toBe(0);
    expect((await run("backup", join(folder, "copy"), ...data)).code).toBe(0);
    const made = globSync("**/*", { cwd: folder, withFileTypes: true }).map((each) => [
      each.name,
      each.isDirectory() ? "700" : "600",
      getMode(join(each.parentPath, each.name)),
    ]);
    await end(child);
    for (const [name, expected, mode] of made) expect([name, mode]).toEqual([name, expected]);
    expect(made.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        "accounts.db",
        "accounts.db-wal",
        "accounts.db-shm",
        "market.db",
        "rejected.csv",
      ]),
    );
    expect([getMode(folder), getMode(join(folder, ".."))]).toEqual(["700", "700"]);
  },
);

test.skipIf(process.platform === "win32")(
  "accounts that others may read stay so, and are warned of",
  async () => {
    await using market = new TemporaryMarket();
    await market.import([fixture("native")]);
    const accounts = await market.backend.openAccounts();
    await accounts.close();
    chmodSync(accounts.location, 0o640);
    const child = start("serve", "--port", "0", "--data", market.folder);
    const [warning] = await wrote(child, /"warn".*can be read by other users.*\n/);
    await end(child);
    expect(warning).toContain("chmod 600");
    expect(getMode(accounts.location)).toBe("640");
  },
);
