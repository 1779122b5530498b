import { describe } from "./errors.ts";
import { keyHeader } from "./generated/contract.ts";
import { type Received, toReadable } from "./received.ts";
import type { Hooks, Middleware, RequestContext } from "./request-context.ts";

/** The hooks and middlewares of a client. */
export interface Observers {
  readonly hooks?: Hooks | undefined;
  readonly use: readonly Middleware[];
  readonly warn: false | ((message: string) => void);
}

/** Calls a hook. A hook that fails does not fail the request. */
export async function runHook(
  { hooks, warn }: Observers,
  name: keyof Hooks,
  context: RequestContext,
  more?: object,
): Promise<void> {
  try {
    await hooks?.[name]?.({ ...context, ...more } as never);
  } catch (error) {
    if (warn) warn(`The hook "${name}" failed: ${describe(error)}`);
  }
}

/** Runs one attempt within its hooks and middlewares. */
export async function observe(
  observers: Observers,
  context: RequestContext,
  send: () => Promise<Received>,
  read: (response: Response) => Promise<Received>,
): Promise<Received> {
  /** Responses whose body may be read any number of times. */
  const readable = new WeakMap<Response, Received>();
  const toKnown = (received: Received) => {
    const response = toReadable(received);
    readable.set(response, received);
    return response;
  };
  const start = Date.now();
  await runHook(observers, "before", context);
  let next = async () => {
    checkHeaders(context);
    return toKnown(await send());
  };
  for (const middleware of [...observers.use].reverse()) {
    const inner = next;
    next = async () => {
      checkHeaders(context);
      const response = await middleware(context, inner);
      return readable.has(response) ? response : toKnown(await read(response));
    };
  }
  let response: Response | undefined;
  let error: unknown;
  try {
    response = await next();
    // A middleware may have changed its headers.
    return { ...(readable.get(response) as Received), headers: response.headers, key: undefined };
  } catch (thrown) {
    error = thrown;
    throw thrown;
  } finally {
    await runHook(observers, "after", context, { response, error, milliseconds: Date.now() - start });
  }
}

/** @throws TypeError where a hook or middleware has set the key: caches, limits and shared requests would not know it. */
function checkHeaders({ request }: RequestContext): void {
  if (!request.headers.has(keyHeader)) return;
  throw new TypeError(
    `A hook or middleware set "${keyHeader}": use "apiKey" instead, which may be a function that returns the key of a call`,
  );
}
