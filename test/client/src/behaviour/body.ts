import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { getEnd, getError } from "./checks.ts";
import { type Point, point, type Scene } from "./point.ts";
import { GOOD, head, type Reply, raw } from "./server.ts";

const answer =
  (status: number, type: string, body: string): Reply =>
  (response) => {
    response.writeHead(status, { "Content-Type": type });
    response.end(body);
  };

/** A success that cannot be read is an error of the client's own, and no parser's. */
async function fails({ client }: Scene): Promise<void> {
  const error = await getError(() => client.call());
  assert.ok(!(error instanceof SyntaxError), "the parser's own error came through");
}

/** An error that does not have the service's shape still tells its status. */
const failsWith =
  (status: number) =>
  async ({ client }: Scene): Promise<void> => {
    const error = await getError(() => client.call());
    assert.ok(!(error instanceof SyntaxError), "the parser's own error came through");
    assert.equal(error["status"] ?? error["statusCode"], status);
  };

const html = "<html><body><h1>Bad Gateway</h1></body></html>";
const large = {
  ...GOOD,
  data: Array.from({ length: 60_000 }, (_, id) => ({ id, name: "x".repeat(150), symbol: `S${id}` })),
};
const largeText = JSON.stringify(large);
const once = { retries: 0 };

export const bodyPoints: Point[] = [
  point(
    "body",
    "of a 200 that is broken JSON",
    answer(200, "application/json", '{"data":[{"id":1'),
    fails,
    once,
  ),
  point("body", "of a 200 that is a page in HTML", answer(200, "text/html", html), fails, once),
  point("body", "of a 200 that is empty", answer(200, "application/json", ""), fails, once),
  point("body", "of a 200 that is null", answer(200, "application/json", "null"), fails, once),
  point(
    "body",
    "longer than its Content-Length says",
    (response) => raw(response, head(20) + JSON.stringify(GOOD), "close"),
    fails,
    once,
  ),
  point("body", "of a 502 that is a page in HTML", answer(502, "text/html", html), failsWith(502), once),
  point("body", "of a 404 that is empty", answer(404, "text/plain", ""), failsWith(404), once),
  point(
    "body",
    "of a 400 that is broken JSON",
    answer(400, "application/json", '{"status":{"error_co'),
    failsWith(400),
    once,
  ),
  point(
    "body",
    "of a 403 that is JSON of another shape",
    answer(403, "application/json", '["no"]'),
    failsWith(403),
    once,
  ),
  point("body", "of a 429 that is a text", answer(429, "text/plain", "slow down"), failsWith(429), once),
  point(
    "body",
    "of 10 MB arrives whole",
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
  point(
    "body",
    "that is compressed arrives whole",
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
