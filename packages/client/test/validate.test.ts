import { KeyInfoV1Result, results } from "@market-data/types/validators";
import { build } from "esbuild";
import { describe, expect, test, vi } from "vitest";
import { cache } from "../src/cache.ts";
import { MarketDataError } from "../src/index.ts";
import type { Middleware } from "../src/request-context.ts";
import { type ValidateOptions, ValidationError, validate, validateWith } from "../src/validate.ts";
import { good, stubbed } from "./support/stub.ts";

const status = {
  timestamp: "2026-01-15T12:00:00.000Z",
  error_code: 0,
  error_message: null,
  elapsed: 1,
  credit_count: 2,
};
const item = { id: 1, rank: 1, name: "Bitcoin", symbol: "BTC", slug: "bitcoin", is_active: 1 };
const respond = (data: unknown, requestId = "r1") =>
  Response.json(
    { data, status },
    { headers: { "X-Request-Id": requestId, "X-SVC-Credit-Count": "2", ETag: '"1"' } },
  );
const wrong = [
  { ...item, id: "1" },
  { ...item, rank: true },
];

/** A client with the middleware, and the reported errors. */
function client(data: unknown, options: Partial<ValidateOptions> = {}, before: Middleware[] = []) {
  const errors: ValidationError[] = [];
  const use = [...before, validate({ mode: "throw", report: (error) => errors.push(error), ...options })];
  return { ...stubbed(() => respond(data), { use }), errors };
}

describe("mode throw", () => {
  test("rejects with operation, request id, issues and credits, without a retry", async () => {
    const { api, sent } = client(wrong);
    const error = await api.cryptocurrency.map({ limit: 2 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toBeInstanceOf(MarketDataError);
    expect(error).toMatchObject({
      name: "ValidationError",
      message: "cryptocurrencyMapV1: /data/0/id must be integer, and 1 more (request r1)",
      operation: "cryptocurrencyMapV1",
      requestId: "r1",
      url: "http://127.0.0.1/base/v1/cryptocurrency/map?limit=2",
      status: 200,
      credits: 2,
      issues: [
        { message: "must be integer", path: ["data", 0, "id"], pointer: "/data/0/id" },
        { message: "must be null or number", path: ["data", 1, "rank"], pointer: "/data/1/rank" },
      ],
    });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ issues: [{ pointer: "/data/0/id" }, {}] });
    expect(sent).toHaveLength(1);
    expect(api.usage.total).toBe(2);
  });

  test("accepts a valid response with unknown fields and values", async () => {
    const { api } = client([{ ...item, status: "paused", added: 1 }]);
    expect((await api.cryptocurrency.map()).data[0]?.slug).toBe("bitcoin");
    const strict = client([{ ...item, status: "paused" }], { strict: true });
    await expect(strict.api.cryptocurrency.map()).rejects.toThrow(
      "/data/0/status must be one of active, inactive",
    );
  });

  test("validates requests of the path-level client", async () => {
    const { api } = client(wrong);
    await expect(api.fetch.GET("/v1/cryptocurrency/map")).rejects.toThrow("cryptocurrencyMapV1: /data/0/id");
  });

  test("leaves errors and bodies without JSON to the client", async () => {
    const use = [validate({ mode: "throw" })];
    const { api } = stubbed((number) => new Response("<html>", { status: number === 1 ? 200 : 404 }), {
      use,
    });
    await expect(api.cryptocurrency.map()).rejects.toMatchObject({ name: "UnreadableBodyError" });
    await expect(api.cryptocurrency.map()).rejects.toMatchObject({ name: "NotFoundError" });
  });

  test("keeps an invalid response out of a cache in front", async () => {
    const { api, sent } = client(wrong, {}, [cache()]);
    for (const _ of [1, 2]) await expect(api.cryptocurrency.map()).rejects.toThrow(ValidationError);
    expect(sent).toHaveLength(2);
  });
});

test("mode report passes the error to the callback and returns the response", async () => {
  const { api, errors } = client(wrong, { mode: "report" });
  expect((await api.cryptocurrency.map()).data).toHaveLength(2);
  expect(errors).toMatchObject([{ operation: "cryptocurrencyMapV1", requestId: "r1", issues: [{}, {}] }]);
});

test("mode report writes to the console by default, also after an error of the callback", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const fail = () => {
    throw new Error("no log");
  };
  for (const report of [undefined, fail])
    await client(wrong, { mode: "report", report }).api.cryptocurrency.map();
  expect(warn.mock.calls.flat()).toEqual([
    "cryptocurrencyMapV1: /data/0/id must be integer, and 1 more (request r1)",
    'validate: the function "report" failed: Error: no log',
  ]);
  warn.mockRestore();
});

test("mode off reads no response", async () => {
  const response = respond(wrong);
  const read = vi.spyOn(response, "text");
  const context = { request: new Request("http://127.0.0.1/v1/cryptocurrency/map") } as never;
  expect(await validate({ mode: "off" })(context, async () => response)).toBe(response);
  expect(read).not.toHaveBeenCalled();
});

describe("the option of a call", () => {
  test("replaces the mode", async () => {
    const { api, errors } = client(wrong);
    await api.cryptocurrency.map({}, { validate: "off" });
    expect(errors).toEqual([]);
    await api.cryptocurrency.map({}, { validate: "report" });
    expect(errors).toHaveLength(1);
    await expect(
      client(wrong, { mode: "off" }).api.cryptocurrency.map({}, { validate: "throw" }),
    ).rejects.toThrow(ValidationError);
  });

  test("keeps identical concurrent requests with different modes apart, and shares equal modes", async () => {
    const { api, sent } = client(wrong);
    const calls = (["off", "off", "throw"] as const).map((validate) =>
      api.cryptocurrency.map({}, { validate }),
    );
    expect((await Promise.allSettled(calls)).map((call) => call.status)).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
    ]);
    expect(sent).toHaveLength(2);
  });

  test("is not passed to fetch", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => good());
    await stubbed(() => good(), { fetch }).api.cryptocurrency.map({}, { validate: "off" });
    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty("validate");
  });

  test("must be a mode", async () => {
    await expect(client([]).api.cryptocurrency.map({}, { validate: "on" as never })).rejects.toThrow(
      'validate: "mode" must be "throw", "report" or "off"',
    );
  });
});

test("wrong options are TypeErrors", () => {
  expect(() => validate({ mode: "warn" as never })).toThrow('"mode" must be "throw", "report" or "off"');
  expect(() => validate({ mode: "off", strikt: true } as never)).toThrow('did you mean "strict"');
});

test("validateWith validates only the given operations", async () => {
  const use = [validateWith({ keyInfoV1: KeyInfoV1Result }, { mode: "throw" })];
  const { api } = stubbed(() => respond(wrong), { use });
  await api.cryptocurrency.map();
  await expect(api.key.info()).rejects.toThrow("keyInfoV1: /data must be object");
});

describe("a bundle", () => {
  async function bundle(contents: string): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: import.meta.dirname },
      bundle: true,
      minify: true,
      format: "esm",
      define: { "process.env.NODE_ENV": '"production"' },
      write: false,
    });
    return (outputFiles[0] as { text: string }).text;
  }
  const imports = `import { createClient, keyInfoV1 } from "../src/index.ts";
    import { validate, validateWith } from "../src/validate.ts";
    import { KeyInfoV1Result } from "@market-data/types/validators";`;
  const program = (use: string) =>
    `${imports} export const client = createClient({ baseUrl: "https://a", use: ${use} }); export { keyInfoV1 };`;

  test("has no validators if they are off in production", async () => {
    const off = await bundle(
      program('process.env.NODE_ENV === "production" ? [] : [validate({ mode: "throw" })]'),
    );
    expect(off).not.toMatch(/ValidationError|circulating_supply/);
    expect(off.length).toBe((await bundle(program("[]"))).length);
  });

  test("with validateWith has only the chosen validators", async () => {
    const chosen = await bundle(program('[validateWith({ keyInfoV1: KeyInfoV1Result }, { mode: "throw" })]'));
    expect(chosen).toMatch(/credit_limit_monthly/);
    expect(chosen).not.toMatch(/circulating_supply/);
    expect(Object.keys(results).length).toBeGreaterThan(50);
  });
});
