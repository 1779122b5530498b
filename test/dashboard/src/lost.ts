import { element } from "./dom.ts";
import type { Page } from "./page.ts";
import { firstListings, type LostRoute, toHash } from "./route.ts";

/** What an address shows that leads nowhere. */
export function lostPage(): Page<LostRoute> {
  const back = element("a", {}, "To all coins");
  return {
    element: element(
      "div",
      {},
      element("h1", { tabindex: -1 }, "Nothing here"),
      element("p", {}, "This address leads nowhere. "),
      element("p", {}, back),
    ),
    title: () => "Nothing here",
    update: (route) => {
      back.href = toHash(firstListings(route));
    },
    stop: () => undefined,
  };
}
