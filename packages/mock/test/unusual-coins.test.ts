import { operations } from "@market-data/openapi";
import { expect, test } from "vitest";
import { exampleCalls } from "./support/examples.ts";
import { TestMock } from "./support/mock.ts";

const mock = new TestMock();
const [CRUMB, ...OTHERS] = ["9004", "9003", "9005", "9006", "9007", "9008"] as const;
/** A coin with an outdated last price cannot be converted. */
const STOPPED = "9008";

/** Requests for one coin by each parameter of a cryptocurrency operation, based on the example request. */
function callsBy(parameter: "id" | "symbol"): { id: string; get: (value: string) => string }[] {
  const seen = new Set<string>();
  return exampleCalls.flatMap(({ id, address }) => {
    const { path, parameters } = operations[id as keyof typeof operations];
    const takes = (parameters as readonly { name: string }[]).some(({ name }) => name === parameter);
    if (seen.has(id) || !takes || /airdrop|categor|multiplier|exchange|dex/.test(path)) return [];
    seen.add(id);
    const query = new URLSearchParams(address.split("?")[1]);
    for (const name of ["id", "slug", "symbol", "address"]) query.delete(name);
    const get = (value: string) => `${address.split("?")[0]}?${query}&${parameter}=${value}`;
    return [{ id, get }];
  });
}

test.each(callsBy("id"))(
  "$id returns a valid response for each unusual coin",
  async ({ id: operationId, get }) => {
    for (const id of [CRUMB, ...OTHERS]) {
      const { status, headers } = await mock.get(get(id));
      const expected = operationId.startsWith("toolsPriceConversion") && id === STOPPED ? 400 : 200;
      expect([id, status, headers.get("sl-violations"), mock.lines]).toEqual([id, expected, null, []]);
    }
  },
);

test.each(callsBy("symbol"))(
  "$id finds a symbol with a dollar sign, escaped or unescaped, in any case",
  async ({ get }) => {
    const texts = await Promise.all(
      ["%24CRUMB", "$CRUMB", "%24crumb"].map(async (symbol) => {
        const { body } = await mock.get(get(symbol));
        return JSON.stringify(body.data ?? body);
      }),
    );
    for (const text of texts) expect(text).toContain(`"id":${CRUMB}`);
    expect(texts[1]).toBe(texts[0]);
  },
);
