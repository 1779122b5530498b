import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { Link } from "@market-data/test-helpers/link";
import { getAdmin } from "@market-data/test-helpers/schemas";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { type Address, parseAddress } from "../../src/postgres/address.ts";
import { Connection } from "../../src/postgres/connection.ts";
import { isRejection } from "../../src/postgres/errors.ts";

const crashes: unknown[] = [];
const noteCrash = (error: unknown) => void crashes.push(error);
beforeEach(() => void process.on("uncaughtException", noteCrash).on("unhandledRejection", noteCrash));
afterEach(() => {
  process.off("uncaughtException", noteCrash).off("unhandledRejection", noteCrash);
  expect(crashes.splice(0)).toEqual([]);
});

const SOCKETS = "net.client.socket";

test("a connection that is refused after it was given up fails, and no more", async () => {
  const leaving = new AbortController();
  const leave = (message: unknown) => {
    (message as { socket: Socket }).socket.once("lookup", () => leaving.abort());
  };
  subscribe(SOCKETS, leave);
  try {
    const address = parseAddress("postgres://postgres@localhost:1/postgres");
    const options = { connectTimeout: 1000, readTimeout: 1000, signal: leaving.signal };
    await expect(Connection.open(address, options)).rejects.toMatchObject({ name: "AbortError" });
    await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    unsubscribe(SOCKETS, leave);
  }
});

describe("of several hosts", () => {
  let link: Link;
  beforeEach(async () => {
    link = await Link.start(Number(new URL(inject("postgresUrl")).port));
  });
  afterEach(() => link.close());

  /** Connects to the link, and then to others. @returns The port that was taken, and how long that took. */
  async function open(others: readonly number[], connectTimeout = 10_000, parameters = "?sslmode=disable") {
    const hosts = [link.port, ...others].map((port) => `127.0.0.1:${port}`).join(",");
    const address = parseAddress(`postgres://postgres@${hosts}/postgres${parameters}`);
    const start = performance.now();
    const connection = await Connection.open(address, { connectTimeout, readTimeout: 1000 });
    const took = performance.now() - start;
    const [row] = await connection.sql<{ port: number }[]>`SELECT inet_server_port() AS port`;
    connection.destroy();
    return { port: row?.port, took };
  }

  const server = () => Number(new URL(inject("postgresUrl")).port);

  test("the one that was taken last decides that no connection is left, whatever the others do", async () => {
    const admin = getAdmin();
    const role = `few_${randomUUID().replaceAll("-", "")}`;
    await admin.unsafe(`CREATE ROLE ${role} LOGIN PASSWORD 'few'`);
    const parse = (parameters = "") =>
      parseAddress(
        `postgres://${role}:few@127.0.0.1:${link.port},127.0.0.1:${server()}/postgres${parameters}`,
      );
    link.cut();
    const [known, unknown, secondChoice] = [parse(), parse(), parse("?target_session_attrs=prefer-standby")];
    const connect = (address: Address) =>
      Connection.open(address, { connectTimeout: 1000, isRetried: false, readTimeout: 1000 });
    for (const address of [known, secondChoice]) (await connect(address)).destroy();
    await admin.unsafe(`ALTER ROLE ${role} CONNECTION LIMIT 0`);
    const findOut = (address: Address) => connect(address).then(() => "taken", isRejection);
    await expect.poll(() => findOut(known)).toBe(true);
    expect(await findOut(unknown)).toBe(false);
    expect(await findOut(secondChoice)).toBe(false);
    await admin.unsafe(`DROP ROLE ${role}`);
  });

  test.each<[string, () => void, number]>([
    ["one that says nothing is left after a second", () => link.pause(), 1500],
    ["one that takes no connection is left at once", () => link.cut(), 500],
  ])("%s", async (_, fail, most) => {
    fail();
    const { port, took } = await open([server()]);
    expect(port).toBe(server());
    expect(took).toBeLessThan(most);
  });

  test("each has its turn, however little time there is for all", async () => {
    link.pause();
    const { took } = await open([link.port, server()], 2000, "?target_session_attrs=primary");
    expect(took).toBeLessThan(1900);
  });

  test("one that is slow is waited for as long as it goes on", async () => {
    // Connecting takes more than a second so.
    link.delay(300);
    const { took } = await open([1]);
    expect(took).toBeGreaterThan(1000);
    expect(link.accepted).toBe(1);
  });

  test("one that says nothing for some seconds is waited for longer each time", async () => {
    link.delay(510);
    await open([1]);
    expect(link.accepted).toBe(2);
  });

  test("each is asked once, where none is of the kind that is preferred", async () => {
    const { port } = await open([1], 10_000, "?sslmode=disable&target_session_attrs=prefer-standby");
    expect(port).toBe(server());
    expect(link.accepted).toBe(1);
  });

  test("nobody is asked any more when the connection is not waited for", async () => {
    link.cut();
    const leaving = new AbortController();
    const address = parseAddress(`postgres://postgres@127.0.0.1:${link.port},127.0.0.1:1/postgres`);
    const options = { connectTimeout: 60_000, readTimeout: 1000, signal: leaving.signal };
    const opening = Connection.open(address, options).catch((error: unknown) => error);
    leaving.abort(new Error("left"));
    expect(await opening).toMatchObject({ message: "left" });
  });

  test("a server that was reached is told of, and what each of them said", async () => {
    const hosts = `127.0.0.1:${server()},127.0.0.1:1`;
    const address = parseAddress(`postgres://postgres@${hosts}/postgres?target_session_attrs=standby`);
    const opening = Connection.open(address, { connectTimeout: 10_000, readTimeout: 1000, isRetried: false });
    await expect(opening).rejects.toMatchObject({
      code: "NOT_DEMANDED",
      servers: `127.0.0.1:${server()}: NOT_DEMANDED, 127.0.0.1:1: ECONNREFUSED`,
    });
  });

  test.each([
    ["nowhere.invalid", "127.0.0.1:1"],
    ["127.0.0.1:1", "nowhere.invalid"],
  ])(
    "of %s and %s, the error of the one that is down is reported, as a host that is stopped may be unknown",
    async (...hosts) => {
      const address = parseAddress(`postgres://postgres@${hosts.join(",")}/postgres`);
      const opening = Connection.open(address, {
        connectTimeout: 10_000,
        readTimeout: 1000,
        isRetried: false,
      });
      await expect(opening).rejects.toMatchObject({
        code: "ECONNREFUSED",
        servers: expect.stringMatching(/nowhere\.invalid:5432: E(NOTFOUND|AI_AGAIN)/),
      });
    },
  );

  test("the one that was taken last is asked first the next time", async () => {
    const address = parseAddress(
      `postgres://postgres@127.0.0.1:${link.port},127.0.0.1:${server()}/postgres?target_session_attrs=primary`,
    );
    const options = { connectTimeout: 10_000, readTimeout: 1000 };
    link.cut();
    (await Connection.open(address, options)).destroy();
    link.pause();
    const { accepted } = link;
    (await Connection.open(address, options)).destroy();
    expect(link.accepted).toBe(accepted);
  });

  test.each<[string, () => void]>([
    ["takes some", () => {}],
    ["is down", () => link.cut()],
    ["says nothing", () => link.pause()],
  ])("what one server rejects is told at once, though another %s", async (_, change) => {
    change();
    const hosts = `127.0.0.1:${link.port},127.0.0.1:${server()}`;
    const address = parseAddress(`postgres://postgres@${hosts}/nowhere?target_session_attrs=primary`);
    const start = performance.now();
    const opening = Connection.open(address, { connectTimeout: 10_000, readTimeout: 1000 });
    await expect(opening).rejects.toMatchObject({ code: "3D000" });
    expect(performance.now() - start).toBeLessThan(9000);
  });
});
