import {
  BadRequestError,
  ConnectionError,
  ForbiddenError,
  MarketDataError,
  NotFoundError,
  QuotaError,
  RateLimitError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  UnreadableBodyError,
} from "@market-data/client";
import { expect, test } from "vitest";
import { bad, good, type Reply } from "../../src/behaviour/index.ts";
import { withServer } from "./with-server.ts";

const html: Reply = (response) =>
  void response.writeHead(503, { "Content-Type": "text/html" }).end("<h1>Down</h1>");

test.each([
  ["400", 400, 400, BadRequestError, false],
  ["401 for an unknown key", 401, 1001, UnauthorizedError, false],
  ["401 for a missing key", 401, 1002, UnauthorizedError, false],
  ["403", 403, 403, ForbiddenError, false],
  ["403 for a plan", 403, 1006, ForbiddenError, false],
  ["404", 404, 404, NotFoundError, false],
  ["408, a temporary error", 408, 408, MarketDataError, true],
  ["429 without a specific error code", 429, 429, RateLimitError, true],
  ["429 for the limit per minute", 429, 1008, RateLimitError, true],
  ["429 for the limit per address", 429, 1011, RateLimitError, true],
  ["429 by the day", 429, 1009, QuotaError, false],
  ["429 by the month", 429, 1010, QuotaError, false],
  ["500", 500, 500, ServerError, true],
  ["503", 503, 503, ServerError, true],
])("%s", async (_, status, code, Class, retryable) => {
  const headers = { "X-Request-Id": "r-1", "X-SVC-Credit-Count": "0", "Retry-After": "7" };
  await withServer(
    (response) => bad(response, status, code, headers, "Not today."),
    async (api, { url }) => {
      const error = await api.cryptocurrency.map({ limit: 1 }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(MarketDataError);
      expect((error as Error).constructor).toBe(Class);
      expect(error).toMatchObject({
        name: Class.prototype.name,
        message: "Not today. (retry after 7 s)",
        status,
        code,
        operation: "cryptocurrencyMapV1",
        credits: 0,
        requestId: "r-1",
        url: `${url}/v1/cryptocurrency/map?limit=1`,
        retryAfter: 7000,
        retryable,
      });
    },
    { retries: 0 },
  );
});

test("an HTML error page of a proxy has the class of its status", async () => {
  await withServer(
    html,
    async (api) => {
      await expect(api.cryptocurrency.map()).rejects.toThrow(ServerError);
      await expect(api.cryptocurrency.map()).rejects.toMatchObject({
        message: "HTTP 503",
        status: 503,
        code: undefined,
      });
    },
    { retries: 0 },
  );
});

test("an error_code takes precedence over a status changed by a proxy", async () => {
  await withServer(
    (response) => bad(response, 400, 1010),
    async (api) => expect(api.cryptocurrency.map()).rejects.toThrow(QuotaError),
  );
});

test("a broken connection", async () => {
  await withServer(
    (response) => void response.socket?.resetAndDestroy(),
    async (api) => {
      const error = await api.cryptocurrency.map().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({
        operation: "cryptocurrencyMapV1",
        cause: expect.any(Error),
      });
      expect((error as Error).message).toMatch(/other side closed|ECONNRESET/);
    },
    { retries: 0 },
  );
});

test("a timeout", async () => {
  await withServer(
    () => {},
    async (api) => {
      const error = await api.cryptocurrency.map({}, { timeout: 50 }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(TimeoutError);
      expect(error).toMatchObject({
        operation: "cryptocurrencyMapV1",
        message: "No complete response within 50 ms",
      });
    },
  );
});

test("an unreadable body", async () => {
  await withServer(
    (response) =>
      void response.writeHead(200, { "Content-Type": "text/html", "X-Request-Id": "r-2" }).end("<h1>"),
    async (api) => {
      const error = await api.cryptocurrency.map().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UnreadableBodyError);
      expect(error).toMatchObject({ operation: "cryptocurrencyMapV1", status: 200, requestId: "r-2" });
      expect((error as Error).message).toContain("text/html");
    },
  );
});

test("the error of a redirect names the other host and is not retried", async () => {
  await withServer(
    (response) => void response.writeHead(302, { Location: "https://elsewhere.example/v1?a=b" }).end(),
    async (api, { requests }) => {
      await expect(api.cryptocurrency.map()).rejects.toThrow(ConnectionError);
      await expect(api.cryptocurrency.map()).rejects.toThrow("Redirect to elsewhere.example not followed");
      expect(requests).toHaveLength(2);
    },
  );
});

test("a redirect on the same host is followed with the key", async () => {
  await withServer(
    (response, _, request) => {
      if (request.url?.startsWith("/moved")) return good(response);
      response.writeHead(308, { Location: `/moved${request.url}` }).end();
    },
    async (api, { requests }) => {
      await api.cryptocurrency.map();
      expect(requests.map(({ headers }) => headers["x-svc_pro_api_key"])).toEqual([
        expect.any(String),
        expect.any(String),
      ]);
    },
  );
});

test("the path-level client returns an error response like openapi-fetch and rejects without a response", async () => {
  await withServer(
    (response) => bad(response, 400),
    async ({ fetch }) => {
      const { error, response } = await fetch.GET("/v1/cryptocurrency/map");
      expect([response.status, error?.status.error_code]).toEqual([400, 400]);
    },
  );
  await withServer(
    () => {},
    async ({ fetch }) =>
      expect(fetch.GET("/v1/cryptocurrency/map", { timeout: 30 })).rejects.toThrow(TimeoutError),
  );
});
