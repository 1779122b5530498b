// The guide FIRST-IMPORT.md, command by command.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Ended, ended, environment, program } from "../support/run-program.ts";
import { TemporaryMarket } from "../support/temporary-market.ts";

const guide = readFileSync(new URL("../../FIRST-IMPORT.md", import.meta.url), "utf8");
const blocks = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = ""]) => text);
const market = new TemporaryMarket();
const folder = join(market.folder, "empty");
let result: Ended;

/** A free port. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

beforeAll(async () => {
  const [bin, example, own] = [join(market.folder, "bin"), await findPort(), await findPort()];
  for (const each of [bin, folder]) mkdirSync(each);
  const command = join(bin, "market-data");
  writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
  chmodSync(command, 0o755);
  const text = blocks.join("\n").replaceAll("4001", `${example}`).replaceAll("4000", `${own}`);
  const script = `set -e; trap 'kill $(jobs -p)' EXIT\n${text}`;
  const path = bin + delimiter + process.env["PATH"];
  result = await ended(
    spawn("bash", ["-c", script], {
      cwd: folder,
      env: { ...environment(), PATH: path, MARKET_DATA_PORT: `${own}` },
      timeout: 480_000,
    }),
  );
  return () => market[Symbol.asyncDispose]();
});

test("the tutorial works from an empty folder to its end", () => {
  expect(result).toMatchObject({ code: 0 });
  expect(blocks.length).toBe(4);
  expect(guide.split("\n").length).toBeLessThan(80);
});

test("the example is served with the well-known Bitcoin", () => {
  expect(result.out).toMatch(/"id":1,"name":"Bitcoin","symbol":"BTC","slug":"bitcoin","svc_rank":1,/);
});

test("an operator's files are imported completely, and their history is limited by plan", () => {
  expect(readdirSync(join(folder, "incoming/done")).sort()).toEqual(["assets.csv", "quotes.csv"]);
  expect(readdirSync(join(folder, "incoming/rejected"))).toEqual([]);
  expect(result.out).toMatch(/"quotes":\[.*"price":8564\.02,.*"price":8742\.95,/);
});

test("a file written by a cron job gets a name that is imported", () => {
  const [line = ""] = /\*\/5 \* \* \* \* sh \S+fetch\.sh/.exec(guide) ?? [];
  expect(line).toContain("fetch.sh");
  const files = readdirSync(join(folder, "incoming"), { recursive: true, encoding: "utf8" });
  const [fetched = ""] = files.filter((name) => /quotes-\d+\.csv$/.test(name));
  expect(readFileSync(join(folder, "incoming", fetched), "utf8")).toBe(
    "asset,time,price\nbtc,2019-06-01,8564.02\nbtc,2019-06-02,8742.95\nown,2019-06-02,0.0123\n",
  );
});
