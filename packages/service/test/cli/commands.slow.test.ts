import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { ended, environment, program, run, start, wrote } from "../support/run-program.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

test("help lists every command and exit code, and ends with 0", async () => {
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
    'It names no network. Use "none" to allow any address.',
  ],
  [["keys", "change", "key_1", "--networks", " , "], 'It names no network. Use "none" to allow any address.'],
  [
    ["keys", "create", "--plan", "Basic", "--owner", "Ann\nBob"],
    "It must be one line of up to 200 characters.",
  ],
  [["keys", "change", "key_1", "--name", "x".repeat(201)], "It must be one line of up to 200 characters."],
  [["serve", "--port", "4000", "--admin-port", "4000"], "--port and --admin-port are both 4000."],
])("rejects an invalid command line with 2: %j", async (given, message) => {
  const { code, err } = await run(...given);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

test("rejects an unset variable as a setting", async () => {
  const env = { ...environment(), MARKET_DATA_HOST: "" };
  const { code, err } = await ended(spawn(process.execPath, [program, "serve"], { env }));
  expect([code, err]).toEqual([
    2,
    expect.stringContaining("value '' from env 'MARKET_DATA_HOST' is invalid"),
  ]);
});

test("import reports loaded and rejected rows, and ends with 3 only with --strict", async () => {
  await using market = new TemporaryMarket();
  const files = [fixture("external"), "--data", market.folder];
  const loose = await run("import", ...files);
  expect(loose.code).toBe(0);
  expect(loose.out).toMatch(/coinmetrics_daily\.csv +coin-metrics-daily +6 +1\n/);
  expect(loose.out).toContain(`Rejected rows are in ${join(market.folder, "rejected.csv")}`);
  expect(loose.out).toContain("coinmetrics_daily.csv: 1 as line 5: price_usd 0 is not above zero");
  // Without a terminal, progress is one line per file.
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

test("import reports look-alikes, and suggests mapping lines for well-known assets", async () => {
  await using market = new TemporaryMarket();
  const file = join(market.folder, "assets.csv");
  writeFileSync(file, "key,name,symbol\nfake,Bitcoin Two,\u0412TC\nxbt,Bitcoin,BTC\n");
  const { out } = await run("import", file, "--data", join(market.folder, "first"));
  expect(out).toContain("# assets.csv, line 3\nbitcoin,csv,xbt,1,Bitcoin,BTC,bitcoin\n");
  expect(out).toContain(
    '  assets.csv, line 2: the symbol "\\u{412}TC" looks like BTC: it is stored as ASSET-100001\n',
  );
  const mapping = join(market.folder, "mapping.csv");
  writeFileSync(mapping, /^asset,source,key,.*\n(?:.+\n)+/m.exec(out)?.[0] ?? "");
  const data = join(market.folder, "second");
  const again = await run("import", file, "--mapping", mapping, "--data", data);
  expect([again.code, again.out]).toEqual([0, expect.not.stringContaining("asset,source,key,")]);
  const child = start("serve", "--port", "0", "--log-level", "warn", "--data", data);
  const [, url] = await wrote(child, /Serving on (\S+)\n/);
  const map = await fetch(`${url}/v1/cryptocurrency/map?symbol=BTC`);
  expect(await map.json()).toMatchObject({ data: [{ id: 1, slug: "bitcoin", symbol: "BTC" }] });
  const fiats = await fetch(`${url}/v1/fiat/map?include_metals=true`);
  expect(((await fiats.json()) as { data: unknown[] }).data).toHaveLength(97);
  child.kill("SIGTERM");
  await once(child, "exit");
});

test("import and check report hidden data, by the given plans", async () => {
  await using market = new TemporaryMarket();
  const [assets, quotes] = ["assets.csv", "quotes.csv"].map((name) => join(market.folder, name)) as [
    string,
    string,
  ];
  writeFileSync(assets, "key,name,symbol\none,One,ONE\ntwo,Two,TWO\n");
  writeFileSync(quotes, "asset,time,price,circulating_supply\none,2012-01-01,1,5\n");
  const data = ["--data", market.folder];
  const hidden =
    /\nCallers do not see:\n {2}1 asset has history before .* from 2012-01-01 on: .*\n {2}1 of 2 assets has no price: .*\n/;
  expect((await run("import", assets, quotes, ...data)).out).toMatch(hidden);
  const checked = await run("check", ...data);
  expect([checked.code, checked.out]).toEqual([0, expect.stringMatching(hidden)]);
  expect(checked.out).toMatch(/\nNo errors\.\n$/);
  const plans = join(market.folder, "plans.json");
  writeFileSync(plans, JSON.stringify({ plans: { Enterprise: { history: "P90Y" } } }));
  const longer = await run("check", "--plans", plans, ...data);
  expect(longer.out).toMatch(
    /\nCallers do not see:\n {2}1 of 2 assets has no price: .*\.\n {2}96 of 97 fiat currencies .*\.\nNo errors\.\n$/,
  );
  writeFileSync(plans, "{}}");
  const wrong = await run("import", quotes, "--plans", plans, ...data);
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining(`${plans}: It is not JSON`)]);
});

test("import lists the formats, and explains invalid files and mappings", async () => {
  await using market = new TemporaryMarket();
  const { out } = await run("import", "--formats");
  expect(out).toMatch(/^candles-daily +Daily candles, in UTC and US dollars\.$/m);
  expect(out).toMatch(/^ecb-rates +Euro reference rates/m);
  const mapping = join(market.folder, "mapping.csv");
  writeFileSync(mapping, "asset,source\nx,y\n");
  const wrong = await run("import", fixture("native"), "--data", market.folder, "--mapping", mapping);
  expect([wrong.code, wrong.err]).toEqual([1, `${mapping}, line 2: key is missing\n`]);
  const none = await run("import", "--data", market.folder);
  expect([none.code, none.err]).toEqual([1, "Name the files or folders to import.\n"]);
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
  expect([code, err]).toEqual([1, `Port ${port} of 127.0.0.1 is in use by another program.\n`]);
  expect(existsSync(folder)).toBe(false);
});

test("a key is created, shown once, listed, moved, reported and revoked", async () => {
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

test.skipIf(!existsSync("/dev/full"))("reports a key whose secret cannot be written", async () => {
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

test("keys have terms and are rotated, and their changes are logged", async () => {
  await using market = new TemporaryMarket();
  const keys = async (...command: string[]) => {
    const { code, out, err } = await run("keys", ...command, "--json", "--data", market.folder);
    expect([code, err.replace(/^Created .*\n/, "")]).toEqual([0, ""]);
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
])("rejects keys create %j", async (given, message) => {
  const { code, err } = await run("keys", "create", "--plan", "Basic", ...given);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

test("check, backup and restore report their results and errors", async () => {
  await using market = new TemporaryMarket();
  await market.import([fixture("native")]);
  const data = ["--data", market.folder];
  const copy = join(market.folder, "copy");
  expect((await run("check", ...data)).out).toMatch(
    /^market +import\n[\s\S]*^assets +2\n[\s\S]*No errors\.\n$/m,
  );
  expect((await run("backup", copy, ...data)).out).toMatch(/market\.db: [\d,]+ bytes\n$/);
  expect((await run("restore", copy, ...data)).out).toBe(`${market.file}: restored\n`);
  const missing = await run("check", "--data", join(market.folder, "nowhere"));
  expect([missing.code, missing.err]).toEqual([1, expect.stringContaining("does not exist")]);
});
