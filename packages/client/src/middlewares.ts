import type { Middleware } from "./request-context.ts";

/** The symbol on middlewares of this package. The ES module and the CommonJS build share the symbol. */
const mark = Symbol.for("@market-data/client.middleware");

/**
 * Marks a middleware that adds no headers to a request.
 * @param warning The warning if a custom middleware follows, for a middleware that must see all headers.
 */
export function markMiddleware<Kind extends Middleware>(middleware: Kind, warning = ""): Kind {
  return Object.assign(middleware, { [mark]: warning });
}

/** Whether a middleware is custom and may therefore add headers. */
export const isForeign = (middleware: Middleware): boolean => !(mark in middleware);

/**
 * Removes a cache in front of a custom middleware, because the cache key must contain all headers.
 * @throws TypeError if `use` is not a list of functions.
 */
export function dropUnsafeCaches(
  use: readonly Middleware[] = [],
  warn: ((message: string) => void) | undefined,
): readonly Middleware[] {
  if (!Array.isArray(use) || use.some((each) => typeof each !== "function"))
    throw new TypeError('"use" must be a list of middlewares, such as [cache()]');
  return use.filter((middleware, index) => {
    const warning = (middleware as { [mark]?: string })[mark];
    if (!warning || !use.slice(index + 1).some(isForeign)) return true;
    warn?.(warning);
    return false;
  });
}
