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

/** A cache before a middleware that may add headers cannot know what a request is, and is left out. */
export function dropUnsafeCaches(
  use: readonly Middleware[] = [],
  warn: ((message: string) => void) | undefined,
): readonly Middleware[] {
  return use.filter((middleware, index) => {
    const warning = (middleware as { [mark]?: string })[mark];
    if (!warning || !use.slice(index + 1).some(isForeign)) return true;
    warn?.(warning);
    return false;
  });
}
