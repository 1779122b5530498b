import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { toHeaders } from "./key.ts";
import { serveParent } from "./measured-process.ts";

// What the service is held against: the least that can be done for the same bytes.
const [file = "", listing = ""] = process.argv.slice(2);
const response = await fetch(listing, { headers: toHeaders("identity") });
const { data: rows } = (await response.json()) as { data: unknown[] };
const candles = new DatabaseSync(file, { readOnly: true }).prepare(
  `SELECT time_open, open, high, low, close, time_high, time_low, volume, market_cap FROM bar_daily
   WHERE asset_id = ? AND time_open >= ? AND time_open < ? ORDER BY time_open`,
);
const buffers = new Map<string, Buffer>();

const server = createServer((request, response) => {
  const [, kind, ...values] = (request.url ?? "").split("/");
  if (kind === "fixed") send(response, fixed(values[0] ?? ""));
  else if (kind === "rows") send(response, JSON.stringify(rows));
  else send(response, JSON.stringify(candles.all(...values.map(Number))));
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  serveParent(`http://127.0.0.1:${port}`, () => server.closeAllConnections());
});
process.once("disconnect", () => process.exit());

function fixed(size: string): Buffer {
  const buffer = buffers.get(size) ?? Buffer.from(randomBytes(Number(size)).toString("latin1"), "latin1");
  buffers.set(size, buffer);
  return buffer;
}

function send(response: ServerResponse, body: Buffer | string): void {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) });
  response.end(body);
}
