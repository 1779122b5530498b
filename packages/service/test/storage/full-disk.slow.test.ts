import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readContent } from "../support/content.ts";
import { runOnFullDisk, startOnFullDisk } from "../support/full-disk.ts";
import { run, wrote } from "../support/run-program.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

/** The message of every command that could not write. */
const SAYS_WHY = /^\S+ (could not be read or written\. Check the disk|could not grow: the disk is full)/;

// A log without room, and a log with room for one changed page.
test.each([0, 8])(
  "keys: with files that end at %d kB, a command is done, or fails and changes nothing",
  async (size) => {
    await using market = new TemporaryMarket();
    // The accounts stay open, as in a service, so the log exists already.
    const { keys, close } = await market.backend.openAccounts();
    const { key } = await keys.create({ plan: "Basic", name: "a" }, Date.now());
    await close();
    const again = await market.backend.openAccounts();
    const codes: (number | null)[] = [];
    for (const command of [
      ["create", "--plan", "Basic"],
      ["move", key.id, "Startup"],
      ["change", key.id, "--name", "b"],
      ["rotate", key.id],
      ["revoke", key.id],
    ]) {
      const before = await again.keys.list();
      const { code, out, err } = await runOnFullDisk(
        size,
        "keys",
        ...command,
        "--json",
        "--data",
        market.folder,
      );
      const after = await again.keys.list();
      codes.push(code);
      if (code === 0) {
        const { id, plan, name, hint } = JSON.parse(out);
        expect(after).toContainEqual(expect.objectContaining({ id, plan, name, hint }));
        expect(after).not.toEqual(before);
      } else {
        expect([out, err]).toEqual(["", expect.stringMatching(SAYS_WHY)]);
        expect(after).toEqual(before);
      }
    }
    if (size === 0) expect(codes).toEqual([1, 1, 1, 1, 1]);
    expect((await runOnFullDisk(size, "keys", "list", "--data", market.folder)).out).toContain(key.id);
    await again.close();
  },
);

test("keys: reports accounts that cannot be created, and leaves no invalid accounts", async () => {
  await using market = new TemporaryMarket();
  const create = ["keys", "create", "--plan", "Basic", "--json", "--data", market.folder];
  const { code, out, err } = await runOnFullDisk(8, ...create);
  expect([code, out, err]).toEqual([1, "", expect.stringMatching(/disk/)]);
  expect((await run(...create)).code).toBe(0);
});

test("import: whatever the size of the full disk, it is done, or can be repeated", async () => {
  await using whole = new TemporaryMarket();
  expect((await run("import", fixture("external"), "--data", whole.folder)).code).toBe(0);
  // Limits in kB for the database itself, its log, and the file of rejected rows.
  for (const size of [0, 40, 200]) {
    await using market = new TemporaryMarket();
    const given = ["import", fixture("external"), "--data", market.folder];
    const { code, err } = await runOnFullDisk(size, ...given);
    if (code !== 0) {
      expect([code, err]).toEqual([1, expect.stringMatching(/disk/)]);
      expect(err).not.toContain("    at ");
      expect((await run(...given)).code).toBe(0);
    }
    expect(readContent(market.file)).toEqual(whole.content());
  }
});

test.each([0, 40])("backup and restore: keep existing data if files end at %d kB", async (size) => {
  await using market = new TemporaryMarket();
  await market.import([fixture("external")]);
  const { keys, close } = await market.backend.openAccounts();
  await keys.create({ plan: "Basic", name: "a" }, Date.now());
  await close();
  const data = ["--data", market.folder];
  const [copy, older] = [join(market.folder, "copy"), join(market.folder, "older")];
  await using old = new TemporaryMarket();
  await old.import([fixture("native/tags.csv")]);
  expect((await run("backup", older, "--data", old.folder)).code).toBe(0);
  expect((await run("backup", copy, "--data", old.folder)).code).toBe(0);

  const backup = await runOnFullDisk(size, "backup", copy, ...data);
  expect([backup.code, backup.out, backup.err]).toEqual([1, "", expect.stringMatching(SAYS_WHY)]);
  // To read a database, SQLite writes the index of its log next to it.
  expect(backup.err).toContain(`${size === 0 ? market.file : join(copy, "market.db")} `);
  expect(readContent(join(copy, "market.db"))).toEqual(old.content());
  expect(readdirSync(copy)).toEqual(["market.db"]);

  const before = market.content();
  const restore = await runOnFullDisk(size, "restore", older, ...data);
  expect([restore.code, restore.out, restore.err]).toEqual([1, "", expect.stringMatching(SAYS_WHY)]);
  expect(restore.err).toContain(`${market.file} `);
  expect(market.content()).toEqual(before);
  expect((await run("check", ...data)).code).toBe(0);
});

test.each([1, 2])(
  "serve with %d threads: what was used while the disk was full is told of at the end, which is not a success",
  async (threads) => {
    await using market = new TemporaryMarket();
    await market.import([fixture("native")]);
    const { keys, close } = await market.backend.openAccounts();
    const { secret } = await keys.create({ plan: "Basic", name: "a" }, Date.now());
    await close();
    const again = await market.backend.openAccounts();
    const store = await market.store();
    await store.snapshot();
    const args = ["--port", "0", "--threads", String(threads), "--data", market.folder];
    const child = startOnFullDisk(0, "serve", ...args);
    const ended = once(child, "close");
    const err = text(child.stderr as NodeJS.ReadableStream);
    const [, url] = await wrote(child, /Serving on (\S+)\n/);
    const listings = `${url}/v1/cryptocurrency/listings/latest`;
    const { status } = await fetch(listings, { headers: { "X-SVC_PRO_API_KEY": secret } });
    expect(status).toBe(200);
    child.kill("SIGTERM");
    const out = text(child.stdout as NodeJS.ReadableStream);
    const [code] = await ended;
    expect([code, await err]).toEqual([1, expect.stringMatching(SAYS_WHY)]);
    const lines = (await out).split("\n").filter((line) => line.includes("lost"));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: "error",
        message: "Used credits could not be stored before the shutdown and are lost.",
        credits: 1,
        accounts: 1,
        error: expect.stringMatching(SAYS_WHY),
      }),
    ]);
    await again.close();
  },
);
