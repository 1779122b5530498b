import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { getEnd, getError } from "./checks.ts";
import { type Scene, type TestCase, testCase } from "./point.ts";
import { GOOD, head, type Reply, raw } from "./server.ts";

const answer =
  (status: number, type: string, body: string): Reply =>
  (response) => {
    response.writeHead(status, { "Content-Type": type });
    response.end(body);
  };

/** An unreadable success must be an error of the client, not of the parser. */
async function fails({ client }: Scene): Promise<void> {
  const error = await getError(() => client.call());
  assert.ok(!(error instanceof SyntaxError), "rejected with the error of the parser");
}

/** An error with an undocumented body must still have its status. */
const failsWith =
  (status: number) =>
  async ({ client }: Scene): Promise<void> => {
    const error = await getError(() => client.call());
    assert.ok(!(error instanceof SyntaxError), "rejected with the error of the parser");
    assert.equal(error["status"] ?? error["statusCode"], status);
  };

const html = "<html><body><h1>Bad Gateway</h1></body></html>";
const large = {
  ...GOOD,
  data: Array.from({ length: 60_000 }, (_, id) => ({ id, name: "x".repeat(150), symbol: `S${id}` })),
};
const largeText = JSON.stringify(large);
const once = { retries: 0 };

export const bodyCases: TestCase[] = [
  testCase(
    "body",
    "of a 200 with truncated JSON",
    answer(200, "application/json", '{"data":[{"id":1'),
    fails,
    once,
  ),
  testCase("body", "of a 200 with an HTML page", answer(200, "text/html", html), fails, once),
  testCase("body", "of a 200 without content", answer(200, "application/json", ""), fails, once),
  testCase("body", "of a 200 with null", answer(200, "application/json", "null"), fails, once),
  testCase(
    "body",
    "longer than its Content-Length",
    (response) => raw(response, head(20) + JSON.stringify(GOOD), "close"),
    fails,
    once,
  ),
  testCase("body", "of a 502 with an HTML page", answer(502, "text/html", html), failsWith(502), once),
  testCase("body", "of a 404 without content", answer(404, "text/plain", ""), failsWith(404), once),
  testCase(
    "body",
    "of a 400 with truncated JSON",
    answer(400, "application/json", '{"status":{"error_co'),
    failsWith(400),
    once,
  ),
  testCase(
    "body",
    "of a 403 with undocumented JSON",
    answer(403, "application/json", '["no"]'),
    failsWith(403),
    once,
  ),
  testCase("body", "of a 429 with plain text", answer(429, "text/plain", "slow down"), failsWith(429), once),
  testCase(
    "body",
    "of 10 MB is complete",
    (response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(largeText);
    },
    async ({ client }) => {
      assert.ok(largeText.length > 10_000_000);
      const { value } = await getEnd(() => client.call(), 8000);
      assert.equal((value as typeof large | undefined)?.data.length, large.data.length);
    },
  ),
  testCase(
    "body",
    "with compression is complete",
    (response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" });
      response.end(gzipSync(JSON.stringify(GOOD)));
    },
    async ({ client }) => {
      const { value } = await getEnd(() => client.call());
      assert.deepEqual((value as typeof GOOD | undefined)?.data, GOOD.data);
    },
  ),
];
