import { svg } from "./svg.ts";

const WIDTH = 96;
const HEIGHT = 28;
/** Padding, so the line's ends are not cut off. */
const MARGIN = 2;

/** A price line in a table row. The change is in the next column as text. */
export function sparkline(prices: readonly number[]): SVGElement {
  const [first = 0, last = 0] = [prices[0], prices.at(-1)];
  return svg(
    "svg",
    {
      class: `sparkline ${last >= first ? "up" : "down"}`,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      "aria-hidden": "true",
      focusable: "false",
    },
    svg("polyline", { points: toPoints(prices), fill: "none", stroke: "currentColor", "stroke-width": 1.5 }),
  );
}

/** The points of a line scaled to its box. Equal prices are in the middle. */
export function toPoints(prices: readonly number[]): string {
  const low = Math.min(...prices);
  const span = Math.max(...prices) - low;
  return prices
    .map((price, index) => {
      const x = (index / Math.max(1, prices.length - 1)) * WIDTH;
      const share = span > 0 ? (price - low) / span : 0.5;
      return `${round(x)},${round(HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN))}`;
    })
    .join(" ");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
