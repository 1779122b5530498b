import { quoteOf } from "@market-data/client";
import { type Listing, type ListingsPage, listings } from "./api.ts";
import { COLUMNS, type Column, SORTS } from "./columns.ts";
import { button, element } from "./dom.ts";
import { amountFigure, changeFigure, countFigure, priceFigure } from "./figures.ts";
import { DASH, whole } from "./format.ts";
import { Loader, type Notice } from "./loader.ts";
import type { Page } from "./page.ts";
import { type ListingsRoute, PAGE_SIZES, toHash } from "./route.ts";

/** The table of all coins, a page at a time. Its parts stay while their content changes, and so does the focus. */
export function listingsPage(go: (route: ListingsRoute) => void, always: () => void): Page<ListingsRoute> {
  let route: ListingsRoute;
  const rows = element("tbody");
  const heads = COLUMNS.map((column) => headCell(column, () => go(sorted(route, column))));
  const table = element(
    "table",
    { class: "listings" },
    element("caption", { class: "for-readers" }, "Coins with their latest prices"),
    element("thead", {}, element("tr", {}, ...heads)),
    rows,
  );
  const scroller = element("div", {
    class: "content scroller",
    role: "region",
    tabindex: 0,
    "aria-label": "Table of coins, scrolls to the side",
  });
  scroller.append(table);
  const section = element("section", { class: "panel" }, scroller);
  const loader = new Loader<ListingsPage>(section, always);
  const pager = createPager((change) => go({ ...route, ...change }));

  return {
    element: element("div", {}, element("h1", { tabindex: -1 }, "Coins"), section, pager.element),
    title: () => (route.number === 1 ? "Coins" : `Coins, page ${route.number}`),
    update(next) {
      route = next;
      for (const [index, head] of heads.entries()) markSort(head, COLUMNS[index] as Column, route);
      pager.update(route, false);
      // Where nothing is there yet, lines without text show where it will be.
      if (rows.children.length === 0) rows.append(...skeleton());
      void loader.run({
        what: "the coins",
        ask: (signal) => listings(next, signal),
        show({ coins, hasMore }) {
          rows.replaceChildren(...coins.map((coin) => row(coin, next)));
          scroller.scrollTop = 0;
          pager.update(next, hasMore);
          return coins.length === 0 ? nothing(next) : undefined;
        },
      });
    },
    stop: () => loader.stop(),
  };
}

function nothing({ number }: ListingsRoute): Notice {
  if (number === 1) return { title: "No coins", text: "The service knows no coin that could be listed." };
  return { title: "No more coins", text: "The list ends before this page. Go back to the previous one." };
}

/** The order after a click: the other direction, where it was by this column already. */
function sorted(route: ListingsRoute, { sort }: Column): ListingsRoute {
  if (sort === undefined) return route;
  const turned = route.direction === "asc" ? "desc" : "asc";
  return { ...route, number: 1, sort, direction: sort === route.sort ? turned : SORTS[sort] };
}

function headCell({ label, sort, kind }: Column, act: () => void): HTMLTableCellElement {
  const content = sort === undefined ? label : button(label, act, { class: "sort" });
  return element("th", { scope: "col", class: label === "Rank" ? `${kind} rank` : kind }, content);
}

function markSort(head: HTMLElement, { sort }: Column, route: ListingsRoute): void {
  if (sort !== route.sort) head.removeAttribute("aria-sort");
  else head.setAttribute("aria-sort", route.direction === "asc" ? "ascending" : "descending");
}

function row(coin: Listing, { currency }: ListingsRoute): HTMLTableRowElement {
  const quote = quoteOf(coin, currency);
  const link = element(
    "a",
    { href: toHash({ page: "coin", id: coin.id, range: "30d", currency }) },
    coin.name,
  );
  const name = element("th", { scope: "row", class: "text" }, link, " ");
  name.append(element("span", { class: "symbol" }, coin.symbol));
  name.title = `${coin.name} (${coin.symbol})`;
  const figures = [
    priceFigure(quote?.price, currency),
    changeFigure(quote?.percent_change_1h),
    changeFigure(quote?.percent_change_24h),
    changeFigure(quote?.percent_change_7d),
    amountFigure(quote?.market_cap, currency),
    amountFigure(quote?.volume_24h, currency),
    countFigure(coin.circulating_supply),
  ];
  const rank = coin.svc_rank === undefined ? DASH : whole(coin.svc_rank);
  const cells = figures.map((figure) => element("td", { class: "figure" }, figure));
  return element("tr", {}, element("td", { class: "figure rank" }, rank), name, ...cells);
}

function skeleton(): HTMLElement[] {
  return Array.from({ length: 8 }, () =>
    element(
      "tr",
      { class: "skeleton", "aria-hidden": "true" },
      ...COLUMNS.map(({ label }) => element("td", { class: label === "Rank" && "rank" }, element("span"))),
    ),
  );
}

function createPager(change: (part: Partial<ListingsRoute>) => void) {
  let current = 1;
  const previous = button("Previous", () => turn(previous, current - 1));
  const next = button("Next", () => turn(next, current + 1));
  const turn = (control: HTMLButtonElement, number: number) => {
    if (control.getAttribute("aria-disabled") !== "true") change({ number });
  };
  const place = element("span", { class: "place" });
  const size = element(
    "select",
    {},
    ...PAGE_SIZES.map((each) => element("option", { value: each }, String(each))),
  );
  size.addEventListener("change", () => {
    change({ number: 1, size: PAGE_SIZES.find((each) => String(each) === size.value) ?? 20 });
  });
  const rows = element("label", {}, "Rows ", size);
  return {
    element: element("nav", { class: "pager", "aria-label": "Pages" }, previous, place, next, rows),
    update(route: ListingsRoute, hasMore: boolean) {
      current = route.number;
      place.textContent = `Page ${whole(current)}`;
      size.value = String(route.size);
      enable(previous, current > 1);
      enable(next, hasMore);
    },
  };
}

/** By `aria-disabled`, because a disabled button loses the focus that it has. */
function enable(control: HTMLButtonElement, enabled: boolean): void {
  control.setAttribute("aria-disabled", String(!enabled));
}
