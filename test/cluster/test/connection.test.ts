import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { RedisConnection } from "@market-data/cluster";
import { Link } from "@market-data/test-helpers/link";
import { afterEach, expect, test } from "vitest";

/** The response to `INFO` of a version. */
function describeServer(version: string): string {
  const info = `# Server\r\nredis_version:${version}\r\n# Replication\r\nmaster_replid:8371b4fb1155b71f4a04d3e1bc3e18c4a990aeeb\r\n`;
  return `$${info.length}\r\n${info}\r\n`;
}

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close();
    await once(server, "close");
  }
});

/** A server that answers the commands of a check in the protocol of Redis. */
async function serve(answers: { info: string; set?: string; isPaused?: () => boolean }): Promise<string> {
  const { info, set = "+OK\r\n", isPaused = () => false } = answers;
  const time = "*2\r\n$1\r\n1\r\n$1\r\n0\r\n";
  const replies: Record<string, string> = { INFO: info, SET: set, TIME: time, EVALSHA: "+OK\r\n" };
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (data) => {
      if (isPaused()) return;
      // The first text of each list is the command.
      for (const [, command = ""] of data.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g))
        socket.write(replies[command] ?? "");
    });
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.for([
  ["6.2.14", /is Redis 6\.2\.14; 7 or newer is required, or Valkey\.$/],
  ["7.0.15", undefined],
  ["8.2.1", undefined],
] as const)("Redis %s", async ([version, error]) => {
  const connection = new RedisConnection({
    url: await serve({ info: describeServer(version) }),
    namespace: "n",
  });
  const message = await connection.open().then(
    () => undefined,
    (thrown: Error) => thrown.message,
  );
  if (error === undefined) expect(message).toBeUndefined();
  else expect(message).toMatch(error);
  await connection.close();
});

test("the location has no password", () => {
  const { location } = new RedisConnection({
    url: "rediss://me:secret-word@cache.example.com:6380/2",
    namespace: "n",
  });
  expect(location).toBe("rediss://cache.example.com:6380/2");
});

test.for([
  [
    "-READONLY You can't write against a read only replica.",
    "is a read-only replica. Use the address of the primary",
  ],
  ["-OOM command not allowed when used memory > 'maxmemory'.", "has no memory left. Raise its maxmemory"],
  [
    "-MISCONF Redis is configured to save RDB snapshots",
    "takes no writes, because it cannot write its file. Look at its disk",
  ],
  ["-ERR something new", "answers: ERR something new"],
])("a Redis with the response %s is away for this reason", async ([set, reason]) => {
  const url = await serve({ info: describeServer("7.2.4"), set: `${set}\r\n` });
  const connection = new RedisConnection({ url, namespace: "n" });
  const reasons: string[] = [];
  connection.on("down", (text) => reasons.push(text));
  await connection.open();
  expect(reasons).toEqual([reason]);
  expect(connection.isUp).toBe(false);
  await connection.close();
});

test("a Redis without responses is away after the timeout, and back with the next response", async () => {
  let isPaused = false;
  const url = await serve({ info: describeServer("7.2.4"), isPaused: () => isPaused });
  const connection = new RedisConnection({ url, namespace: "n", timeout: 200 });
  await connection.open();
  expect(connection.isUp).toBe(true);
  isPaused = true;
  const start = performance.now();
  await expect(connection.send(["INFO"])).rejects.toThrow("it did not answer within 200 ms");
  expect(performance.now() - start).toBeGreaterThan(190);
  connection.fail(new Error("it did not answer within 200 ms"));
  expect(connection.isUp).toBe(false);
  isPaused = false;
  await expect.poll(() => connection.isUp).toBe(true);
  await connection.close();
});

test("a Redis without responses, and then with late responses, is away for one reason", async () => {
  const server = new URL(await serve({ info: describeServer("7.2.4") }));
  const link = await Link.start(Number(server.port));
  const url = `redis://127.0.0.1:${link.port}`;
  const connection = new RedisConnection({ url, namespace: "n", timeout: 200 });
  await connection.open();
  await expect.poll(() => connection.isUp).toBe(true);
  const reasons: string[] = [];
  connection.on("down", (reason) => reasons.push(reason));
  link.pause();
  connection.fail(await connection.send(["INFO"]).catch((error: unknown) => error));
  const { accepted } = link;
  // A check without a response within a second makes a new connection.
  await expect.poll(() => link.accepted).toBeGreaterThan(accepted);
  link.open();
  link.delay(250);
  // Some checks with three commands each get late responses.
  const { commands } = connection;
  await expect.poll(() => connection.commands).toBeGreaterThan(commands + 9);
  expect(reasons).toEqual(["cannot be used: it did not answer within 200 ms"]);
  link.delay(0);
  await expect.poll(() => connection.isUp).toBe(true);
  await connection.close();
  await link.close();
});

test("a Redis that ends each connection is away for one reason", async () => {
  let ended = 0;
  const server = createServer((socket) => {
    socket.on("error", () => {});
    // Alternates between an end and a reset.
    if (ended++ % 2 === 0) socket.destroy();
    else socket.resetAndDestroy();
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const connection = new RedisConnection({ url: `redis://127.0.0.1:${port}`, namespace: "n" });
  const reasons: string[] = [];
  connection.on("down", (reason) => reasons.push(reason));
  await connection.open();
  await expect.poll(() => ended).toBeGreaterThan(5);
  expect(reasons).toEqual(["cannot be used: it ended the connection"]);
  await connection.close();
});

test("rejects commands at once while it is not connected", async () => {
  const connection = new RedisConnection({ url: "redis://127.0.0.1:1", namespace: "n" });
  await connection.open();
  await expect(connection.send(["PING"])).rejects.toThrow("it is not connected");
  await connection.close();
});
