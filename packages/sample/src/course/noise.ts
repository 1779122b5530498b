/** A number from 0 up to 1, always the same for the same whole numbers. */
export function chance(seed: number, index: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index | 0, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Value noise: a smooth course between -1 and 1 through one value of chance at each whole number. */
export function noise(seed: number, x: number): number {
  const left = Math.floor(x);
  const part = x - left;
  const from = chance(seed, left);
  const to = chance(seed, left + 1);
  return 2 * (from + (to - from) * part * part * (3 - 2 * part)) - 1;
}

/** One item of a list, by chance. */
export function pick<Item>(items: readonly Item[], seed: number, index: number): Item {
  return items[Math.floor(chance(seed, index) * items.length)] as Item;
}

/** A seed for one use of a coin's or pair's id, so that no two uses move alike. */
export function seedOf(id: number, use: number): number {
  return Math.imul(id, 0x2545f491) ^ Math.imul(use + 1, 0x1b873593);
}

const HEX = [..."0123456789abcdef"];
const BASE58 = [..."123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"];

/** As many hexadecimal digits as asked for. */
export function hexDigits(seed: number, length: number): string {
  return digits(HEX, seed, length);
}

/** As many digits of the alphabet that some chains write addresses in. */
export function base58(seed: number, length: number): string {
  return digits(BASE58, seed, length);
}

function digits(alphabet: readonly string[], seed: number, length: number): string {
  let text = "";
  for (let index = 0; index < length; index++) text += pick(alphabet, seed, index);
  return text;
}
