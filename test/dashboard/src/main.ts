import { client } from "./api.ts";
import { coinPage, getTitle } from "./coin.ts";
import { CURRENCIES } from "./currencies.ts";
import { element } from "./dom.ts";
import { whole } from "./format.ts";
import { listingsPage } from "./listings.ts";
import { lostPage } from "./lost.ts";
import type { Page } from "./page.ts";
import { firstListings, parseRoute, type Route, toHash } from "./route.ts";

const main = document.querySelector("#main") as HTMLElement;
const credits = document.querySelector("#credits") as HTMLOutputElement;
const currency = document.querySelector("#currency") as HTMLSelectElement;
const home = document.querySelector(".home") as HTMLAnchorElement;

currency.append(...CURRENCIES.map(([symbol, name]) => option(symbol, `${symbol} – ${name}`)));
currency.addEventListener("change", () => {
  const route = parseRoute(location.hash);
  // The order of prices is the same in every currency, and so is the place in the list.
  go({ ...route, currency: currency.value });
});

const always = () => {
  credits.textContent = whole(client.usage.total);
};
const PAGES: Record<Route["page"], () => Page<never>> = {
  listings: () => listingsPage(go, always),
  coin: () => coinPage(go, always),
  lost: () => lostPage(),
};

let kind: string | undefined;
let page: Page<never> | undefined;

addEventListener("hashchange", show);
document.querySelector(".skip")?.addEventListener("click", (event) => {
  // The hash is the address here, and no place on the page.
  event.preventDefault();
  main.focus();
});
show();

function go(route: Route): void {
  location.hash = toHash(route);
}

/** Shows what the address asks for. */
function show(): void {
  const route = parseRoute(location.hash);
  const first = page === undefined;
  // Another coin is another page: nothing of the last one may be taken for it.
  const wanted = route.page === "coin" ? `coin ${route.id}` : route.page;
  if (wanted !== kind) {
    page?.stop();
    page = PAGES[route.page]();
    kind = wanted;
    main.replaceChildren(page.element);
    scrollTo(0, 0);
    if (!first) page.element.querySelector("h1")?.focus();
  }
  home.href = toHash(firstListings(route.currency));
  choose(route.currency);
  page?.update(route as never);
  if (page !== undefined) document.title = getTitle(page);
}

function choose(symbol: string): void {
  const known = [...currency.options].some(({ value }) => value === symbol);
  if (!known) currency.append(option(symbol, symbol));
  currency.value = symbol;
}

function option(value: string, label: string): HTMLOptionElement {
  return element("option", { value }, label);
}
