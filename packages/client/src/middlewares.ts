import type { Middleware } from "./request-context.ts";

/** Marks the middlewares of this package, also those of its other copy, as an ES module or CommonJS. */
const mark = Symbol.for("@market-data/client.middleware");

/** Marks a middleware that adds nothing to a request: a cache, or another one. */
export function markMiddleware<Kind extends Middleware>(middleware: Kind, isCache = false): Kind {
  return Object.assign(middleware, { [mark]: isCache });
}

/** Whether a middleware may make requests different that were the same before it. */
export const isForeign = (middleware: Middleware): boolean => !(mark in middleware);

/** A cache before a middleware that may add headers cannot know what a request is, and is left out. */
export function dropUnsafeCaches(use: readonly Middleware[]): readonly Middleware[] {
  const isCache = (middleware: Middleware) => (middleware as { [mark]?: boolean })[mark];
  return use.filter((each, index) => !(isCache(each) && use.slice(index + 1).some(isForeign)));
}
