import assert from "node:assert/strict";
import { assertHidden, getEnd, getError } from "./checks.ts";
import { type Scene, type TestCase, testCase } from "./point.ts";
import { good, type Reply } from "./server.ts";
import type { SubjectClient } from "./subject.ts";

type Query = Parameters<NonNullable<SubjectClient["ask"]>>[0];

const fine: Reply = (response) => good(response);

/** The call must fail before a request is sent, with an error that names the parameter. */
function rejected(what: string, query: Query): TestCase {
  const name = Object.keys(query)[0] as string;
  return testCase(
    "input",
    what,
    fine,
    async ({ client, server }) => {
      const error = await getError(() => (client.ask as NonNullable<SubjectClient["ask"]>)(query));
      assert.equal(server.requests.length, 0, "something was sent");
      assert.match(error.message, new RegExp(name));
    },
    { needsAsk: true },
  );
}

/** Creating the client, or the first call, must fail without a request. */
function rejectedOptions(what: string, options: (url: string) => object, form: RegExp): TestCase {
  return testCase(
    "input",
    what,
    fine,
    async ({ create, server }: Scene) => {
      const error = await getError(async () => create(options(server.url)).call());
      assert.equal(server.requests.length, 0, "something was sent");
      assert.match(error.message, form);
      assertHidden(error, "hidden-part");
    },
    { retries: 0 },
  );
}

export const inputCases: TestCase[] = [
  rejected("NaN", { limit: Number.NaN }),
  rejected("Infinity", { limit: Number.POSITIVE_INFINITY }),
  rejected("an object for a number", { limit: {} }),
  rejected("a word for a number", { limit: "ten" }),
  rejected("null", { limit: null }),
  rejected("a list for one number", { limit: [1, 2] }),
  rejected("NaN in a list", { id: [1, Number.NaN] }),
  rejected("an empty list", { id: [] }),
  rejected("a list in a list", { id: [[1]] }),
  rejected("a function", { id: () => 1 }),
  rejected("an empty text", { convert: "" }),
  rejected("a comma in an item", { convert: ["USD,EUR"] }),
  rejected("more items than the contract allows", {
    convert: Array.from({ length: 121 }, (_, index) => `C${index}`),
  }),
  rejectedOptions("an empty key", () => ({ apiKey: "" }), /key/i),
  rejectedOptions("a key that is not a string", () => ({ apiKey: 12 }), /key/i),
  rejectedOptions(
    "a key with a line break, without the key in the error",
    () => ({ apiKey: "hidden-part\n" }),
    /key|header/i,
  ),
  rejectedOptions("a base URL without a scheme", (url) => ({ baseUrl: url.replace("http://", "") }), /url/i),
  rejectedOptions(
    "a base URL with an unsupported scheme",
    () => ({ baseUrl: "ftp://127.0.0.1" }),
    /url|scheme|protocol/i,
  ),
  rejectedOptions("a missing base URL", () => ({ baseUrl: undefined }), /url/i),
  rejectedOptions("a base URL with a query", (url) => ({ baseUrl: `${url}?a=b` }), /url/i),
  rejectedOptions(
    "a base URL with a password",
    (url) => ({ baseUrl: url.replace("//", "//me:hidden-part@") }),
    /url/i,
  ),
  ...["", "/", "//"].map((end) =>
    testCase(
      "input",
      `a base URL with a path${end && ` and a trailing ${end}`} keeps the path`,
      fine,
      async ({ create, server }) => {
        const { error } = await getEnd(() => create({ baseUrl: `${server.url}/some/proxy${end}` }).call());
        assert.equal(error, undefined);
        assert.match(server.requests[0]?.url as string, /^\/some\/proxy\/[^/]/);
      },
    ),
  ),
];
