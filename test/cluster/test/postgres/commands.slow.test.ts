import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Link } from "@market-data/test-helpers/link";
import { createSchema, type TestSchema } from "@market-data/test-helpers/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ServiceNode } from "../../src/service-node.ts";
import { fixture, run } from "../support/program.ts";

let schema: TestSchema;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  schema = await createSchema();
  folder = mkdtempSync(join(tmpdir(), "market-data-"));
  const file = join(folder, "url");
  writeFileSync(file, `${schema.url}\n`);
  env = { MARKET_DATA_MARKET: `file:${file}`, MARKET_DATA_DIR: join(folder, "data") };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await schema.close();
});

test("all commands work on PostgreSQL", async () => {
  const migrated = await run(["migrate"], env);
  expect([migrated.code, migrated.out]).toEqual([
    0,
    expect.stringMatching(/market were brought to version.*\n.*accounts were/),
  ]);
  expect((await run(["migrate"], env)).out).toMatch(/are of version \d+ or newer/);

  const imported = await run(["import", fixture("native"), "--rejects", join(folder, "rejected.csv")], env);
  expect([imported.code, imported.err]).toEqual([0, expect.stringContaining("assets.csv")]);
  const checked = await run(["check", "--all"], env);
  expect([checked.code, checked.out]).toEqual([
    0,
    expect.stringMatching(
      /market +import\n[\s\S]*fiats +97\n[\s\S]*candle_daily +\d+\n[\s\S]*Callers do not see:\n {2}1 of 2 assets has no price[\s\S]*No errors/,
    ),
  ]);

  const made = await run(["keys", "create", "--plan", "Startup", "--name", "web shop", "--json"], env);
  const { id } = JSON.parse(made.out) as { id: string };
  expect((await run(["keys", "list"], env)).out).toContain(`${id}  Startup  web shop`);
  expect((await run(["keys", "revoke", id], env)).code).toBe(0);
  expect((await run(["keys", "log"], env)).out).toMatch(/create [\s\S]* revoke /);
  expect((await run(["usage"], env)).out).toContain("Nothing was used");

  const removed = await run(["remove", "--from", "2026-01-14"], env);
  expect(removed.out).toMatch(/^[1-9]\d* rows removed/);
  expect((await run(["removals"], env)).out).toMatch(/2026-01-14T00:00:00.000Z/);
  expect((await run(["check", "--all"], env)).code).toBe(0);
  // The commands created no folder.
  expect(existsSync(join(folder, "data"))).toBe(false);
});

test.each([
  [["backup", "copy"], {}, 1, /pg_dump --format=custom/],
  [["restore", "copy"], {}, 1, /pg_restore --exit-on-error/],
  [
    ["keys", "list"],
    { MARKET_DATA_MARKET: "file:/nowhere/url" },
    1,
    /\/nowhere\/url, which should contain a URL/,
  ],
  [
    ["keys", "list"],
    { MARKET_DATA_MARKET: "postgres://u:s3cret@127.0.0.1:1/d" },
    1,
    /^postgres:\/\/127.0.0.1:1\/d cannot be reached/,
  ],
  [["keys", "list"], { MARKET_DATA_MARKET: "mysql://u:s3cret@h/d" }, 1, /begins with neither postgres/],
])("%j fails with advice: %j", async (given, changed, code, message) => {
  const ended = await run(given, { ...env, ...changed });
  expect([ended.code, ended.err]).toEqual([code, expect.stringMatching(message)]);
  expect(ended.err).not.toContain("s3cret");
});

test("the error of a missing package names the package", async () => {
  const hooks = `import { registerHooks } from "node:module";
    registerHooks({ resolve: (name, context, next) => next(name === "@market-data/cluster" ? name + "-missing" : name, context) });`;
  const options = `--import=data:text/javascript,${encodeURIComponent(hooks)}`;
  const ended = await run(["keys", "list"], { ...env, NODE_OPTIONS: options });
  expect([ended.code, ended.err]).toEqual([
    1,
    expect.stringContaining("is not installed, and PostgreSQL needs it: npm install"),
  ]);
});

test("a command that goes on ends when it is asked to, where PostgreSQL says nothing from the start", async () => {
  const url = new URL(schema.url);
  const link = await Link.start(Number(url.port));
  url.port = String(link.port);
  const asking = new Promise((resolve) => link.interrupt(0, resolve));
  const command = await ServiceNode.start(
    { MARKET: url.href },
    { args: ["maintain", "--every", "24h"], isReady: /^/ },
  );
  await asking;
  command.child.kill("SIGTERM");
  expect(await command.ended).toBe(0);
  await link.close();
});
