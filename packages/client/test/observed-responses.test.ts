import { describe, expect, test } from "vitest";
import { cache } from "../src/cache.ts";
import type { AttemptResult, Middleware } from "../src/index.ts";
import { good, stubbed } from "./support/stub.ts";

const body = { data: [1], status: {} };
const text = JSON.stringify(body);

/** The ways to read a response as text. */
const readers: [string, (response: Response) => Promise<string>][] = [
  ["text()", (response) => response.text()],
  ["json()", async (response) => JSON.stringify(await response.json())],
  ["arrayBuffer()", async (response) => new TextDecoder().decode(await response.arrayBuffer())],
  ["blob()", async (response) => (await response.blob()).text()],
  ["clone()", (response) => response.clone().text()],
  ["clone() of a clone()", (response) => response.clone().clone().text()],
  ["new Response(response.body, response)", (response) => new Response(response.body, response).text()],
  [
    "its stream",
    async (response) => {
      let read = "";
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
        read += Buffer.from(chunk);
      return read;
    },
  ],
];

/** The places where an application sees a response. Each calls a function with the response. */
const places: [string, (see: (response: Response) => Promise<void>) => object][] = [
  [
    "the hook after",
    (see) => ({ hooks: { after: ({ response }: AttemptResult) => see(response as Response) } }),
  ],
  [
    "a middleware",
    (see) => ({
      use: [
        (async (_, next) => {
          const response = await next();
          await see(response);
          return response;
        }) as Middleware,
      ],
    }),
  ],
  [
    "a middleware around a cache",
    (see) => ({
      use: [
        (async (_, next) => {
          const response = await next();
          await see(response);
          return response;
        }) as Middleware,
        cache(),
      ],
    }),
  ],
  [
    "a middleware around a middleware with its own response",
    (see) => ({
      use: [
        (async (_, next) => {
          const response = await next();
          await see(response);
          return response;
        }) as Middleware,
        async () => good({ "X-SVC-Credit-Count": "2" }, [1]),
      ],
    }),
  ],
];

describe.each(places)("%s gets a real response", (_, observe) => {
  test.each(readers)("whose body can be read by %s repeatedly and after other reads", async (_, read) => {
    let seen = 0;
    const { api } = stubbed(
      () => good({}, [1]),
      observe(async (response) => {
        expect(response).toBeInstanceOf(Response);
        expect([response.status, response.ok, response.headers.get("X-SVC-Credit-Count")]).toEqual([
          200,
          true,
          "2",
        ]);
        expect([await read(response), await read(response)]).toEqual([text, text]);
        for (const [, other] of readers) expect(await other(response)).toBe(text);
        seen++;
      }),
    );
    expect(await api.cryptocurrency.map()).toEqual(body);
    expect((await api.fetch.GET("/v1/cryptocurrency/map", { headers: { "X-Other": "1" } })).data).toEqual(
      body,
    );
    expect(seen).toBe(2);
  });

  test.each([204, 304, 404, 500, 599])("for status %i", async (status) => {
    const seen: unknown[] = [];
    const { api } = stubbed(() => new Response(status < 400 && status > 200 ? null : "{}", { status }), {
      retries: 0,
      ...observe(async (response) => void seen.push([response.status, response.ok, await response.text()])),
    });
    await api.cryptocurrency.map().catch(() => {});
    const isOwn = seen[0]?.toString().startsWith("200");
    if (!isOwn) expect(seen).toEqual([[status, status === 204, status < 400 && status > 200 ? "" : "{}"]]);
  });
});

test("withResponse and api.fetch return a real, unread response", async () => {
  for (const [, read] of readers) {
    const { api } = stubbed(() => good({}, [1]));
    const { response } = await api.cryptocurrency.map().withResponse();
    expect(await read(response)).toBe(text);
    const byPath = await api.fetch.GET("/v1/cryptocurrency/map");
    expect(byPath.response).toBeInstanceOf(Response);
    expect(byPath.response).toBe(byPath.response);
    expect(byPath.response.url).toBe("http://127.0.0.1/base/v1/cryptocurrency/map");
    expect(await read(byPath.response)).toBe(text);
  }
});

test("middlewares of openapi-fetch get a real request and a real response", async () => {
  const { api, sent } = stubbed(() => good({}, [1]));
  const seen: unknown[] = [];
  const middleware = {
    onRequest: ({ request }: { request: Request }) => {
      seen.push(request instanceof Request);
      request.headers.set("X-Tenant", "a");
      return request;
    },
    onResponse: ({ response }: { response: Response }) => {
      seen.push(response instanceof Response);
      return new Response(response.body, response);
    },
  };
  expect((await api.fetch.GET("/v1/cryptocurrency/map", { middleware: [middleware] } as never)).data).toEqual(
    body,
  );
  api.fetch.use(middleware);
  expect((await api.fetch.GET("/v1/cryptocurrency/map")).data).toEqual(body);
  expect(seen).toEqual([true, true, true, true]);
  expect(sent.map(({ headers }) => headers.get("X-Tenant"))).toEqual(["a", "a"]);
});

test("the call returns the response as changed by a middleware", async () => {
  const add: Middleware = async (_, next) => {
    const response = await next();
    response.headers.set("X-SVC-Credit-Count", "9");
    return response;
  };
  const replace: Middleware = async (_, next) => {
    const { headers } = await next();
    return Response.json({ data: ["replaced"], status: {} }, { headers });
  };
  const { api } = stubbed(() => good(), { use: [add, replace] });
  const { data, headers } = await api.cryptocurrency.map().withResponse();
  expect([data.data, headers.creditCount, api.usage.total]).toEqual([["replaced"], 9, 9]);
});

test("hooks wrap the middlewares: one pair per attempt, including cached responses", async () => {
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  const middleware: Middleware = (_, next) => {
    order.push("middleware");
    return next();
  };
  const { api } = stubbed((number) => (number === 1 ? new Response("", { status: 503 }) : good()), {
    hooks: { before: note("before"), after: note("after"), retry: note("retry") },
    use: [middleware, cache()],
    backOff: 0,
  });
  await api.cryptocurrency.map();
  await api.cryptocurrency.map();
  const attempt = ["before", "middleware", "after"];
  expect(order).toEqual([...attempt, "retry", ...attempt, ...attempt]);
});
