import { element } from "./dom.ts";
import type { Page } from "./page.ts";
import { firstListings, type NotFoundRoute, toHash } from "./route.ts";

/** The page for an unknown route. */
export function notFoundPage(): Page<NotFoundRoute> {
  const back = element("a", {}, "Go to all coins");
  return {
    element: element(
      "div",
      {},
      element("h1", { tabindex: -1 }, "Page not found"),
      element("p", {}, "This page does not exist."),
      element("p", {}, back),
    ),
    title: () => "Page not found",
    update: (route) => {
      back.href = toHash(firstListings(route));
    },
    stop: () => undefined,
  };
}
