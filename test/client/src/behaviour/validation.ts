import assert from "node:assert/strict";
import { getEnd, getError } from "./checks.ts";
import { type Scene, type TestCase, testCase } from "./point.ts";
import { GOOD, good } from "./server.ts";

const last_updated = "2026-01-15T12:00:00.000Z";
const quote = {
  ...{
    price: 1,
    volume_24h: 1,
    market_cap: 1,
    percent_change_1h: 0,
    percent_change_24h: 0,
    percent_change_7d: 0,
  },
  last_updated,
};
/** An item that is valid in lists and in maps. */
const item = {
  ...{ id: 1, rank: 1, name: "Bitcoin", symbol: "BTC", slug: "bitcoin", is_active: 1, last_updated },
  quote: { USD: quote },
};

async function succeeds({ client }: Scene): Promise<void> {
  const { error } = await getEnd(() => client.call());
  assert.equal(error, undefined);
}

async function fails({ client }: Scene): Promise<void> {
  await getError(() => client.call());
}

const named = (name: string, more: object, run: (scene: Scene) => Promise<void>): TestCase => {
  const body = { ...GOOD, data: [{ ...item, ...more }] };
  return testCase("validation", name, (response) => good(response, body), run, { validate: true });
};

/** Responses for a client that validates them. */
export const validationCases: TestCase[] = [
  named("accepts a documented response", {}, succeeds),
  named("rejects a text in place of a number", { id: "1" }, fails),
  named("accepts an unknown field", { added: 1 }, succeeds),
  named("accepts a new value of an enumeration", { is_active: 2 }, succeeds),
];
