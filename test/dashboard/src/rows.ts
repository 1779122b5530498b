import { getQuote } from "@market-data/client";
import type { Listing } from "./api.ts";
import { COLUMNS } from "./columns.ts";
import { element } from "./dom.ts";
import { DASH, whole } from "./format.ts";
import { coinIcon } from "./icon.ts";
import { firstCoin, type ListingsRoute, toHash } from "./route.ts";
import { amountValue, changeValue, countValue, priceValue } from "./value-elements.ts";

/** Builds the table row of a coin. Its price line is added later. */
export function listingRow(coin: Listing, route: ListingsRoute): HTMLTableRowElement {
  const { currency } = route;
  const quote = getQuote(coin, currency);
  const day = quote?.percent_change_24h;
  // Narrow windows show the 24-hour change below the price instead of in a column.
  const price = [priceValue(quote?.price, currency), element("span", { class: "below" }, changeValue(day))];
  const cells: Readonly<Record<string, readonly (Node | string)[]>> = {
    rank: [coin.svc_rank === undefined ? DASH : whole(coin.svc_rank)],
    price,
    hour: [changeValue(quote?.percent_change_1h)],
    day: [changeValue(day)],
    week: [changeValue(quote?.percent_change_7d)],
    cap: [amountValue(quote?.market_cap, currency)],
    volume: [amountValue(quote?.volume_24h, currency)],
    supply: [countValue(coin.circulating_supply)],
    line: [],
  };
  return element(
    "tr",
    {},
    ...COLUMNS.map(({ name }) =>
      name === "name"
        ? nameCell(coin, route)
        : element("td", { class: `number col-${name}` }, ...(cells[name] ?? [])),
    ),
  );
}

function nameCell({ id, name, symbol }: Listing, route: ListingsRoute): HTMLTableCellElement {
  const link = element("a", { href: toHash(firstCoin(id, route)) }, name);
  const words = element("span", { class: "words" }, link, " ", element("span", { class: "symbol" }, symbol));
  return element(
    "th",
    { scope: "row", class: "text col-name", title: `${name} (${symbol})` },
    element("span", { class: "coin-cell" }, coinIcon(symbol), words),
  );
}

/** Placeholder rows without text, shown while loading. */
export function skeleton(): HTMLElement[] {
  return Array.from({ length: 8 }, () =>
    element(
      "tr",
      { class: "skeleton", "aria-hidden": "true" },
      ...COLUMNS.map(({ name }) => element("td", { class: `col-${name}` }, element("span"))),
    ),
  );
}
