import { type AddressInfo, createServer } from "node:net";
import { inspect } from "node:util";
import { StorageError } from "@market-data/storage";
import { createSchema, getAdmin, type TestSchema } from "@market-data/test-helpers/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PostgresBackend, PostgresKeyStore } from "../../src/index.ts";
import { ACCOUNTS } from "../../src/postgres/account-tables.ts";
import { parseAddress } from "../../src/postgres/address.ts";
import { Database } from "../../src/postgres/database.ts";
import { migrate, openTables, type Schema } from "../../src/postgres/migrations.ts";

const PASSWORD = "s3cret-0123456789";
const LEAKS = /s3cret/;
const ROLE = "least_rights";

let schema: TestSchema;
let database: Database;
beforeAll(async () => {
  schema = await createSchema();
  database = await Database.open(schema.url);
  await openTables(database, ACCOUNTS, true);
  await getAdmin().unsafe(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${PASSWORD}';
    CREATE ROLE full_house LOGIN CONNECTION LIMIT 0 PASSWORD '${PASSWORD}';
    GRANT USAGE ON SCHEMA ${schema.name} TO ${ROLE};
    GRANT SELECT ON ALL TABLES IN SCHEMA ${schema.name} TO ${ROLE}`);
});
afterAll(async () => {
  await database.close();
  await getAdmin().unsafe(`DROP OWNED BY ${ROLE}, full_house; DROP ROLE ${ROLE}; DROP ROLE full_house`);
  await schema.close();
});

/** The URL of the tests' server, with a change. */
function server(change: (url: URL) => void): string {
  const url = new URL(schema.url);
  change(url);
  return url.href;
}

async function openingFails(url: string): Promise<StorageError> {
  const error = await Database.open(url).then(
    async (opened) => {
      await opened.close();
      throw new Error("It was opened.");
    },
    (found: unknown) => found,
  );
  expect(error).toBeInstanceOf(StorageError);
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(LEAKS);
  return error as StorageError;
}

describe("a URL is parsed, or rejected with an explanation and without its password", () => {
  test("with all parts", () => {
    const { location, connect, ssl } = parseAddress(
      "postgresql://us%40er:pass%2Fword@[::1]:5433/data%20base?sslmode=disable&options=-c%20search_path%3Da",
    );
    expect(location).toBe("postgres://[::1]:5433/data base");
    expect(connect).toEqual({
      ...{ host: "::1", port: 5433, user: "us@er", password: "pass/word", database: "data base" },
      ...{ application_name: "market-data", options: "-c search_path=a" },
    });
    expect(ssl).toBe(false);
  });

  test.each([
    [`mysql://u:${PASSWORD}@h/d`, "begins with neither"],
    [`postgres://:${PASSWORD}@h/d`, "names no user"],
    [`postgres://u:${PASSWORD}@h`, "names no database"],
    [`postgres://u:${PASSWORD}@/d`, "names no host"],
    [`postgres://u:${PASSWORD}@h:x/d`, "a host that cannot be read"],
    [`postgres://u:%${PASSWORD}@h/d`, "a % that does not begin"],
    [
      `postgres://u:${PASSWORD}@h/d?sslmode=maybe`,
      "has the unknown sslmode maybe. Known are disable, prefer,",
    ],
    [
      `postgres://u:${PASSWORD}@h/d?ssl_mode=require`,
      "has the unknown parameter ssl_mode. Known are sslmode,",
    ],
    [
      `postgres://u:${PASSWORD}@one:5432,two:5432/d`,
      "Name one host that leads to the primary: a load balancer",
    ],
    [`postgres://u:${PASSWORD}@h/d?target_session_attrs=primary`, "docs/operating/postgresql-and-redis.md"],
    [`postgres://u:${PASSWORD}@h/d?sslrootcert=/nowhere.pem`, "cannot be read: ENOENT"],
  ])("%s", (url, message) => {
    let error: unknown;
    try {
      parseAddress(url);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(StorageError);
    expect((error as StorageError).message).toContain(message);
    expect(inspect(error)).not.toMatch(LEAKS);
  });
});

describe("a failed connection is explained, without the password", () => {
  test.each<[string, string, RegExp, (url: URL) => void]>([
    ["a port without a server", "unavailable", /cannot be reached/, (url) => (url.port = "1")],
    [
      "a host that does not exist",
      expect.stringMatching(/unreadable|away/) as unknown as string,
      /no such host|looked up/,
      (url) => (url.hostname = "nowhere.invalid"),
    ],
    [
      "a wrong password",
      "unreadable",
      /does not take this password/,
      (url) => (url.password = `${PASSWORD}x`),
    ],
    [
      "a database that does not exist",
      "missing",
      /has no such database/,
      (url) => (url.pathname = "/nothing"),
    ],
    [
      "a server without connections",
      "unavailable",
      /no connection left/,
      (url) => (url.username = "full_house"),
    ],
    [
      "a server without TLS, for a URL that requires TLS",
      "unreadable",
      /does not encrypt/,
      (url) => url.searchParams.set("sslmode", "require"),
    ],
    ...["-c nosuch=1", "-c statement_timeout=soon", "nonsense", "-c role=nobodyhere"].map(
      (options): [string, string, RegExp, (url: URL) => void] => [
        `options "${options}"`,
        "unreadable",
        /^postgres:\S+ does not take the options of the URL: .*(nosuch|soon|nonsense|nobodyhere).*\. Correct them\.$/,
        (url) => url.searchParams.set("options", options),
      ],
    ),
  ])("%s", async (_, kind, message, change) => {
    const url = server((each) => {
      each.username = ROLE;
      each.password = PASSWORD;
      change(each);
    });
    const error = await openingFails(url);
    expect([error.kind, error.message]).toEqual([kind, expect.stringMatching(message)]);
  });

  test.each([
    ["closes the connection", "", "ended the connection"],
    ["does not support TLS", "N", "does not encrypt"],
    // Such bytes would be read as if they were encrypted (CVE-2021-23222).
    ["sends more than its consent", "Sx", "does not encrypt"],
  ])("a server that %s, where TLS is required", async (_, response, message) => {
    const other = createServer((socket) => {
      socket.on("error", () => {}).once("data", () => socket.end(response));
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const error = await openingFails(`postgres://user:${PASSWORD}@127.0.0.1:${port}/data?sslmode=require`);
    expect(error.message).toContain(message);
    other.close();
  });

  test("a server that is too old", async () => {
    // The search path puts this function before the function of PostgreSQL.
    await getAdmin().unsafe(`CREATE FUNCTION ${schema.name}.current_setting(text) RETURNS text LANGUAGE sql
      AS $$ SELECT CASE $1 WHEN 'server_version_num' THEN '140012' ELSE '14.12' END $$`);
    const url = server((each) =>
      each.searchParams.set("options", `-c search_path=${schema.name},pg_catalog`),
    );
    const error = await openingFails(url);
    await getAdmin().unsafe(`DROP FUNCTION ${schema.name}.current_setting`);
    expect([error.kind, error.message]).toEqual([
      "foreign",
      expect.stringContaining("14.12, which is too old: use version 15"),
    ]);
  });

  test("a database that cannot store every text", async () => {
    await getAdmin().unsafe("CREATE DATABASE ascii ENCODING 'SQL_ASCII' TEMPLATE template0");
    const error = await openingFails(server((each) => (each.pathname = "/ascii")));
    await getAdmin().unsafe("DROP DATABASE ascii");
    expect([error.kind, error.message]).toEqual(["foreign", expect.stringContaining("encoding UTF8")]);
  });
});

describe("migrations create and change tables", () => {
  const first: Schema = {
    name: "market",
    tables: ["one"],
    migrations: [{ sql: "CREATE TABLE one (a int)" }],
  };
  const second: Schema = {
    ...first,
    migrations: [...first.migrations, { sql: "ALTER TABLE one ADD b int" }],
  };
  const third: Schema = {
    ...first,
    migrations: [...second.migrations, { sql: "ALTER TABLE one DROP a", needs: 2 }],
  };

  test("once for concurrent calls, and expanded tables serve the previous program", async () => {
    await expect(openTables(database, first, false)).rejects.toMatchObject({ kind: "missing" });
    const made = await Promise.all([migrate(database, first), migrate(database, first)]);
    expect(made.toSorted()).toEqual([0, 1]);
    await expect(openTables(database, second, true)).rejects.toMatchObject({
      kind: "foreign",
      message: expect.stringContaining("Run `market-data migrate` first"),
    });
    expect(await migrate(database, second)).toBe(1);
    expect(await openTables(database, first, true)).toBe(false);
    expect(await migrate(database, third)).toBe(1);
    const newer = { kind: "newer", message: expect.stringContaining("Use the newer program") };
    await expect(openTables(database, first, true)).rejects.toMatchObject(newer);
    await expect(migrate(database, first)).rejects.toMatchObject(newer);
    expect(await openTables(database, second, true)).toBe(false);
    expect(await migrate(database, second)).toBe(0);
  });

  test("not in a missing schema", async () => {
    const opened = await Database.open(
      server((each) => each.searchParams.set("options", "-c search_path=nowhere")),
    );
    await expect(openTables(opened, first, true)).rejects.toMatchObject({
      kind: "missing",
      message: expect.stringContaining(
        "has no such schema, or none that this user may use. Check the options of the URL",
      ),
    });
    await opened.close();
  });

  test("all of them, or none", async () => {
    const broken: Schema = {
      ...third,
      migrations: [...third.migrations, { sql: "CREATE TABLE two (a int); SELECT 1 / 0" }],
    };
    await expect(migrate(database, broken)).rejects.toThrow("division by zero");
    expect(await openTables(database, third, false)).toBe(false);
    const [found] = await database.query((sql) => sql`SELECT to_regclass('two') AS two`);
    expect(found).toEqual({ two: null });
  });
});

test.each([
  ["may use the schema", true, "has no tables of the accounts yet. Make them with `market-data migrate`."],
  ["may not even use the schema", false, "none that this user may use"],
])("without tables, a user who %s gets advice", async (_, mayUse, message) => {
  const { url: empty, name, close } = await createSchema();
  if (mayUse) await getAdmin().unsafe(`GRANT USAGE ON SCHEMA ${name} TO ${ROLE}`);
  const url = new URL(empty);
  url.username = ROLE;
  url.password = PASSWORD;
  const opened = await Database.open(url.href);
  await expect(openTables(opened, ACCOUNTS, true)).rejects.toMatchObject({
    kind: "missing",
    message: expect.stringContaining(message),
  });
  await opened.close();
  await close();
});

test("a user who may only read gets advice", async () => {
  const url = server((each) => {
    each.username = ROLE;
    each.password = PASSWORD;
  });
  const opened = await Database.open(url);
  try {
    expect(await openTables(opened, ACCOUNTS, true)).toBe(false);
    const keys = new PostgresKeyStore(opened);
    expect(await keys.list()).toEqual([]);
    await expect(keys.create({ plan: "Basic", name: "" }, 1)).rejects.toMatchObject({
      name: "StorageError",
      message: expect.stringMatching(
        /does not let this user do that\. To serve, .*--grant NAME.*every command that changes .* the owner of the tables/,
      ),
    });
  } finally {
    await opened.close();
  }
});

test.each(["nobodyhere", "none", "public"])("rights of an impossible user: %s", async (role) => {
  const { url, close } = await createSchema();
  const backend = new PostgresBackend({ market: url, accounts: url });
  await backend.migrate();
  await expect(backend.grant(role)).rejects.toMatchObject({
    name: "StorageError",
    kind: "missing",
    message: expect.stringMatching(`has no user "${role}"\\. .*CREATE ROLE`),
  });
  await close();
});

test("a lock excludes other owners until it is released", async () => {
  const unlock = await database.lock("import", "is being imported into.");
  await expect(database.lock("import", "is being imported into.")).rejects.toMatchObject({ kind: "locked" });
  (await database.lock("service", "is served."))();
  unlock();
  const again = () =>
    database.lock("import", "is being imported into.").then(
      (end) => end(),
      () => "locked",
    );
  await expect.poll(again).toBeUndefined();
});

test("a lock with a lost connection is taken again", async () => {
  const unlock = await database.lock("service", "is served.");
  const holders = () => getAdmin()<{ pid: number }[]>`
    SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  const [lost] = await holders();
  await getAdmin()`SELECT pg_terminate_backend(${lost?.pid ?? 0})`;
  const isTakenAgain = async () => (await holders()).some(({ pid }) => pid !== lost?.pid);
  await expect.poll(isTakenAgain).toBe(true);
  await expect(database.lock("service", "is served.")).rejects.toMatchObject({ kind: "locked" });
  unlock();
});
