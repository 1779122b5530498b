import { creditHeader, errorCodes } from "./generated/contract.ts";
import { bareLists, type FakeOperations } from "./generated/fakes.ts";
import { type OperationId, operations } from "./generated/tree.ts";
import { type ClientOptions, createMarketData, estimateCredits, type MarketData } from "./index.ts";
import { markMiddleware } from "./middlewares.ts";
import { deriveOperationId } from "./operation-id.ts";

export type { FakeOperations } from "./generated/fakes.ts";

/** Data of which any part may be left out. */
export type Sparse<Data> = Data extends readonly (infer Item)[]
  ? readonly Sparse<Item>[]
  : Data extends object
    ? { readonly [Name in keyof Data]?: Sparse<Data[Name]> | undefined }
    : Data;

/** What an operation responds: its data, without `status`; or a whole response, such as an error. */
export type FakeResponse<Result> =
  | Sparse<Result extends readonly unknown[] ? Result : Result extends { data: infer Data } ? Data : never>
  | Response;

/** The parameters as they were sent: texts, lists separated by commas. */
export type SentParameters<Input> = { readonly [Name in keyof Input]?: string };

/** The response of an operation, or a function of the request that returns it. What the function throws, the call throws. */
export type Fake<Input, Result> =
  | FakeResponse<Result>
  | ((
      parameters: SentParameters<Input>,
      request: Request,
    ) => FakeResponse<Result> | Promise<FakeResponse<Result>>);

/** The options of a client, of which none is required. */
export type FakeOptions = Partial<Omit<ClientOptions, "fetch">>;

type AnyFake = object | ((parameters: Record<string, string>, request: Request) => unknown);

const routes = operations.map(({ path }) => ({
  path,
  id: deriveOperationId(path) as OperationId,
  // The base URL may have a path.
  pattern: new RegExp(`${path.replace(/{(\w+)}/g, "(?<$1>[^/]+)")}$`),
}));

/**
 * Creates a client for tests, which responds with the given data and sends nothing. All else is real: checked parameters,
 * errors, retries (without waits, unless a response requests one), middlewares, and credits, by `estimateCredits`.
 *
 * A call of an operation that is not given throws a `TypeError` that names it. `Response.error()` is a failed connection.
 * @throws TypeError for an unknown operation or an invalid option.
 */
export function fakeApi(fakes: FakeOperations = {}, options: FakeOptions = {}): MarketData {
  for (const name of Object.keys(fakes)) checkOperation(name);
  /** Errors that fakes threw: not those of a connection. */
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

/** @throws TypeError naming an operation that does not exist, with its other versions. */
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
    const advice = `give its data or a function: fakeApi({ ${id}: (parameters) => data })`;
    throw new TypeError(`fakeApi: ${id} (GET ${path}) was requested and is not given; ${advice}`);
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
 * A response with an error of the contract: `errorResponse(1008)` is that of a reached limit of the minute.
 * @param code An `error_code`, or an HTTP status.
 * @throws TypeError for another number.
 */
export function errorResponse(
  code: number,
  message = `Error ${code}`,
  headers: Record<string, string> = {},
): Response {
  const [status] = errorCodes[code] ?? [code];
  if (!(status >= 400 && status < 600))
    throw new TypeError(`errorResponse: ${code} is not the code of an error`);
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
