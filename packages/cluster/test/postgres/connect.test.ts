import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseAddress } from "../../src/postgres/address.ts";
import { Connection } from "../../src/postgres/connection.ts";

const crashes: unknown[] = [];
const noteCrash = (error: unknown) => void crashes.push(error);
beforeEach(() => void process.on("uncaughtException", noteCrash).on("unhandledRejection", noteCrash));
afterEach(() => {
  process.off("uncaughtException", noteCrash).off("unhandledRejection", noteCrash);
  expect(crashes.splice(0)).toEqual([]);
});

const SOCKETS = "net.client.socket";

test("a connection that is refused after it was given up fails, and no more", async () => {
  const connectTimeout = 20;
  // Busy from the moment at which the host's address is known until its time is over: that is noticed before the refusal is read.
  const stall = (message: unknown) => {
    (message as { socket: Socket }).socket.once("lookup", () => {
      const end = performance.now() + 2 * connectTimeout;
      while (performance.now() < end);
    });
  };
  subscribe(SOCKETS, stall);
  try {
    const address = parseAddress("postgres://postgres@localhost:1/postgres");
    const opening = Connection.open(address, { connectTimeout, readTimeout: 1000 });
    await expect(opening).rejects.toMatchObject({ code: "CONNECT_TIMEOUT" });
    await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    unsubscribe(SOCKETS, stall);
  }
});
