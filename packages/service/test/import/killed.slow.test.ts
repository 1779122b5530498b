import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readContent } from "../support/content.ts";
import { fixture, NOW, TemporaryMarket } from "../support/temporary-market.ts";

const program = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));
const ROWS = 20_000;

/** Invented days of 10 assets, enough for several transactions. */
function writeDays(file: string): void {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const date = new Date(NOW - (index % 2000) * 86_400_000).toISOString().slice(0, 10);
    return `coin${Math.floor(index / 2000)},${date},${1 + (index % 97)},${1e6 + index},1000000`;
  });
  writeFileSync(file, `asset,date,price_usd,market_cap_usd,supply_current\n${rows.join("\n")}\n`);
}

function startImport(folder: string, file: string): ChildProcess {
  return spawn(process.execPath, [program, "import", fixture("external"), file, "--data", folder], {
    stdio: "ignore",
  });
}

/** The revision of the database; 0 before the database exists. */
function writtenIn(file: string): number {
  if (!existsSync(file)) return 0;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return (database.prepare("SELECT revision FROM state").get() as { revision: number }).revision;
  } catch {
    return 0;
  } finally {
    database.close();
  }
}

/** Kills a process after a number of writes. */
async function killAt(child: ChildProcess, file: string, writes: number): Promise<void> {
  const ended = once(child, "exit");
  while (child.exitCode === null && writtenIn(file) < writes) await setTimeout(1);
  child.kill("SIGKILL");
  await ended;
}

test("an import killed at any moment and repeated equals an undisturbed import", async () => {
  await using whole = new TemporaryMarket();
  const days = join(whole.folder, "days.csv");
  writeDays(days);
  const [code] = await once(startImport(whole.folder, days), "exit");
  expect(code).toBe(0);
  const expected = readContent(whole.file);
  const all = writtenIn(whole.file);
  expect(expected["quote"]).toHaveLength(ROWS + 8);
  await using market = new TemporaryMarket();
  for (const part of [0.05, 0.5, 0.95]) {
    await using killed = new TemporaryMarket();
    await killAt(startImport(killed.folder, days), killed.file, Math.ceil(all * part));
    // Kills imports into one database repeatedly, later each time.
    await killAt(
      startImport(market.folder, days),
      market.file,
      writtenIn(market.file) + Math.ceil(all * part),
    );
    await once(startImport(killed.folder, days), "exit");
    expect(readContent(killed.file)).toEqual(expected);
  }
  await once(startImport(market.folder, days), "exit");
  expect(readContent(market.file)).toEqual(expected);
});
