import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Sender, type WireRequest } from "../src/wire/sender.ts";

const OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
const REQUEST: WireRequest = {
  bytes: Buffer.from("GET / HTTP/1.1\r\n\r\n"),
  methods: ["GET"],
  isAlone: false,
};
const ALONE: WireRequest = { ...REQUEST, isAlone: true };

const open: { close: () => unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A server that does something with each request; counts its connections. */
async function serve(onRequest: (socket: Socket, connection: number) => void) {
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections += 1;
    const connection = connections;
    socket.on("data", () => onRequest(socket, connection)).on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const sender = new Sender((server.address() as AddressInfo).port);
  open.push(server, sender);
  return { sender, connections: () => connections };
}

const bodies = ({ responses }: Awaited<ReturnType<Sender["send"]>>): string[] =>
  responses.map(({ body }) => body.toString());

test("requests share a connection as long as the server keeps it", async () => {
  const { sender, connections } = await serve((socket) => socket.write(OK));
  for (const _ of [1, 2, 3]) expect(await sender.send(REQUEST)).toMatchObject({ ending: "done" });
  expect(connections()).toBe(1);
});

test("after Connection: close the next request opens a new connection", async () => {
  const { sender, connections } = await serve((socket) =>
    socket.write(OK.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")),
  );
  for (const _ of [1, 2]) expect(await sender.send(REQUEST)).toMatchObject({ ending: "done" });
  expect(connections()).toBe(2);
});

test("a request on a connection that the server just closed is sent once more", async () => {
  const { sender } = await serve((socket, connection) => {
    if (connection === 1 && socket.bytesRead > REQUEST.bytes.length) socket.destroy();
    else socket.write(OK);
  });
  await sender.send(REQUEST);
  expect(bodies(await sender.send(REQUEST))).toEqual(["ok"]);
});

test("informational responses come before the final one", async () => {
  const { sender } = await serve((socket) => socket.write(`HTTP/1.1 100 Continue\r\n\r\n${OK}`));
  const { responses } = await sender.send(REQUEST);
  expect(responses.map(({ status }) => status)).toEqual([100, 200]);
});

test("each request of a pipeline gets its response", async () => {
  const { sender } = await serve((socket) => socket.write(OK.replace("ok", "") + OK));
  const pipeline = { ...ALONE, methods: ["HEAD", "GET"] };
  expect(bodies(await sender.send(pipeline))).toEqual(["", "ok"]);
});

test("a response that nobody asked for shows on a connection of its own", async () => {
  const { sender } = await serve((socket) => socket.end(OK + OK));
  expect(bodies(await sender.send(ALONE))).toEqual(["ok", "ok"]);
});

test("a connection that ends without a response is closed", async () => {
  const { sender } = await serve((socket) => socket.destroy());
  expect(await sender.send(ALONE)).toEqual({ ending: "closed", responses: [] });
});

test("a body that stalls is what came of it", async () => {
  const { sender } = await serve((socket) => socket.write(OK.slice(0, -1)));
  const received = await sender.send({ ...REQUEST, silence: 100 });
  expect(received).toMatchObject({ ending: "silent", responses: [{ isComplete: false }] });
  expect(bodies(received)).toEqual(["o"]);
});

test("a server that says nothing is silent", async () => {
  const { sender } = await serve(() => {});
  expect(await sender.send({ ...REQUEST, silence: 50 })).toEqual({ ending: "silent", responses: [] });
});

test("bytes that are not HTTP are malformed", async () => {
  const { sender } = await serve((socket) => socket.end("hello\r\n\r\n"));
  expect(await sender.send(ALONE)).toEqual({ ending: "malformed", responses: [] });
});
