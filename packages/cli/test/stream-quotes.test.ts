import { describe, expect, test } from "vitest";
import {
  type Answer,
  end,
  fail,
  format,
  open,
  quote,
  snapshot,
  startStreamServer,
} from "../../client/test/support/stream-server.ts";
import { run, words } from "./support/run.ts";

const LATEST = "cryptocurrency quotes latest --watch --fields id,quote.USD.price";
const moved = { ...quote, data: { ...quote.data, quote: [{ ...quote.data.quote[0], price: 97_000 }] } };
const revoked = format({ ...end, error_code: 1001, error_message: "The key is revoked" });
const streaming = open(format(snapshot, "1"), format(moved, "2"), revoked);
/** Streams nothing, and returns the quotes once. */
const polling =
  (status: number, code: number): Answer =>
  (response, request) => {
    if (request.url?.startsWith("/v1/stream")) fail(status, code)(response, request);
    else
      response.end(JSON.stringify(request.url?.startsWith("/v3") ? snapshot.data : { data: snapshot.data }));
  };

/** Runs a command until the stream ends, or until the command waits. */
async function watch(line: string, answer: Answer, columns?: number) {
  const server = await startStreamServer(answer);
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    throw new TypeError("The end.");
  };
  const env = { MARKET_DATA_URL: server.url, MARKET_DATA_KEY: "secret-key-of-a-test" };
  const result = await run(words(line), { env, wait, ...(columns && { columns }) });
  return { ...result, waits, urls: server.requests.map(({ url }) => url) };
}

describe("--watch of latest quotes streams", () => {
  test.each([
    [
      "ndjson",
      '{"id":1,"quote.USD.price":96000}\n{"id":825,"quote.USD.price":1}\n{"id":1,"quote.USD.price":97000}\n',
    ],
    ["csv", "id,quote.USD.price\r\n1,96000\r\n825,1\r\n1,97000\r\n"],
    [
      "table",
      " id  quote.USD.price\n  1            96000\n825                1\nid  quote.USD.price\n 1            97000\n",
    ],
  ])("the changed rows as %s", async (output, expected) => {
    const { code, out, err, urls } = await watch(`${LATEST} --id 1,825 --output ${output}`, streaming);
    expect(out).toBe(expected);
    expect([code, err]).toEqual([
      3,
      "The key is revoked. Set MARKET_DATA_KEY or --key-file to a valid key.\n",
    ]);
    expect(urls).toEqual(["/v1/stream?id=1,825"]);
  });

  test("the changed rows as lists of JSON, in one currency", async () => {
    const line = "cryptocurrency quotes latest --watch --id 1,825 --convert EUR";
    const { out, urls } = await watch(line, streaming);
    const lists = out.trimEnd().split("\n");
    expect(lists.map((text) => JSON.parse(text))).toEqual([snapshot.data, [moved.data]]);
    expect(urls).toEqual(["/v1/stream?id=1,825&convert=EUR"]);
  });

  test("all rows on a terminal, which is cleared before", async () => {
    const { out } = await watch(`${LATEST} --id 1,825`, streaming, 80);
    const tables = out.split("\u001b[2J\u001b[H");
    expect(tables).toHaveLength(2);
    expect(tables[1]).toContain("97000");
    expect(tables[1]).toContain("825");
  });
});

describe("--watch repeats the request by cache time", () => {
  test.each([
    [403, 1006],
    [404, 404],
  ])("if the stream is rejected with %i", async (status, code) => {
    const { out, waits, urls } = await watch(`${LATEST} --id 1,825 --output csv`, polling(status, code));
    expect(out).toBe("id,quote.USD.price\r\n1,96000\r\n825,1\r\n");
    expect(waits).toEqual([60_000]);
    expect(urls).toEqual(["/v1/stream?id=1,825", "/v3/cryptocurrency/quotes/latest?id=1,825"]);
  });

  test.each([
    ["symbols", "cryptocurrency quotes latest --symbol BTC"],
    ["two currencies", "cryptocurrency quotes latest --id 1 --convert USD,EUR"],
    ["other fields", "cryptocurrency quotes latest --id 1 --aux tags"],
    [
      "more ids than a stream takes",
      `cryptocurrency quotes latest --id ${[...Array(501).keys()].map((id) => id + 1)}`,
    ],
    ["another version", "v2 cryptocurrency quotes latest --id 1"],
  ])("for %s", async (_, line) => {
    const { waits, urls } = await watch(`${line} --watch`, polling(500, 500));
    expect(waits).toEqual([60_000]);
    expect(urls).toHaveLength(1);
    expect(urls[0]).toMatch(/^\/v[23]\/cryptocurrency\/quotes\/latest/);
  });
});

test("--watch ends with the error of a stream that is rejected for another reason", async () => {
  const { code, err, urls } = await watch(`${LATEST} --id 1`, fail(401, 1001));
  expect([code, urls]).toEqual([3, ["/v1/stream?id=1"]]);
  expect(err).toContain("Error 1001");
});
