import assert from "node:assert/strict";
import { assertHidden, getEnd, getError } from "./checks.ts";
import { KEY, type Point, point, type Scene } from "./point.ts";
import { bad, good, head, type Reply, raw, startServer } from "./server.ts";

async function hidesInError({ client }: Scene): Promise<void> {
  assertHidden(await getError(() => client.call()), KEY);
}

const once = { retries: 0 };

/** Redirects to another server and checks what arrives there. */
function redirected(status: number): Point {
  let elsewhere = "";
  return point(
    "key",
    `stays here at a ${status} to another host`,
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
            "the key went to another host",
          );
        }
      } finally {
        await other.close();
      }
    },
  );
}

const echo: Reply = (response) => bad(response, 401, 1001, {}, `The key ${KEY} is not known.`);

export const keyPoints: Point[] = [
  point(
    "key",
    "is sent",
    (response) => good(response),
    async ({ client, server }) => {
      await client.call();
      assert.ok(server.requests[0]?.rawHeaders.some((text) => text.includes(KEY)));
    },
  ),
  point(
    "key",
    "is hidden in the client",
    (response) => good(response),
    async ({ client }) => {
      await client.call();
      assertHidden(client.printable, KEY);
    },
  ),
  point("key", "is hidden in the error of a 400", (response) => bad(response, 400), hidesInError, once),
  point("key", "is hidden in the error of a 401 that repeats it", echo, hidesInError, once),
  point("key", "is hidden in the error of a 500", (response) => bad(response, 500), hidesInError, once),
  point(
    "key",
    "is hidden in the error of a reset",
    (response) => void response.socket?.resetAndDestroy(),
    hidesInError,
    once,
  ),
  point(
    "key",
    "is hidden in the error of a body that breaks off",
    (response) => raw(response, `${head(99)}{"d`, "close"),
    hidesInError,
    once,
  ),
  point("key", "is hidden in the error of a timeout", () => {}, hidesInError, { retries: 0, timeout: 100 }),
  point(
    "key",
    "is hidden in the error of an unreadable body that repeats it",
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
  point(
    "key",
    "and call survive a redirect on the same host, or the call says why not",
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
  point(
    "key",
    "and call end where redirects lead in a circle",
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
