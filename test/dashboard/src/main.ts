import { countCredits } from "./api.ts";
import { coinPage, getTitle } from "./coin.ts";
import { CURRENCIES } from "./currencies.ts";
import { element } from "./dom.ts";
import { whole } from "./format.ts";
import { listingsPage } from "./listings.ts";
import { notFoundPage } from "./not-found.ts";
import type { Page } from "./page.ts";
import { firstCoin, firstListings, parseRoute, type Route, toHash } from "./route.ts";
import { offersScenarios, scenarios } from "./scenarios.ts";
import { createSearch } from "./search.ts";
import { createThemeChoice } from "./theme.ts";

const main = document.querySelector("#main") as HTMLElement;
const credits = document.querySelector("#credits") as HTMLOutputElement;
const controls = document.querySelector("#controls") as HTMLElement;
const home = document.querySelector(".home") as HTMLAnchorElement;

const getRoute = () => parseRoute(location.hash);
// The order of coins does not depend on the currency, so the page number stays.
const currency = choice(
  "Currency",
  CURRENCIES.map(([symbol, name]) => [symbol, `${symbol} – ${name}`]),
  (value) => go({ ...getRoute(), currency: value }),
);
const scenario = choice(
  "Scenario",
  [["", "No scenario"], ...scenarios.map((name) => [name, name] as const)],
  (value) => go({ ...getRoute(), scenario: value === "" ? undefined : value }),
);

const always = () => {
  credits.textContent = whole(countCredits());
  // Only the mock has scenarios.
  scenario.element.hidden = !offersScenarios() && getRoute().scenario === undefined;
};
const PAGES: Record<Route["page"], () => Page<never>> = {
  listings: () => listingsPage(go, always),
  coin: () => coinPage(go, always),
  "not-found": () => notFoundPage(),
};

let kind: string | undefined;
let page: Page<never> | undefined;

controls.append(
  createSearch(getRoute, ({ id }) => go(firstCoin(id, getRoute())), always),
  scenario.element,
  currency.element,
  createThemeChoice(),
);
addEventListener("hashchange", show);
document.querySelector(".skip")?.addEventListener("click", (event) => {
  // Here the hash is the route, not an anchor.
  event.preventDefault();
  main.focus();
});
show();

function go(route: Route): void {
  location.hash = toHash(route);
}

/** Shows the page of the current route. */
function show(): void {
  const route = getRoute();
  const first = page === undefined;
  // A new coin needs a new page, so no values of the previous coin stay visible.
  const wanted = route.page === "coin" ? `coin ${route.id}` : route.page;
  if (wanted !== kind) {
    page?.stop();
    page = PAGES[route.page]();
    kind = wanted;
    main.replaceChildren(page.element);
    scrollTo(0, 0);
    if (!first) page.element.querySelector("h1")?.focus();
  }
  home.href = toHash(firstListings(route));
  currency.update(route.currency);
  scenario.update(route.scenario ?? "");
  always();
  page?.update(route as never);
  if (page !== undefined) document.title = getTitle(page);
}

/** A select list in the page header. */
function choice(
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  choose: (value: string) => void,
) {
  const add = ([value, text]: readonly [string, string]) => select.append(element("option", { value }, text));
  const select = element("select", { id: label.toLowerCase() });
  for (const option of options) add(option);
  select.addEventListener("change", () => choose(select.value));
  return {
    element: element("label", { class: "choice-of" }, element("span", { class: "word" }, label), select),
    /** Selects a value, and adds a value that is not in the list. */
    update(value: string) {
      if (![...select.options].some((option) => option.value === value)) add([value, value]);
      select.value = value;
    },
  };
}
