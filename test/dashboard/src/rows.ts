import { quoteOf } from "@market-data/client";
import type { Listing } from "./api.ts";
import { COLUMNS } from "./columns.ts";
import { element } from "./dom.ts";
import { amountFigure, changeFigure, countFigure, priceFigure } from "./figures.ts";
import { DASH, whole } from "./format.ts";
import { coinMark } from "./mark.ts";
import { firstCoin, type ListingsRoute, toHash } from "./route.ts";

/** A coin in the table. Its line of prices comes later. */
export function listingRow(coin: Listing, route: ListingsRoute): HTMLTableRowElement {
  const { currency } = route;
  const quote = quoteOf(coin, currency);
  const day = quote?.percent_change_24h;
  // A narrow window has the day's change below the price, in the place of a column.
  const price = [priceFigure(quote?.price, currency), element("span", { class: "below" }, changeFigure(day))];
  const cells: Readonly<Record<string, readonly (Node | string)[]>> = {
    rank: [coin.svc_rank === undefined ? DASH : whole(coin.svc_rank)],
    price,
    hour: [changeFigure(quote?.percent_change_1h)],
    day: [changeFigure(day)],
    week: [changeFigure(quote?.percent_change_7d)],
    cap: [amountFigure(quote?.market_cap, currency)],
    volume: [amountFigure(quote?.volume_24h, currency)],
    supply: [countFigure(coin.circulating_supply)],
    line: [],
  };
  return element(
    "tr",
    {},
    ...COLUMNS.map(({ name }) =>
      name === "name"
        ? nameCell(coin, route)
        : element("td", { class: `figure col-${name}` }, ...(cells[name] ?? [])),
    ),
  );
}

function nameCell({ id, name, symbol }: Listing, route: ListingsRoute): HTMLTableCellElement {
  const link = element("a", { href: toHash(firstCoin(id, route)) }, name);
  const words = element("span", { class: "words" }, link, " ", element("span", { class: "symbol" }, symbol));
  return element(
    "th",
    { scope: "row", class: "text col-name", title: `${name} (${symbol})` },
    element("span", { class: "coin-cell" }, coinMark(symbol), words),
  );
}

/** Rows without text, where nothing is there yet. */
export function skeleton(): HTMLElement[] {
  return Array.from({ length: 8 }, () =>
    element(
      "tr",
      { class: "skeleton", "aria-hidden": "true" },
      ...COLUMNS.map(({ name }) => element("td", { class: `col-${name}` }, element("span"))),
    ),
  );
}
