import { createMarketData, type MarketData } from "@market-data/client";
import { loadContract, type Operation } from "@market-data/generator-core";
import { type Mock, startMock } from "@market-data/mock";
import { afterAll, beforeAll, expect, test } from "vitest";

const { model } = await loadContract();

let mock: Mock;
let api: MarketData;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  api = createMarketData({ baseUrl: mock.url, apiKey: "<API_KEY>", warn: false });
});
afterAll(() => mock.close());

/** Finds the method of an operation's version by the segments of its path. */
function getMethod({ path }: Operation): (parameters: object) => Promise<unknown> {
  const words = path.split("/").filter((word) => word !== "" && !word.startsWith("{"));
  const names = words.map((word) => word.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], api) as never;
}

/** Returns the body without `status`, because `status` depends on the time. */
function getData(response: unknown): unknown {
  return Array.isArray(response) ? response : (response as { data: unknown }).data;
}

test.each(model.operations)(
  "$operationId: the client returns the example of the contract from the mock",
  async (operation) => {
    const [example] = operation.success.examples;
    expect(getData(await getMethod(operation)(example?.request ?? {}))).toEqual(getData(example?.value));
  },
);
