import assert from "node:assert/strict";
import { getEnd } from "./checks.ts";
import { type TestCase, testCase } from "./point.ts";
import { bad, type GOOD, good, type Reply } from "./server.ts";

const later: Reply = (response) => void setTimeout(() => good(response), 50);

export const shareCases: TestCase[] = [
  testCase("share", "concurrent identical GETs are one request", later, async ({ client, server }) => {
    await Promise.all([client.call(), client.call(), client.call()]);
    assert.equal(server.requests.length, 1);
  }),
  testCase("share", "different GETs are separate requests", later, async ({ client, server }) => {
    await Promise.all([client.call({}, 1), client.call({}, 2)]);
    assert.equal(server.requests.length, 2);
  }),
  testCase("share", "GETs with different keys are separate requests", later, async ({ create, server }) => {
    await Promise.all([create().call(), create({ apiKey: "another-key" }).call()]);
    assert.equal(server.requests.length, 2);
  }),
  testCase("share", "a GET after the response is a new request", later, async ({ client, server }) => {
    await client.call();
    await client.call();
    assert.equal(server.requests.length, 2);
  }),
  testCase("share", "every caller gets a separate result", later, async ({ client }) => {
    const [one, other] = (await Promise.all([client.call(), client.call()])) as [typeof GOOD, typeof GOOD];
    (one.data[0] as { name: string }).name = "changed";
    assert.equal(other.data[0]?.name, "Bitcoin");
  }),
  testCase(
    "share",
    "every caller gets the error",
    (response) => bad(response, 400),
    async ({ client }) => {
      const endings = await Promise.all([getEnd(() => client.call()), getEnd(() => client.call())]);
      for (const { error } of endings) assert.ok(error instanceof Error);
    },
  ),
];
