import { describe, expect, test } from "vitest";
import * as errors from "../src/errors.ts";
import { createMarketData, MarketDataError, NotFoundError, ServerError } from "../src/index.ts";
import { good, stubbed } from "./support/stub.ts";

describe("an error without a code", () => {
  test.each([408, 425, 429, 500, 502, 503, 504])("is retried for the temporary status %i", async (status) => {
    const { api, sent } = stubbed((number) => (number === 1 ? new Response("", { status }) : good()), {
      backOff: 0,
    });
    await api.cryptocurrency.map();
    expect(sent).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 405, 409, 410, 418])("is not retried for the status %i", async (status) => {
    const { api, sent } = stubbed(() => new Response("", { status }), { backOff: 0 });
    await expect(api.cryptocurrency.map()).rejects.toMatchObject({ status, retryable: false });
    expect(sent).toHaveLength(1);
  });
});

describe("a 404", () => {
  const get = async (baseUrl: string) => {
    const fetch = async () => new Response("", { status: 404 });
    return createMarketData({ baseUrl, fetch })
      .cryptocurrency.map({ symbol: "v1/v2/" })
      .catch((error: unknown) => error);
  };

  test.each(["https://api.example.com/v1", "https://example.com/v3/proxy", "https://example.com/api/v1/"])(
    "with the base URL %s explains the wrong base URL",
    async (baseUrl) => {
      const error = await get(baseUrl);
      expect(error).toBeInstanceOf(NotFoundError);
      expect((error as Error).message).toBe('HTTP 404: "baseUrl" should end before its "/v1"');
    },
  );

  test.each(["https://api.example.com", "https://v1.example.com/av1", "https://example.com/api"])(
    "with the base URL %s has no advice",
    async (baseUrl) =>
      expect((await get(baseUrl)) as Error).toMatchObject({ name: "NotFoundError", message: "HTTP 404" }),
  );
});

describe("instanceof accepts errors of the ES module and of the CommonJS build", async () => {
  const path = "../src/errors.ts?copy";
  const copy: typeof errors = await import(path);
  const classes = Object.entries(errors).filter(
    ([name]) => name.endsWith("Error") && /^[A-Z]/.test(name),
  ) as [keyof typeof errors, typeof MarketDataError][];

  test("the copies have different classes", () => {
    expect(copy.MarketDataError).not.toBe(errors.MarketDataError);
    expect(classes).toHaveLength(12);
  });

  test.each(classes)("%s", (name, Class) => {
    const error = new (copy[name] as typeof MarketDataError)("", {});
    expect(error instanceof Class).toBe(true);
    expect(error instanceof MarketDataError).toBe(true);
    expect([error.name, Class.prototype.name]).toEqual([name, name]);
    for (const [other, Other] of classes) {
      expect(error instanceof Other).toBe(other === name || other === "MarketDataError");
    }
  });

  test("rejects values that are not errors of this package", () => {
    for (const value of [null, undefined, 5, "ServerError", {}, new Error("no"), Object.create(null)]) {
      for (const [, Class] of classes) expect((value as unknown) instanceof Class).toBe(false);
    }
  });

  test("accepts subclasses in an application as their base class", () => {
    class CircuitError extends MarketDataError {}
    class DownError extends ServerError {}
    const [circuit, down] = [new CircuitError("", {}), new DownError("", {})];
    expect([circuit instanceof CircuitError, circuit instanceof MarketDataError]).toEqual([true, true]);
    expect([circuit instanceof ServerError, circuit instanceof DownError]).toEqual([false, false]);
    expect([down instanceof ServerError, down instanceof copy.ServerError]).toEqual([true, true]);
    expect(new ServerError("", {}) instanceof DownError).toBe(false);
    expect(down instanceof CircuitError).toBe(false);
  });
});
