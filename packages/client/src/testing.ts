import { creditHeader, errorCodes } from "./generated/contract.ts";
import { bareLists, type FakeOperations } from "./generated/fakes.ts";
import { type OperationId, operations } from "./generated/tree.ts";
import { type ClientOptions, createMarketData, estimateCredits, type MarketData } from "./index.ts";
import { markMiddleware } from "./middlewares.ts";
import { deriveOperationId } from "./operation-id.ts";

export type { Fake, FakeResponse, SentParameters, Sparse } from "./fake.ts";
export type { FakeOperations } from "./generated/fakes.ts";

/** The options of `fakeApi`: every option of a client except `fetch`, all optional. */
export type FakeOptions = Partial<Omit<ClientOptions, "fetch">>;

type AnyFake = object | ((parameters: Record<string, string>, request: Request) => unknown);

const routes = operations.map(({ path }) => ({
  path,
  id: deriveOperationId(path) as OperationId,
  // The base URL may have a path.
  pattern: new RegExp(`${path.replace(/{(\w+)}/g, "(?<$1>[^/]+)")}$`),
}));

/**
 * Creates a client for tests that returns your data and sends no requests:
 * `fakeApi({ cryptocurrencyMapV1: [{ id: 1, name: "Bitcoin" }] })`.
 *
 * Parameter checks, errors, retries and middlewares work as usual. Retries do not wait, except for a `Retry-After`.
 * `estimateCredits` determines the credits. `Response.error()` simulates a failed connection. A call of an operation
 * without a fake throws a `TypeError`.
 * @throws TypeError for an unknown operation or an invalid option.
 */
export function fakeApi(fakes: FakeOperations = {}, options: FakeOptions = {}): MarketData {
  for (const name of Object.keys(fakes)) checkOperation(name);
  /** Errors of fakes, to distinguish them from connection errors. */
  const thrown = new WeakSet<object>();
  const fetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await respond(fakes, new Request(url, init)).catch((error: unknown) => {
      thrown.add(Object(error));
      throw error;
    });
    if (response.type === "error") throw new TypeError("fetch failed");
    return response;
  };
  const rethrow = markMiddleware((_context, next) =>
    next().catch((error: unknown) => {
      const { cause } = Object(error);
      throw thrown.has(cause) ? cause : error;
    }),
  );
  const use = [...(options.use ?? []), rethrow];
  return createMarketData({
    baseUrl: "https://api.example.com",
    apiKey: "key-of-fakeApi",
    backOff: 0,
    ...options,
    use,
    fetch,
  });
}

/** @throws TypeError for an unknown operation. The message suggests existing versions. */
function checkOperation(name: string): void {
  const ids = routes.map(({ id }) => id);
  if ((ids as string[]).includes(name)) return;
  const similar = ids.filter((id) => id.startsWith(name.replace(/V\d+$/, "")));
  const advice = similar.length
    ? `did you mean "${similar.join('" or "')}"?`
    : "use an operationId, such as cryptocurrencyMapV1";
  throw new TypeError(`fakeApi: unknown operation "${name}"; ${advice}`);
}

async function respond(fakes: FakeOperations, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const route = routes.find(({ pattern }) => pattern.test(pathname));
  if (!route) throw new TypeError(`fakeApi: no operation has the path "${pathname}"`);
  const { id, path, pattern } = route;
  const fake = fakes[id] as AnyFake | undefined;
  if (fake === undefined) {
    const advice = `add data or a function: fakeApi({ ${id}: (parameters) => data })`;
    throw new TypeError(`fakeApi: no fake for ${id} (GET ${path}); ${advice}`);
  }
  const parameters = { ...Object.fromEntries(searchParams), ...pattern.exec(pathname)?.groups };
  const given = typeof fake === "function" ? await fake(parameters, request) : fake;
  if (given === undefined) throw new TypeError(`fakeApi: the function of ${id} returned undefined`);
  if (given instanceof Response) return given.clone();
  const credits = estimateCredits(id, parameters);
  const body = bareLists.includes(id) ? given : { data: given, status: createStatus(0, null, credits) };
  return Response.json(body, { headers: { [creditHeader]: `${credits}` } });
}

/**
 * Creates an error response: `errorResponse(1008)` reports an exceeded limit per minute.
 * @param code An `error_code` of the contract, or an HTTP status from 400 to 599.
 * @throws TypeError for an invalid code.
 */
export function errorResponse(
  code: number,
  message = `Error ${code}`,
  headers: Record<string, string> = {},
): Response {
  const [status] = errorCodes[code] ?? [code];
  if (!(status >= 400 && status < 600))
    throw new TypeError(`errorResponse: ${code} is neither an error_code nor an HTTP status from 400 to 599`);
  return Response.json({ status: createStatus(code, message, 0) }, { status, headers });
}

function createStatus(code: number, message: string | null, credits: number): object {
  const timestamp = new Date().toISOString();
  return {
    timestamp,
    error_code: code,
    error_message: message,
    elapsed: 0,
    credit_count: credits,
    notice: null,
  };
}
