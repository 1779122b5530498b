/** Returns a deterministic pseudo-random number from 0 (inclusive) to 1 (exclusive) for whole numbers. */
export function random(seed: number, index: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index | 0, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Returns value noise: a smooth curve between -1 and 1 with a random value at each whole number. */
export function noise(seed: number, x: number): number {
  const left = Math.floor(x);
  const part = x - left;
  const from = random(seed, left);
  const to = random(seed, left + 1);
  return 2 * (from + (to - from) * part * part * (3 - 2 * part)) - 1;
}

/** Returns a random item of a list. */
export function pick<Item>(items: readonly Item[], seed: number, index: number): Item {
  return items[Math.floor(random(seed, index) * items.length)] as Item;
}

/** Returns a seed for one use of a coin's or pair's id, so that different uses do not correlate. */
export function seedFor(id: number, use: number): number {
  return Math.imul(id, 0x2545f491) ^ Math.imul(use + 1, 0x1b873593);
}

const HEX = [..."0123456789abcdef"];
const BASE58 = [..."123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"];

/** Returns a random hexadecimal address. */
export function hexAddress(seed: number): string {
  return `0x${digits(HEX, seed, 40)}`;
}

/** Returns a random base 58 address, which is case-sensitive. */
export function base58Address(seed: number): string {
  return digits(BASE58, seed, 44);
}

function digits(alphabet: readonly string[], seed: number, length: number): string {
  return Array.from({ length }, (_, index) => pick(alphabet, seed, index)).join("");
}
