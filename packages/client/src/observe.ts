import { describe } from "./errors.ts";
import { keyHeader } from "./generated/contract.ts";
import { type Received, toResponse } from "./received.ts";
import type { Hooks, Middleware, RequestContext } from "./request-context.ts";

/** The hooks and middlewares of a client, and the receiver of warnings. */
export interface Observers {
  readonly hooks?: Hooks | undefined;
  readonly use: readonly Middleware[];
  readonly warn: ((message: string) => void) | undefined;
}

/** Calls a hook. An error of the hook is reported to `warn` and does not fail the request. */
export async function runHook({ hooks, warn }: Observers, name: keyof Hooks, details: object): Promise<void> {
  try {
    await hooks?.[name]?.(details as never);
  } catch (error) {
    warn?.(`The hook "${name}" failed: ${describe(error)}`);
  }
}

/** Wraps one attempt with the hooks `before` and `after` and the middlewares. */
export async function observe(
  observers: Observers,
  context: RequestContext,
  send: () => Promise<Received>,
  read: (response: Response) => Promise<Received>,
): Promise<Received> {
  const start = Date.now();
  const result: { response?: Response; error?: unknown } = {};
  await runHook(observers, "before", context);
  let next = async () => toResponse(await send());
  for (const middleware of [...observers.use, next].reverse()) {
    const inner = next;
    next = async () => {
      // Caches, limits and shared requests use the key of the option `apiKey`.
      if (context.request.headers.has(keyHeader)) {
        throw new TypeError(
          `A hook or middleware set "${keyHeader}": use the option "apiKey" (may be a function)`,
        );
      }
      return toResponse(await read(await middleware(context, inner)));
    };
  }
  try {
    result.response = await next();
    return await read(result.response);
  } catch (error) {
    result.error = error;
    throw error;
  } finally {
    await runHook(observers, "after", { ...context, ...result, milliseconds: Date.now() - start });
  }
}
