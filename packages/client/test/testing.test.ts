import { describe, expect, test } from "vitest";
import { cache } from "../src/cache.ts";
import {
  ConnectionError,
  estimateCredits,
  type OperationId,
  QuotaError,
  RateLimitError,
  TimeoutError,
} from "../src/index.ts";
import { errorResponse, type FakeOperations, fakeApi } from "../src/testing.ts";
import { exampleCalls, getFunction, methodAt } from "./support/every-operation.ts";

describe.each(exampleCalls)("$operationId", ({ operation, operationId, words, parameters, answer }) => {
  const data = Array.isArray(answer) ? answer : (answer as { data: object }).data;

  test("returns the fake data, as a method and as a function, at the estimated cost", async () => {
    const api = fakeApi({ [operationId]: data }, { warn: false });
    const byMethod = await methodAt(api, [`v${operation.version}`, ...words])(parameters);
    const byFunction = await getFunction(operationId)(api, parameters);
    for (const body of [byMethod, byFunction]) {
      expect(Array.isArray(answer) ? body : (body as { data: unknown }).data).toEqual(data);
    }
    expect(api.usage.total).toBe(2 * estimateCredits(operationId as OperationId, parameters));
  });

  test("without a fake throws once and explains how to add a fake", async () => {
    let attempts = 0;
    const api = fakeApi({}, { warn: false, hooks: { before: () => attempts++ } });
    await expect(getFunction(operationId)(api, parameters)).rejects.toThrow(
      new TypeError(
        `fakeApi: no fake for ${operationId} (GET ${operation.path}); add data or a function: fakeApi({ ${operationId}: (parameters) => data })`,
      ),
    );
    expect(attempts).toBe(1);
  });

  test("passes the parameters to a fake function as sent", async () => {
    const seen: unknown[] = [];
    const fake = (sent: object, { url }: Request) => {
      seen.push(sent, new URL(url).pathname.includes("{"));
      return data;
    };
    await getFunction(operationId)(
      fakeApi({ [operationId]: fake } as FakeOperations, { warn: false }),
      parameters,
    );
    const texts = Object.entries(parameters).map(([name, value]) => [name, [value].flat().join()]);
    expect(seen).toEqual([Object.fromEntries(texts), false]);
  });
});

test.each([
  ["cryptocurrencyMap", 'did you mean "cryptocurrencyMapV1"?'],
  [
    "cryptocurrencyQuotesLatestV4",
    'did you mean "cryptocurrencyQuotesLatestV1" or "cryptocurrencyQuotesLatestV2" or',
  ],
  ["quotes", "use an operationId, such as cryptocurrencyMapV1"],
])("the unknown operation %s is rejected with advice", (name, advice) => {
  expect(() => fakeApi({ [name]: [] } as FakeOperations)).toThrow(
    `fakeApi: unknown operation "${name}"; ${advice}`,
  );
});

test("pages and items work with a function of start and limit", async () => {
  const ids = [...Array(5).keys()];
  const api = fakeApi({
    cryptocurrencyMapV1: ({ start = "1", limit = "100" }) =>
      ids.slice(+start - 1, +start - 1 + +limit).map((id) => ({ id })),
  });
  const found: number[] = [];
  for await (const { id } of api.cryptocurrency.map.items({ limit: 2 })) found.push(id);
  expect(found).toEqual(ids);
});

test("the path-level client returns fakes", async () => {
  const api = fakeApi({
    cryptocurrencyMapV1: [{ id: 1 }],
    partnersFcasQuotesLatestV1: ({ partner }) => [{ name: partner ?? "" }] as never,
  });
  const { data } = await api.fetch.GET("/v1/cryptocurrency/map");
  expect(data?.data).toEqual([{ id: 1 }]);
  const scores = await api.fetch.GET("/v1/partners/{partner}/fcas/quotes/latest", {
    params: { path: { partner: "some" }, query: { id: [1] } },
  });
  expect(scores.data?.data).toMatchObject([{ name: "some" }]);
  await expect(api.fetch.GET("/v1/none" as never)).rejects.toThrow('no operation has the path "/v1/none"');
});

describe("failures behave like failures of the real client", () => {
  const failing = (fake: () => Response | Promise<Response>, options = {}) => {
    let attempts = 0;
    const api = fakeApi(
      {
        cryptocurrencyMapV1: () => {
          attempts++;
          return fake();
        },
      },
      options,
    );
    return { call: () => api.cryptocurrency.map(), attempts: () => attempts };
  };

  test("a limit per minute is retried and then throws an error with details", async () => {
    const { call, attempts } = failing(() =>
      errorResponse(1008, "Too many requests", { "X-Request-Id": "r1" }),
    );
    const error: RateLimitError = await call().then(
      () => expect.unreachable(),
      (each) => each,
    );
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ status: 429, code: 1008, message: "Too many requests", requestId: "r1" });
    expect(attempts()).toBe(3);
  });

  test("used-up credits are not retried", async () => {
    const { call, attempts } = failing(() => errorResponse(1010));
    await expect(call()).rejects.toBeInstanceOf(QuotaError);
    expect(attempts()).toBe(1);
  });

  test("a success may follow an error", async () => {
    let first = true;
    const { call } = failing(() => {
      if (!first) return Response.json({ data: [], status: {} });
      first = false;
      return errorResponse(500);
    });
    expect((await call()).data).toEqual([]);
  });

  test("Response.error() is a failed connection", async () => {
    const { call, attempts } = failing(() => Response.error(), { retries: 1 });
    await expect(call()).rejects.toBeInstanceOf(ConnectionError);
    expect(attempts()).toBe(2);
  });

  test("a pending fake times out and can be aborted", async () => {
    const never = () => new Promise<Response>(() => {});
    await expect(failing(never, { timeout: 1, retries: 0 }).call()).rejects.toBeInstanceOf(TimeoutError);
    const controller = new AbortController();
    const api = fakeApi({ cryptocurrencyMapV1: never });
    const call = api.cryptocurrency.map({}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toBe(controller.signal.reason);
  });

  test("an error of a fake function is rethrown once, unchanged", async () => {
    const fault = new Error("expected 1 to be 2");
    const { call, attempts } = failing(() => {
      throw fault;
    });
    await expect(call()).rejects.toBe(fault);
    expect(attempts()).toBe(1);
  });

  test("a fake function that returns nothing is named in the error", async () => {
    await expect(failing(() => undefined as never).call()).rejects.toThrow(
      "fakeApi: the function of cryptocurrencyMapV1 returned undefined",
    );
  });

  test("invalid arguments throw before the fake is called", async () => {
    const api = fakeApi({ cryptocurrencyQuotesLatestV3: () => expect.unreachable() });
    await expect(api.cryptocurrency.quotes.latest({} as never)).rejects.toThrow("exactly one of");
  });
});

test("a fake response can be used repeatedly", async () => {
  const api = fakeApi({ cryptocurrencyMapV1: Response.json({ data: [{ id: 7 }], status: {} }) });
  for (const limit of [1, 2]) expect((await api.cryptocurrency.map({ limit })).data).toEqual([{ id: 7 }]);
});

test("accepts middlewares and options of a client", async () => {
  let calls = 0;
  const api = fakeApi(
    { cryptocurrencyMapV1: () => [{ id: ++calls }] },
    { use: [cache()], baseUrl: "http://127.0.0.1/base" },
  );
  for (let each = 0; each < 3; each++) expect((await api.cryptocurrency.map()).data).toEqual([{ id: 1 }]);
  expect(() => fakeApi({}, { baseURL: "" } as never)).toThrow('did you mean "baseUrl"?');
});

test.each([200, 399, 600, 1999, Number.NaN])("errorResponse rejects %d", (code) => {
  expect(() => errorResponse(code)).toThrow(`${code} is neither an error_code nor an HTTP status`);
});

test("sends no requests", async () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => expect.unreachable();
  try {
    expect((await fakeApi({ cryptocurrencyMapV1: [] }).cryptocurrency.map()).data).toEqual([]);
  } finally {
    globalThis.fetch = fetch;
  }
});
