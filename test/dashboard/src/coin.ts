import { getQuote } from "@market-data/client";
import { type Coin, coin } from "./api.ts";
import { element } from "./dom.ts";
import { moment, whole } from "./format.ts";
import { getHistory } from "./history.ts";
import { coinIcon } from "./icon.ts";
import { createLive } from "./live.ts";
import { Loader } from "./loader.ts";
import type { Page } from "./page.ts";
import { type CoinRoute, firstListings, toHash } from "./route.ts";
import { amountValue, changeValue, countValue, priceValue } from "./value-elements.ts";

/** The page of a coin, with its values and a price chart. */
export function coinPage(go: (route: CoinRoute) => void, always: () => void): Page<CoinRoute> {
  let route: CoinRoute;
  const back = element("a", {}, "All coins");
  const mark = element("span");
  const heading = element("h1", { tabindex: -1 }, "Coin");
  const facts = element("div", { class: "content facts" });
  const section = element("section", { class: "panel coin", "aria-label": "Values" }, facts);
  const loader = new Loader(section, always);
  const live = createLive();
  const history = getHistory((range) => go({ ...route, range }), always);
  const page: Page<CoinRoute> = {
    element: element(
      "div",
      {},
      element("p", { class: "back" }, back),
      element("div", { class: "heading" }, mark, heading),
      section,
      history.element,
    ),
    title: () => heading.textContent,
    update(next) {
      route = next;
      back.href = toHash(firstListings(next));
      history.update(next);
      const query = coin(next.id, next);
      loader.run({
        what: "the coin",
        query,
        show(found) {
          if (found !== undefined) live.follow(query, [next.id], next);
          history.element.hidden = found === undefined;
          heading.textContent = found?.name ?? "Unknown coin";
          mark.replaceChildren(...(found === undefined ? [] : [coinIcon(found.symbol)]));
          facts.replaceChildren(...(found === undefined ? [] : createFacts(found, next.currency)));
          document.title = getTitle(page);
          if (found !== undefined) return undefined;
          return { title: `Unknown coin ${next.id}`, text: "The service has no coin with this id." };
        },
      });
    },
    stop() {
      live.stop();
      loader.stop();
      history.stop();
    },
  };
  return page;
}

/** The title of the browser tab. */
export function getTitle(page: Page<never>): string {
  return `${page.title()} · Market dashboard`;
}

function createFacts(found: Coin, currency: string): HTMLElement[] {
  const quote = getQuote(found, currency);
  const { symbol, svc_rank, circulating_supply, total_supply, max_supply, last_updated } = found;
  const price = element("p", { class: "price" }, priceValue(quote?.price, currency), " ");
  const day = changeValue(quote?.percent_change_24h);
  price.append(element("span", { class: "beside" }, day, " in 24 h"));
  const badges = element("p", { class: "badges" }, element("span", { class: "badge" }, symbol));
  if (svc_rank !== undefined) badges.append(element("span", { class: "badge" }, `Rank ${whole(svc_rank)}`));
  const values: [string, HTMLElement][] = [
    ["1 hour", changeValue(quote?.percent_change_1h)],
    ["24 hours", changeValue(quote?.percent_change_24h)],
    ["7 days", changeValue(quote?.percent_change_7d)],
    ["30 days", changeValue(quote?.percent_change_30d)],
    ["Market cap", amountValue(quote?.market_cap, currency)],
    ["Volume, 24 h", amountValue(quote?.volume_24h, currency)],
    ["Circulating", countValue(circulating_supply)],
    ["Total supply", countValue(total_supply)],
    ["Max supply", countValue(max_supply)],
  ];
  const list = element("dl", { class: "values" });
  for (const [name, value] of values) {
    list.append(element("div", {}, element("dt", {}, name), element("dd", {}, value)));
  }
  const updated = element("time", { datetime: last_updated }, `${moment(last_updated)} UTC`);
  return [badges, price, list, element("p", { class: "quiet" }, "As of ", updated)];
}
