import { once } from "node:events";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Origin } from "@market-data/market";
import { describe, expect, test } from "vitest";
import { createLogger } from "../../src/monitoring/logger.ts";
import { type ServerOptions, startServer } from "../../src/server/server.ts";
import { SqliteBackend } from "../../src/storage/sqlite/sqlite-backend.ts";
import { run, start, wrote } from "../support/run-program.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

const SERVE = ["serve", "--port", "0", "--log-level", "silent"];
const QUIET = { host: "127.0.0.1", port: 0, log: createLogger({ level: "silent" }) };
const FILES = ["market.db", "accounts.db"];

/** A folder with a market and a key. */
async function makeData(market: TemporaryMarket): Promise<void> {
  await market.import([fixture("native")]);
  const { keys, close } = await market.backend.openAccounts();
  await keys.create({ plan: "Startup", name: "Ann" }, 0);
  await close();
}

describe("a folder is for one service", () => {
  test("a second service ends with 4 and a reason, commands work, and the lock ends with its process", async () => {
    await using market = new TemporaryMarket();
    const data = ["--data", market.folder];
    await makeData(market);
    const first = start(...SERVE, ...data);
    const ended = once(first, "exit");
    await wrote(first, /Serving on/);
    const link = `${market.folder}-link`;
    symlinkSync(market.folder, link);
    try {
      for (const folder of [market.folder, link]) {
        const { code, err } = await run(...SERVE, "--data", folder);
        expect([code, err]).toEqual([4, expect.stringContaining(`${folder} is served by another process`)]);
      }
      expect((await run("keys", "create", "--plan", "Basic", ...data)).code).toBe(0);
      expect((await run("import", fixture("native/tags.csv"), ...data)).code).toBe(0);
      expect((await run("check", ...data)).code).toBe(0);
    } finally {
      rmSync(link);
      first.kill("SIGKILL");
    }
    await ended;
    const next = start(...SERVE, ...data);
    const nextEnded = once(next, "exit");
    await wrote(next, /Serving on/);
    next.kill("SIGTERM");
    expect(await nextEnded).toEqual([0, null]);
  });

  test("a restore is rejected while an import runs", async () => {
    await using market = new TemporaryMarket();
    await makeData(market);
    const copy = join(market.folder, "copy");
    await market.backend.maintenance.backUp(copy);
    const opened = await market.backend.openMarket();
    const unlock = await opened.lockForImport();
    await expect(market.backend.maintenance.restore(copy)).rejects.toMatchObject({ kind: "locked" });
    unlock();
    await opened.close();
    expect(await market.backend.maintenance.restore(copy)).toHaveLength(2);
  });
});

describe("a copy must not be its own source", () => {
  const TARGETS: Readonly<Record<string, (folder: string) => string>> = {
    "the same folder": (folder) => folder,
    "the same folder by another path": (folder) => join(folder, "..", folder.split("/").at(-1) ?? ""),
    "a symbolic link to the folder": (folder) => {
      const link = join(folder, "folder-link");
      symlinkSync(folder, link);
      return link;
    },
    "symbolic links to the files": (folder) => linked(folder, symlinkSync),
    "hard links to the files": (folder) => linked(folder, linkSync),
    "hard links with the names exchanged": (folder) => {
      const target = join(folder, "exchanged");
      mkdirSync(target);
      linkSync(join(folder, "market.db"), join(target, "accounts.db"));
      return target;
    },
  };

  function linked(folder: string, link: (from: string, to: string) => void): string {
    const target = join(folder, "linked");
    mkdirSync(target);
    for (const file of FILES) link(join(folder, file), join(target, file));
    return target;
  }

  test.each(Object.keys(TARGETS))("backup and restore reject %s and change nothing", async (name) => {
    await using market = new TemporaryMarket();
    await makeData(market);
    const target = TARGETS[name]?.(market.folder) ?? "";
    const identify = () => FILES.map((file) => statSync(join(market.folder, file)).ino);
    const before = [identify(), market.content()];
    const { maintenance } = market.backend;
    for (const copying of [maintenance?.backUp(target), maintenance?.restore(target)]) {
      await expect(copying).rejects.toMatchObject({
        kind: "in-use",
        message: expect.stringContaining("is the data itself"),
      });
    }
    expect([identify(), market.content()]).toEqual(before);
  });

  test("a backup does not replace the database of another service", async () => {
    await using market = new TemporaryMarket();
    await using other = new TemporaryMarket();
    await makeData(market);
    await makeData(other);
    const { maintenance } = market.backend;
    await expect(maintenance?.backUp(other.folder)).rejects.toMatchObject({
      kind: "in-use",
      message: expect.stringContaining("is the database of a service, not a backup"),
    });
    // An older backup is replaced.
    const copy = join(market.folder, "copy");
    for (const _ of ["first", "second"]) expect(await maintenance?.backUp(copy)).toHaveLength(2);
  });

  test("rejected rows replace no other file", async () => {
    await using market = new TemporaryMarket();
    await makeData(market);
    const mine = join(market.folder, "mine.csv");
    writeFileSync(mine, "slug,name,category\nx,X,y\n");
    for (const file of [market.file, mine]) {
      const before = readFileSync(file);
      const { code, err } = await run("import", mine, "--rejects", file, "--data", market.folder);
      expect([code, err]).toEqual([1, expect.stringContaining("is not a file of rejected rows")]);
      expect(readFileSync(file)).toEqual(before);
    }
  });
});

describe("a lost market never becomes a synthetic market", () => {
  const message = /has keys and no market\. Restore a backup .* import .*--no-sample.*--sample/;

  test("with keys, serve ends with 1 and creates nothing until a backup is restored", async () => {
    await using market = new TemporaryMarket();
    await makeData(market);
    const { maintenance } = market.backend;
    const copy = join(market.folder, "copy");
    await maintenance?.backUp(copy);
    for (const file of ["market.db", "market.db-wal", "market.db-shm"]) {
      rmSync(join(market.folder, file), { force: true });
    }
    const { code, err } = await run(...SERVE, "--data", market.folder);
    expect([code, err]).toEqual([1, expect.stringMatching(message)]);
    expect(existsSync(market.file)).toBe(false);
    // An empty file is not a market.
    const { close } = await market.backend.openMarket();
    await close();
    await expect(serve(market.folder)).rejects.toThrow(message);
    await maintenance?.restore(copy);
    expect(await serve(market.folder)).toBe("import");
  });

  test.each([
    [true, "sample"],
    [false, undefined],
  ])("with keys, `sample: %s` decides what to serve", async (sample, origin) => {
    await using market = new TemporaryMarket();
    const { keys, close } = await market.backend.openAccounts();
    await keys.create({ plan: "Startup", name: "Ann" }, 0);
    await close();
    expect(await serve(market.folder, { sample })).toBe(origin);
  });

  test("without keys, an empty folder becomes the sample market, and stays so with keys", async () => {
    await using market = new TemporaryMarket();
    expect(await serve(market.folder, { demoKeys: true })).toBe("sample");
    expect(await serve(market.folder)).toBe("sample");
  });

  /** Starts and stops a service. Returns the origin of its data. */
  async function serve(folder: string, options: Partial<ServerOptions> = {}): Promise<Origin | undefined> {
    const server = await startServer({ data: folder, ...QUIET, ...options });
    await server.close();
    const { state, close } = await new SqliteBackend(folder).openMarket();
    const origin = await state.origin();
    await close();
    return origin;
  }
});
