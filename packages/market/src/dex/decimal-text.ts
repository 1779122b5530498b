import { finiteOrNull, rounded } from "../values/rounding.ts";

/**
 * A number as DEX records write numbers: a decimal string without an exponent, rounded like all values; null if
 * unknown.
 */
export function decimalText(value: number | null): string | null {
  const known = value === null ? null : finiteOrNull(rounded(value));
  return known === null ? null : plainDecimal(known);
}

const EXPONENT = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/;

function plainDecimal(value: number): string {
  const text = String(value);
  const match = EXPONENT.exec(text);
  if (match === null) return text;
  const [, sign = "", first = "", rest = "", exponent] = match;
  const digits = first + rest;
  const power = Number(exponent);
  if (power >= 0) return sign + digits.padEnd(power + 1, "0");
  return `${sign}0.${"0".repeat(-power - 1)}${digits}`;
}
