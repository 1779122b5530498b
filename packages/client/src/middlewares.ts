import type { Middleware } from "./request-context.ts";

/** Marks the middlewares of this package, also those of its other copy, as an ES module or CommonJS. */
const mark = Symbol.for("@market-data/client.middleware");

/**
 * Marks a middleware that adds nothing to a request.
 * @param first The warning of a middleware that must know all headers, where a middleware after it may add some.
 */
export function markMiddleware<Kind extends Middleware>(middleware: Kind, first = ""): Kind {
  return Object.assign(middleware, { [mark]: first });
}

/** Whether a middleware is none of this package, and so may add headers. */
export const isForeign = (middleware: Middleware): boolean => !(mark in middleware);

/**
 * Leaves out a cache before a middleware that may add headers: the cache cannot know the headers of a request.
 * @throws TypeError for a value that is not a list of functions.
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
