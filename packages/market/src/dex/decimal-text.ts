import { finiteOrNull, rounded } from "../values/rounding.ts";

/**
 * A figure as the DEX records write it, where figures are texts (document 3): plain decimals, never an exponent, rounded
 * as all figures are; null where it is unknown.
 */
export function decimalText(figure: number | null): string | null {
  const known = figure === null ? null : finiteOrNull(rounded(figure));
  return known === null ? null : plainDecimal(known);
}

const EXPONENT = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/;

function plainDecimal(figure: number): string {
  const text = String(figure);
  const match = EXPONENT.exec(text);
  if (match === null) return text;
  const [, sign = "", first = "", rest = "", exponent] = match;
  const digits = first + rest;
  const power = Number(exponent);
  if (power >= 0) return sign + digits.padEnd(power + 1, "0");
  return `${sign}0.${"0".repeat(-power - 1)}${digits}`;
}
