const POWERS = Array.from({ length: 23 }, (_, exponent) => 10 ** exponent);

/** Rounds to eight significant digits. Rounding keeps the order of numbers. */
export function rounded(value: number): number {
  return toDigits(value, 8);
}

/** Rounds to a number of significant digits. */
export function toDigits(value: number, digits: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const places = digits - 1 - Math.floor(Math.log10(Math.abs(value)));
  const power = POWERS[Math.abs(places)];
  if (power === undefined) return Number(value.toPrecision(digits));
  return places >= 0 ? Math.round(value * power) / power : Math.round(value / power) * power;
}
