import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ended, environment, program, run } from "../support/run-program.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

test("help names every command and every exit code, and ends with 0", async () => {
  const { code, out, err } = await run("--help");
  expect([code, err]).toEqual([0, ""]);
  for (const command of ["serve", "import", "keys", "usage", "backup", "restore", "check"])
    expect(out).toContain(`  ${command} `);
  expect(out).toMatch(/Exit codes:\n {2}0 .*\n {2}1 .*\n {2}2 .*\n {2}3 /);
});

test.each([
  [["nothing"], "unknown command 'nothing'"],
  [["serve", "--port", "70000"], "It must be a whole number from 0 to 65535."],
  [["serve", "--log-level", "loud"], "Allowed choices are debug, info, warn, error, silent."],
  [["keys", "create"], "required option '--plan <plan>' not specified"],
  [["backup"], "missing required argument 'folder'"],
  [["serve", "--host", ""], "option '--host <address>' value '' is invalid. It must not be empty."],
  [["check", "--data", ""], "option '--data <folder>' value '' is invalid. It must not be empty."],
  [["keys", "list", "--market", ""], "option '--market <url>' value '' is invalid. It must not be empty."],
  [
    ["keys", "create", "--plan", "Basic", "--networks", ""],
    'It names no network; "none" is for any address.',
  ],
  [["keys", "change", "key_1", "--networks", " , "], 'It names no network; "none" is for any address.'],
  [
    ["keys", "create", "--plan", "Basic", "--owner", "Ann\nBob"],
    "It must be one line of up to 200 characters.",
  ],
  [["keys", "change", "key_1", "--name", "x".repeat(201)], "It must be one line of up to 200 characters."],
  [["serve", "--port", "4000", "--admin-port", "4000"], "--port and --admin-port are both 4000."],
])("a command that cannot be understood ends with 2: %j", async (given, message) => {
  const { code, err } = await run(...given);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

test("a variable without a value is not taken for a setting", async () => {
  const env = { ...environment(), MARKET_DATA_HOST: "" };
  const { code, err } = await ended(spawn(process.execPath, [program, "serve"], { env }));
  expect([code, err]).toEqual([
    2,
    expect.stringContaining("value '' from env 'MARKET_DATA_HOST' is invalid"),
  ]);
});

test("import tells what it loaded and rejected, and ends with 3 only when asked to", async () => {
  await using market = new TemporaryMarket();
  const files = [fixture("external"), "--data", market.folder];
  const loose = await run("import", ...files);
  expect(loose.code).toBe(0);
  expect(loose.out).toMatch(/coinmetrics_daily\.csv +coin-metrics-daily +6 +1\n/);
  expect(loose.out).toContain(`Rejected rows are in ${join(market.folder, "rejected.csv")}`);
  expect(loose.out).toContain("coinmetrics_daily.csv: 1 as line 5: price_usd 0 is not above zero");
  // No terminal, so a line a file.
  expect(loose.err).toMatch(
    /coinmetrics_daily\.csv \(coin-metrics-daily\): 6 rows, 1 rejected, [\d,]+ rows\/s\n/,
  );
  const rejects = join(market.folder, "mine.csv");
  const strict = await run("import", ...files, "--strict", "--rejects", rejects);
  expect([strict.code, readFileSync(rejects, "utf8").split("\n")[0]]).toEqual([3, "file,line,reason,row"]);
  const clean = await run(
    "import",
    fixture("native/tags.csv"),
    "--data",
    market.folder,
    "--strict",
    "--rejects",
    rejects,
  );
  expect([clean.code, existsSync(rejects)]).toEqual([0, false]);
});

test("import lists the formats, and says what is wrong with files and mappings", async () => {
  await using market = new TemporaryMarket();
  const { out } = await run("import", "--formats");
  expect(out).toMatch(/^bars-daily +Prices of UTC days, in US dollars\.$/m);
  expect(out).toMatch(/^ecb-rates +Euro reference rates/m);
  const mapping = join(market.folder, "mapping.csv");
  writeFileSync(mapping, "asset,source\nx,y\n");
  const wrong = await run("import", fixture("native"), "--data", market.folder, "--mapping", mapping);
  expect([wrong.code, wrong.err]).toEqual([1, `${mapping}, row 2: key is missing\n`]);
  const none = await run("import", "--data", market.folder);
  expect([none.code, none.err]).toEqual([1, "Say which files or folders to import.\n"]);
});

test.each([["list"], ["log"], ["change", "key_1"], ["rotate", "key_1"]])(
  "keys %s: a folder without accounts is told of, and not made",
  async (...command) => {
    await using market = new TemporaryMarket();
    const folder = join(market.folder, "mistyped");
    const { code, err } = await run("keys", ...command, "--data", folder);
    expect([code, err]).toEqual([
      1,
      `${join(folder, "accounts.db")} does not exist: there are no keys. Is --data right?\n`,
    ]);
    expect(existsSync(folder)).toBe(false);
  },
);

test("a service whose port is taken writes nothing", async () => {
  await using market = new TemporaryMarket();
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const folder = join(market.folder, "new");
  const { code, err } = await run("serve", "--data", folder, "--port", String(port));
  other.close();
  expect([code, err]).toEqual([1, `Port ${port} of 127.0.0.1 is taken by another program.\n`]);
  expect(existsSync(folder)).toBe(false);
});

test("a key is made, shown once, listed, moved, its usage told, and ended", async () => {
  await using market = new TemporaryMarket();
  const data = ["--data", market.folder];
  const made = JSON.parse(
    (await run("keys", "create", "--plan", "free", "--name", "Ann", "--json", ...data)).out,
  );
  expect(made).toMatchObject({
    plan: "Basic",
    name: "Ann",
    revoked: null,
    key: expect.stringMatching(/^mdk_/),
  });
  const listed = await run("keys", "list", ...data);
  expect(listed.out).toContain(made.id);
  expect(listed.out).not.toContain(made.key);
  const moved = await run("keys", "move", made.id, "Startup", ...data);
  expect([moved.code, moved.out]).toEqual([0, expect.stringContaining("Startup")]);
  const usage = JSON.parse((await run("keys", "usage", made.id, "--json", ...data)).out);
  expect(usage).toMatchObject({ plan: "Startup", day: { creditsUsed: 0 }, month: { creditsUsed: 0 } });
  expect((await run("keys", "revoke", made.id, ...data)).code).toBe(0);
  const gone = await run("keys", "move", made.id, "Basic", ...data);
  expect([gone.code, gone.err]).toEqual([1, `There is no key "${made.id}", or it is revoked.\n`]);
  const unknown = await run("keys", "create", "--plan", "Gold", ...data);
  expect([unknown.code, unknown.err]).toEqual([
    1,
    expect.stringContaining('There is no plan "Gold". The plans are Basic,'),
  ]);
});

test.skipIf(!existsSync("/dev/full"))("a key whose secret cannot be written is told of", async () => {
  await using market = new TemporaryMarket();
  const full = openSync("/dev/full", "w");
  const keys = (...command: string[]) => [program, "keys", ...command, "--data", market.folder];
  const onFull = (args: string[]) =>
    ended(spawn(process.execPath, args, { env: environment(), stdio: ["ignore", full, "pipe"] }));
  const made = await onFull(keys("create", "--plan", "Basic"));
  const [, id = ""] = /The secret of (\S+) is lost/.exec(made.err) ?? [];
  expect([made.code, made.err]).toEqual([1, expect.stringContaining(`"keys rotate ${id}"`)]);
  const rotated = await onFull(keys("rotate", id, "--json"));
  closeSync(full);
  expect([rotated.code, rotated.err]).toEqual([1, expect.stringContaining(`The secret of ${id} is lost`)]);

  const toNobody = spawn(process.execPath, keys("rotate", id), { env: environment() });
  toNobody.stdout.destroy();
  const [[code], err] = await Promise.all([once(toNobody, "exit"), text(toNobody.stderr)]);
  expect([code, err]).toEqual([1, expect.stringContaining(`The secret of ${id} is lost`)]);
});

test("keys have terms, are rotated, and their changes are logged", async () => {
  await using market = new TemporaryMarket();
  const keys = async (...command: string[]) => {
    const { code, out, err } = await run("keys", ...command, "--json", "--data", market.folder);
    expect([code, err.replace(/^Made .*\n/, "")]).toEqual([0, ""]);
    return JSON.parse(out);
  };
  const terms = ["--owner", "Ann", "--expires", "2999-01-31", "--networks", "10.0.0.0/8,192.0.2.7"];
  const made = await keys("create", "--plan", "Basic", ...terms);
  expect(made).toMatchObject({
    owner: "Ann",
    expires: "2999-01-31T00:00:00.000Z",
    networks: ["10.0.0.0/8", "192.0.2.7/32"],
  });
  const rotated = await keys("rotate", made.id, "--overlap", "30m");
  expect(rotated).toMatchObject({ id: made.id, key: expect.stringMatching(/^mdk_/) });
  expect(rotated.key).not.toBe(made.key);
  const free = ["--owner", "none", "--expires", "none", "--networks", "none"];
  expect(await keys("change", made.id, ...free)).toMatchObject({ owner: null, expires: null, networks: [] });
  const log = await keys("log", made.id);
  expect(log.map(({ command }: { command: string }) => command)).toEqual(["create", "rotate", "change"]);
  expect(log[0].user).not.toBe("");
  expect((await run("keys", "log", "--data", market.folder)).out).toContain("expires 2999-01-31");
});

test.each([
  [["--expires", "2001-01-01"], "It must be in the future"],
  [["--expires", "soon"], "It must be a duration such as 30m, 24h or 90d."],
  [["--networks", "10.0.0.0/99"], '"10.0.0.0/99" is not a network'],
])("keys create %j cannot be understood", async (given, message) => {
  const { code, err } = await run("keys", "create", "--plan", "Basic", ...given);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

test("check, backup and restore tell what they did, and why not", async () => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const data = ["--data", market.folder];
  const copy = join(market.folder, "copy");
  expect((await run("check", ...data)).out).toMatch(
    /^market +import\n[\s\S]*^assets +2\n[\s\S]*Nothing is wrong\.\n$/m,
  );
  expect((await run("backup", copy, ...data)).out).toMatch(/market\.db: [\d,]+ bytes\n$/);
  expect((await run("restore", copy, ...data)).out).toBe(`${market.file}: restored\n`);
  const missing = await run("check", "--data", join(market.folder, "nowhere"));
  expect([missing.code, missing.err]).toEqual([1, expect.stringContaining("does not exist")]);
});
