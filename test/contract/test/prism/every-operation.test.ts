import { type Example, loadContract, type Operation } from "@market-data/generator-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Prism } from "./prism.ts";

const { model } = await loadContract();
let prism: Prism;

beforeAll(async () => {
  prism = await Prism.start();
});
afterAll(() => prism.stop());

test.each(model.operations)("$operationId responds with its example under prism mock", async (operation) => {
  const [example] = operation.success.examples as [Example];
  const response = await fetch(getAddress(operation, example), {
    headers: { [model.keyHeader]: "<API_KEY>" },
  });
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 200,
    body: example.value,
  });
});

test.each(model.operations.filter(({ access }) => access.keyRequired))(
  "$operationId without a key is a 401 under prism mock",
  async (operation) => {
    const response = await fetch(getAddress(operation, operation.success.examples[0] as Example));
    expect(response.status).toBe(401);
  },
);

/** The address of the call whose response an example is. */
function getAddress({ path, parameters }: Operation, { request }: Example): string {
  const url = new URL(prism.url);
  url.pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(request[name])),
  );
  const query = parameters.filter((parameter) => parameter.in === "query" && parameter.name in request);
  url.search = query.map(({ name }) => `${name}=${encodeURIComponent(String(request[name]))}`).join("&");
  return url.href.replaceAll("%2C", ",");
}
