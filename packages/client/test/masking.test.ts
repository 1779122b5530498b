import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { QuotaError, RateLimitError } from "../src/index.ts";
import { stubbed } from "./support/stub.ts";

const quota = {
  status: { error_code: 1010, error_message: "The credits of the month are used up.", credit_count: 11 },
};
const json = (body: object, headers = {}) => Response.json(body, { status: 429, headers });

describe("a key of fewer than 8 characters is not masked", () => {
  test.each(["e", "1", "0", "error", "status", '"', "1010", "message"])("%s", async (apiKey) => {
    const { api } = stubbed(() => json(quota), { apiKey });
    const error = await api.cryptocurrency.map().catch((each: unknown) => each);
    expect(error).toBeInstanceOf(QuotaError);
    expect(error).toMatchObject({
      code: 1010,
      credits: 11,
      message: quota.status.error_message,
      retryable: false,
    });
    const byPath = await api.fetch.GET("/v1/cryptocurrency/map");
    expect(byPath.error).toEqual(quota);
    const good = stubbed(() => Response.json({ data: [], status: { credit_count: 11 } }), { apiKey });
    await good.api.cryptocurrency.map();
    expect(good.api.usage.total).toBe(11);
  });
});

describe("a key of at least 8 characters is masked in strings only", () => {
  test.each(["10101010", "error_code", "credit_count", "error_message"])(
    "%s: code and credits stay unchanged",
    async (apiKey) => {
      const body = { status: { ...quota.status, error_message: `No ${apiKey}.`, other: 10101010 } };
      const { api } = stubbed(() => json(body, { "X-SVC-Credit-Count": "10101010" }), { apiKey, retries: 0 });
      const error = await api.cryptocurrency.map().catch((each: unknown) => each);
      if (apiKey === "10101010")
        expect(error).toMatchObject({ code: 1010, credits: 10101010, message: "No ***." });
      expect(inspect([error, JSON.stringify(error)])).not.toContain(`No ${apiKey}`);
      const { response } = await api.fetch.GET("/v1/cryptocurrency/map");
      const read = JSON.parse(await response.text());
      expect(read.status.other).toBe(10101010);
      expect(JSON.stringify(read)).not.toContain(`No ${apiKey}`);
    },
  );

  test.each([
    [
      "JSON",
      (key: string) => JSON.stringify({ a: [`x${key}y`], [key]: { b: key } }),
      '{"a":["x***y"],"***":{"b":"***"}}',
    ],
    ["JSON with escapes", () => String.raw`{"a":"\u006bey-0123/45\"6"}`, '{"a":"***"}'],
    ["plain text", (key: string) => `<p>${key}</p>`, "<p>***</p>"],
    ["truncated JSON", (key: string) => `{"a":"${key}"`, '{"a":"***"'],
  ])("in the error body of %s", async (_, write, expected) => {
    const apiKey = 'key-0123/45"6';
    const { api } = stubbed(
      () => new Response(write(apiKey.replace('"', _ === "JSON with escapes" ? '"' : "'")), { status: 400 }),
      {
        apiKey: _ === "JSON with escapes" ? apiKey : apiKey.replace('"', "'"),
      },
    );
    const { response } = await api.fetch.GET("/v1/cryptocurrency/map");
    expect(await response.text()).toBe(expected);
  });

  test("a body without the key stays unchanged", async () => {
    const text = '{ "a" : 1e999, "b":"\\u0041" }';
    const { api } = stubbed(() => new Response(text, { status: 400 }));
    expect(await (await api.fetch.GET("/v1/cryptocurrency/map")).response.text()).toBe(text);
  });

  test("in a long string", async () => {
    const apiKey = "key-0123456789";
    const { api } = stubbed(() => Response.json({ a: "\\n".repeat(2_000_000) + apiKey }, { status: 400 }), {
      apiKey,
    });
    const { response } = await api.fetch.GET("/v1/cryptocurrency/map");
    expect((await response.text()).includes(apiKey)).toBe(false);
  });
});

test("a limit per minute is a RateLimitError for any key", async () => {
  const { api } = stubbed(() => json({ status: { error_code: 1008, error_message: "Wait." } }), {
    apiKey: "8",
    retries: 0,
  });
  await expect(api.cryptocurrency.map()).rejects.toThrow(RateLimitError);
});
