import assert from "node:assert/strict";
import { assertHidden, getEnd, getError } from "./checks.ts";
import { type Point, point, type Scene } from "./point.ts";
import { good, type Reply } from "./server.ts";
import type { SubjectClient } from "./subject.ts";

type Query = Parameters<NonNullable<SubjectClient["ask"]>>[0];

const fine: Reply = (response) => good(response);

/** The call fails before anything is sent, and its error names the parameter. */
function refused(what: string, query: Query): Point {
  const name = Object.keys(query)[0] as string;
  return point(
    "input",
    what,
    fine,
    async ({ client, server }) => {
      const error = await getError(() => (client.ask as NonNullable<SubjectClient["ask"]>)(query));
      assert.equal(server.requests.length, 0, "something was sent");
      assert.match(error.message, new RegExp(name));
    },
    { asks: true },
  );
}

/** Creating the client, or its first call, fails without anything being sent. */
function refusedOptions(what: string, options: (url: string) => object, form: RegExp): Point {
  return point(
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

export const inputPoints: Point[] = [
  refused("NaN", { limit: Number.NaN }),
  refused("Infinity", { limit: Number.POSITIVE_INFINITY }),
  refused("an object for a number", { limit: {} }),
  refused("a word for a number", { limit: "ten" }),
  refused("null", { limit: null }),
  refused("a list for one number", { limit: [1, 2] }),
  refused("NaN within a list", { id: [1, Number.NaN] }),
  refused("an empty list", { id: [] }),
  refused("a list within a list", { id: [[1]] }),
  refused("a function", { id: () => 1 }),
  refused("an empty text", { convert: "" }),
  refused("a comma in an item", { convert: ["USD,EUR"] }),
  refused("more items than the contract allows", {
    convert: Array.from({ length: 121 }, (_, index) => `C${index}`),
  }),
  refusedOptions("an empty key", () => ({ apiKey: "" }), /key/i),
  refusedOptions("a key that is not a string", () => ({ apiKey: 12 }), /key/i),
  refusedOptions(
    "a key with a line break, without showing it",
    () => ({ apiKey: "hidden-part\n" }),
    /key|header/i,
  ),
  refusedOptions("a base URL without a scheme", (url) => ({ baseUrl: url.replace("http://", "") }), /url/i),
  refusedOptions(
    "a base URL with another scheme",
    () => ({ baseUrl: "ftp://127.0.0.1" }),
    /url|scheme|protocol/i,
  ),
  refusedOptions("a base URL that is missing", () => ({ baseUrl: undefined }), /url/i),
  refusedOptions("a base URL with a query", (url) => ({ baseUrl: `${url}?a=b` }), /url/i),
  refusedOptions(
    "a base URL with a password",
    (url) => ({ baseUrl: url.replace("//", "//me:hidden-part@") }),
    /url/i,
  ),
  ...["", "/", "//"].map((end) =>
    point(
      "input",
      `a base URL with a path${end && `, and ${end} at its end`}: the path is kept`,
      fine,
      async ({ create, server }) => {
        const { error } = await getEnd(() => create({ baseUrl: `${server.url}/some/proxy${end}` }).call());
        assert.equal(error, undefined);
        assert.match(server.requests[0]?.url as string, /^\/some\/proxy\/[^/]/);
      },
    ),
  ),
];
