import assert from "node:assert/strict";
import { assertHidden, getEnd, getError } from "./checks.ts";
import { KEY, type Scene, type TestCase, testCase } from "./point.ts";
import { bad, good, head, type Reply, raw, startServer } from "./server.ts";

async function hidesInError({ client }: Scene): Promise<void> {
  assertHidden(await getError(() => client.call()), KEY);
}

const once = { retries: 0 };

/** Redirects to a different server and checks for the key in redirected requests. */
function redirected(status: number): TestCase {
  let elsewhere = "";
  return testCase(
    "key",
    `is not sent to a different host by a ${status}`,
    (response) => {
      response.writeHead(status, { Location: `${elsewhere}/v1/elsewhere` });
      response.end();
    },
    async ({ client }) => {
      const other = await startServer((response) => good(response));
      elsewhere = other.url;
      try {
        await getEnd(() => client.call());
        for (const { rawHeaders, url } of other.requests) {
          assert.ok(
            ![...rawHeaders, url].some((text) => text?.includes(KEY)),
            "the key was sent to a different host",
          );
        }
      } finally {
        await other.close();
      }
    },
  );
}

const echo: Reply = (response) => bad(response, 401, 1001, {}, `The key ${KEY} is not known.`);

export const keyCases: TestCase[] = [
  testCase(
    "key",
    "is sent",
    (response) => good(response),
    async ({ client, server }) => {
      await client.call();
      assert.ok(server.requests[0]?.rawHeaders.some((text) => text.includes(KEY)));
    },
  ),
  testCase(
    "key",
    "is hidden in the printed client",
    (response) => good(response),
    async ({ client }) => {
      await client.call();
      assertHidden(client.printable, KEY);
    },
  ),
  testCase("key", "is hidden in the error of a 400", (response) => bad(response, 400), hidesInError, once),
  testCase("key", "is hidden in the error of a 401 that repeats the key", echo, hidesInError, once),
  testCase("key", "is hidden in the error of a 500", (response) => bad(response, 500), hidesInError, once),
  testCase(
    "key",
    "is hidden in the error of a reset",
    (response) => void response.socket?.resetAndDestroy(),
    hidesInError,
    once,
  ),
  testCase(
    "key",
    "is hidden in the error of a truncated body",
    (response) => raw(response, `${head(99)}{"d`, "close"),
    hidesInError,
    once,
  ),
  testCase("key", "is hidden in the error of a timeout", () => {}, hidesInError, {
    retries: 0,
    timeout: 100,
  }),
  testCase(
    "key",
    "is hidden in the error of an unreadable body that repeats the key",
    (response) => {
      response.writeHead(200, { "Content-Type": "text/plain" });
      response.end(`${KEY}?`);
    },
    hidesInError,
    once,
  ),
  redirected(302),
  redirected(307),
  redirected(308),
  testCase(
    "key",
    "is sent after a redirect on the same host, or the error explains why not",
    (response, _, request) => {
      if (request.url?.startsWith("/moved")) return good(response);
      response.writeHead(308, { Location: `/moved${request.url}` });
      response.end();
    },
    async ({ client }) => {
      const { error } = await getEnd(() => client.call());
      if (error !== undefined) assert.match(String(error), /redirect/i);
    },
  ),
  testCase(
    "key",
    "is not sent endlessly by circular redirects",
    (response, _, request) => {
      response.writeHead(302, { Location: request.url as string });
      response.end();
    },
    async ({ client, server }) => {
      await getError(() => client.call());
      assert.ok(server.requests.length < 70, `${server.requests.length} requests`);
    },
  ),
];
