import { listings, weeklyPrices } from "./api.ts";
import { COLUMNS, type Column, SORTS } from "./columns.ts";
import { button, element } from "./dom.ts";
import { whole } from "./format.ts";
import { createLive } from "./live.ts";
import { Loader, type Notice } from "./loader.ts";
import type { Page } from "./page.ts";
import { createRefresh } from "./refresh.ts";
import { type ListingsRoute, PAGE_SIZES } from "./route.ts";
import { listingRow, skeleton } from "./rows.ts";
import { sparkline } from "./sparkline.ts";

/** The paged table of all coins. Elements are reused when content changes, so the focus stays. */
export function listingsPage(go: (route: ListingsRoute) => void, always: () => void): Page<ListingsRoute> {
  let route: ListingsRoute;
  let shown: ListingsRoute | undefined;
  const rows = element("tbody");
  const heads = COLUMNS.map((column) => headCell(column, () => go(sorted(route, column))));
  const table = element(
    "table",
    { class: "listings" },
    element("caption", { class: "visually-hidden" }, "Coins with their latest prices"),
    element("thead", {}, element("tr", {}, ...heads)),
    rows,
  );
  const scroller = element("div", {
    class: "content scroller",
    role: "region",
    tabindex: 0,
    "aria-label": "Table of coins, scrolls horizontally",
  });
  scroller.append(table);
  const section = element("section", { class: "panel" }, scroller);
  const loader = new Loader(section, always);
  const lines = createLines(rows, always);
  const sorting = sortChoice((sort) => go({ ...route, number: 1, sort, direction: SORTS[sort] }));
  const pager = createPager((change) => go({ ...route, ...change }));
  const live = createLive();
  const refresh = createRefresh(
    () => load(),
    () => (refresh.isOn() ? load() : live.pause()),
  );

  const load = () => {
    const asked = route;
    const query = listings(asked);
    refresh.rest();
    loader.run({
      what: "the coins",
      query,
      show(found, updatedAt) {
        const coins = found.slice(0, asked.size);
        const made = coins.map((coin) => listingRow(coin, asked));
        rows.replaceChildren(...made);
        if (shown !== asked) scroller.scrollTop = 0;
        shown = asked;
        pager.update(asked, found.length > asked.size);
        refresh.update(updatedAt + Number(query.staleTime));
        const ids = coins.map(({ id }) => id);
        lines.update(asked, ids);
        if (refresh.isOn()) live.follow(query, ids, asked);
        return coins.length === 0 ? nothing(asked) : undefined;
      },
    });
  };
  return {
    element: element(
      "div",
      {},
      element(
        "div",
        { class: "top" },
        element("h1", { tabindex: -1 }, "Coins"),
        sorting.element,
        refresh.element,
      ),
      section,
      lines.element,
      pager.element,
    ),
    title: () => (route.number === 1 ? "Coins" : `Coins, page ${route.number}`),
    update(next) {
      route = next;
      for (const [index, head] of heads.entries()) markSort(head, COLUMNS[index] as Column, route);
      sorting.update(route);
      pager.update(route, false);
      lines.stop();
      // Before the first response, placeholder rows show the layout.
      if (rows.children.length === 0) rows.append(...skeleton());
      load();
    },
    stop() {
      live.stop();
      loader.stop();
      lines.stop();
      refresh.stop();
    },
  };
}

/** The price lines in the table rows. On an error, a separate panel shows the message and the table stays. */
function createLines(rows: HTMLTableSectionElement, always: () => void) {
  const section = element(
    "section",
    { class: "panel only-problems", "aria-label": "Prices of the last 7 days" },
    element("h2", {}, "Prices of the last 7 days"),
  );
  const loader = new Loader(section, always);
  let asked = "";
  return {
    element: section,
    update(route: ListingsRoute, ids: readonly number[]) {
      const wanted = JSON.stringify([route, ids]);
      // An event of the stream does not cancel a request for the same lines.
      const isAsked = wanted === asked && section.getAttribute("aria-busy") === "true";
      if (ids.length === 0 || isAsked) return;
      asked = wanted;
      loader.run({
        what: "the prices of the last 7 days",
        query: weeklyPrices(ids, route),
        show(found) {
          for (const [index, id] of ids.entries()) {
            const prices = found.get(id) ?? [];
            if (prices.length > 1)
              rows.children[index]?.querySelector(".col-line")?.replaceChildren(sparkline(prices));
          }
          return undefined;
        },
      });
    },
    stop() {
      asked = "";
      loader.stop();
      delete section.dataset["state"];
    },
  };
}

function nothing({ number }: ListingsRoute): Notice {
  if (number === 1) return { title: "No coins", text: "The service has no coins to list." };
  return { title: "No more coins", text: "The list ends before this page. Go back to the previous page." };
}

/** The order after a click on a column. A second click on a column reverses the direction. */
function sorted(route: ListingsRoute, { sort }: Column): ListingsRoute {
  if (sort === undefined) return route;
  const turned = route.direction === "asc" ? "desc" : "asc";
  return { ...route, number: 1, sort, direction: sort === route.sort ? turned : SORTS[sort] };
}

function headCell({ label, name, sort, kind }: Column, act: () => void): HTMLTableCellElement {
  const content = sort === undefined ? label : button(label, act, { class: "sort" });
  return element("th", { scope: "col", class: `${kind} col-${name}` }, content);
}

function markSort(head: HTMLElement, { sort }: Column, route: ListingsRoute): void {
  if (sort !== route.sort) head.removeAttribute("aria-sort");
  else head.setAttribute("aria-sort", route.direction === "asc" ? "ascending" : "descending");
}

/** A list of sort orders, for windows too narrow for the columns. */
function sortChoice(choose: (sort: ListingsRoute["sort"]) => void) {
  const options = COLUMNS.flatMap(({ sort, label }) => (sort === undefined ? [] : { sort, label }));
  const select = element(
    "select",
    {},
    ...options.map(({ sort, label }) => element("option", { value: sort }, label)),
  );
  select.addEventListener("change", () => {
    const chosen = options.find(({ sort }) => sort === select.value);
    if (chosen !== undefined) choose(chosen.sort);
  });
  return {
    element: element("label", { class: "choice-of sorting" }, "Order", select),
    update({ sort }: ListingsRoute) {
      select.value = sort;
    },
  };
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

/** Uses `aria-disabled`, because a disabled button loses the focus. */
function enable(control: HTMLButtonElement, enabled: boolean): void {
  control.setAttribute("aria-disabled", String(!enabled));
}
