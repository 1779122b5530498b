import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { Link } from "@market-data/test-helpers/link";
import { afterEach, beforeEach, expect, test } from "vitest";

let servers: Server[];
let link: Link;
let caller: Socket;
let heard: string;
let isClosed: boolean;

/** Answers everything with its name. */
async function serve(name: string): Promise<number> {
  const server = createServer((socket) =>
    socket.on("error", () => {}).on("data", (data) => socket.write(`${name}:${data}`)),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

function call(): void {
  heard = "";
  isClosed = false;
  caller = connect(link.port, "127.0.0.1").setEncoding("utf8");
  caller
    .on("data", (text) => {
      heard += text;
    })
    .on("error", () => {})
    .on("close", () => {
      isClosed = true;
    });
}

beforeEach(async () => {
  servers = [];
  link = await Link.start(await serve("one"));
  call();
});
afterEach(async () => {
  caller.destroy();
  await link.close();
  for (const server of servers) server.close();
});

test("passes on what is sent", async () => {
  caller.write("a");
  await expect.poll(() => heard).toBe("one:a");
});

test("paused, it holds what is sent until it is open again", async () => {
  caller.write("a");
  await expect.poll(() => heard).toBe("one:a");
  link.pause();
  caller.write("b");
  await new Promise(setImmediate);
  expect(heard).toBe("one:a");
  link.open();
  await expect.poll(() => heard).toBe("one:aone:b");
});

test("cut, it ends connections and takes none", async () => {
  caller.write("a");
  await expect.poll(() => heard).toBe("one:a");
  link.cut();
  await expect.poll(() => isClosed).toBe(true);
  call();
  await expect.poll(() => isClosed).toBe(true);
  link.open();
  call();
  caller.write("b");
  await expect.poll(() => heard).toBe("one:b");
});

test("delays each way", async () => {
  link.delay(100);
  const start = performance.now();
  caller.write("a");
  await expect.poll(() => heard).toBe("one:a");
  expect(performance.now() - start).toBeGreaterThan(195);
});

test("what is under way when a delay ends is not overtaken", async () => {
  link.delay(100);
  link.interrupt(0, ({ deliver }) => {
    deliver();
    link.delay(0);
    caller.write("b");
  });
  caller.write("a");
  await expect.poll(() => heard.replaceAll("one:", "")).toHaveLength(2);
  expect(heard.replaceAll("one:", "")).toBe("ab");
});

test("leads to another server", async () => {
  link.leadTo(await serve("two"));
  call();
  caller.write("a");
  await expect.poll(() => heard).toBe("two:a");
});
