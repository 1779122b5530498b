import { type Operation, operations } from "@market-data/openapi";
import { listParameters } from "@market-data/openapi/contract";
import { expect, test } from "vitest";
import { createMockFetch } from "../src/fetch.ts";
import { contract, operationCalls } from "./support/examples.ts";
import { KEY } from "./support/mock.ts";

const document = contract();
const mock = createMockFetch();

/** The query parameters with examples. Each example replaces excluded parameters in the example request. */
const calls = (Object.values(operations) as Operation[]).flatMap(({ operationId: id, path, constraints }) => {
  const address = operationCalls.find((call) => call.id === id)?.address ?? "";
  return listParameters(document, document.paths[path])
    .filter((parameter) => parameter["in"] === "query")
    .map(({ name, example }) => {
      const url = new URL(address, "http://mock.invalid");
      const groups = constraints.map((constraint) => Object.values(constraint).flat().map(String));
      for (const group of groups.filter((names) => names.includes(String(name))))
        for (const other of group) url.searchParams.delete(other);
      url.searchParams.set(String(name), String(example));
      return { id, name: String(name), address: url.pathname + url.search };
    });
});

test.each(calls)("$id accepts the example of its parameter $name", async ({ address }) => {
  const response = await mock(address, { headers: KEY });
  expect([response.status, await response.json()]).toEqual([200, expect.anything()]);
});
