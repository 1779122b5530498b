import { element } from "./dom.ts";
import { amount, change, count, DASH, price } from "./format.ts";

/** What rounds to 0.00%. */
const LEAST_CHANGE = 0.005;

type Maybe = number | null | undefined;

/** A figure as text, with the bare number for programs; a dash where it is not known. */
function figure(value: Maybe, text: (value: number) => string, style = ""): HTMLElement {
  if (value === null || value === undefined) {
    return element(
      "span",
      { class: "unknown" },
      element("span", { "aria-hidden": "true" }, DASH),
      element("span", { class: "for-readers" }, "not known"),
    );
  }
  return element("data", { value, class: style || undefined }, text(value));
}

export const priceFigure = (value: Maybe, currency: string) =>
  figure(value, (known) => price(known, currency));
export const amountFigure = (value: Maybe, currency: string) =>
  figure(value, (known) => amount(known, currency));
export const countFigure = (value: Maybe) => figure(value, count);
export const changeFigure = (value: Maybe) => figure(value, change, getDirection(value ?? 0));

/** A change that is told as none has no colour either. */
function getDirection(value: number): string {
  if (Math.abs(value) < LEAST_CHANGE) return "";
  return value > 0 ? "up" : "down";
}
