import { element } from "./dom.ts";
import { amount, change, count, DASH, price } from "./format.ts";

/** Smaller changes round to 0.00%. */
const MIN_CHANGE = 0.005;
/** Longer values use small text in a narrow table. A line break could make a small price look like zero. */
const MAX_LENGTH = 10;

type Maybe = number | null | undefined;

/** A formatted value with the number in a `data` element. A dash for an unknown value. */
function valueElement(value: Maybe, text: (value: number) => string, style = ""): HTMLElement {
  if (value === null || value === undefined) {
    return element(
      "span",
      { class: "unknown" },
      element("span", { "aria-hidden": "true" }, DASH),
      element("span", { class: "visually-hidden" }, "unknown"),
    );
  }
  const written = text(value);
  const long = written.length > MAX_LENGTH ? "long" : "";
  return element("data", { value, class: `${style} ${long}`.trim() || undefined }, written);
}

export const priceValue = (value: Maybe, currency: string) =>
  valueElement(value, (known) => price(known, currency));
export const amountValue = (value: Maybe, currency: string) =>
  valueElement(value, (known) => amount(known, currency));
export const countValue = (value: Maybe) => valueElement(value, count);
export const changeValue = (value: Maybe) => valueElement(value, change, getDirection(value ?? 0));

/** A change of 0.00% has no colour. */
function getDirection(value: number): string {
  if (Math.abs(value) < MIN_CHANGE) return "";
  return value > 0 ? "up" : "down";
}
