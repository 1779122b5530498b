import { type Candle, candles } from "./api.ts";
import { type Chart, candleChart } from "./chart.ts";
import { element } from "./dom.ts";
import { moment, price } from "./format.ts";
import { Loader } from "./loader.ts";
import { RANGES, type RangeName } from "./ranges.ts";
import type { CoinRoute } from "./route.ts";
import { amountValue, priceValue } from "./value-elements.ts";

/** The price history of a coin: a chart, a summary sentence and a table. */
export function getHistory(choose: (range: RangeName) => void, always: () => void) {
  let chart: Chart | undefined;
  const canvas = element("div", { class: "chart", "aria-hidden": "true" });
  const summary = element("figcaption", { class: "after-data" });
  const rows = element("tbody");
  const figure = element("figure", {}, canvas, summary);
  const content = element("div", { class: "content" }, figure, createTable(rows));
  const choice = rangeChoice(choose);
  const section = element(
    "section",
    { class: "panel", "aria-labelledby": "history" },
    element("div", { class: "head" }, element("h2", { id: "history" }, "Price history"), choice.element),
    content,
  );
  const loader = new Loader(section, always);

  return {
    element: section,
    update(route: CoinRoute) {
      const { id, range, currency } = route;
      choice.update(range);
      loader.run({
        what: "the prices",
        query: candles(id, range, route),
        show(found) {
          if (found.length === 0) {
            return { title: "No prices", text: "The service has no prices of this coin in this time range." };
          }
          const hours = RANGES[range].time_period === "hourly";
          chart ??= candleChart(canvas);
          chart.show(found, currency, hours);
          summary.textContent = summarize(found, range, currency);
          rows.replaceChildren(...found.toReversed().map((candle) => row(candle, currency, hours)));
          return undefined;
        },
      });
    },
    stop() {
      loader.stop();
      chart?.remove();
      chart = undefined;
    },
  };
}

function summarize(found: readonly Candle[], range: RangeName, currency: string): string {
  const [first, last] = [found[0] as Candle, found.at(-1) as Candle];
  const low = Math.min(...found.map((candle) => candle.low));
  const high = Math.max(...found.map((candle) => candle.high));
  const [from, to, least, most] = [first.open, last.close, low, high].map((value) => price(value, currency));
  return `In ${RANGES[range].label}, from ${from} to ${to}; lowest ${least}, highest ${most}.`;
}

const COLUMNS = ["Open", "High", "Low", "Close", "Volume"];

function createTable(rows: HTMLTableSectionElement): HTMLElement {
  const heads = ["Time, UTC", ...COLUMNS].map((label, index) =>
    element("th", { scope: "col", class: index === 0 ? "text" : "number" }, label),
  );
  const caption = element("caption", { class: "visually-hidden" }, "Prices, newest first");
  const table = element("table", {}, caption, element("thead", {}, element("tr", {}, ...heads)), rows);
  const attributes = { class: "scroller tall", role: "region", tabindex: 0, "aria-label": "Table of prices" };
  return element(
    "details",
    { class: "as-table after-data" },
    element("summary", {}, "Show the prices as a table"),
    element("div", attributes, table),
  );
}

function row(
  { time, open, high, low, close, volume }: Candle,
  currency: string,
  hours: boolean,
): HTMLElement {
  const at = element("time", { datetime: time }, moment(time, hours));
  const prices = [open, high, low, close].map((value) => priceValue(value, currency));
  const cells = [...prices, amountValue(volume, currency)];
  return element(
    "tr",
    {},
    element("th", { scope: "row", class: "text" }, at),
    ...cells.map((cell) => element("td", { class: "number" }, cell)),
  );
}

function rangeChoice(choose: (range: RangeName) => void) {
  const inputs = Object.entries(RANGES).map(([range, { label }]) => {
    const input = element("input", { type: "radio", name: "range", value: range });
    input.addEventListener("change", () => choose(range as RangeName));
    return [input, element("label", {}, input, element("span", {}, label))] as const;
  });
  return {
    element: element(
      "fieldset",
      { class: "choice" },
      element("legend", { class: "visually-hidden" }, "Time range"),
      ...inputs.map(([, label]) => label),
    ),
    update(range: RangeName) {
      for (const [input] of inputs) input.checked = input.value === range;
    },
  };
}
