/** Items in the order of their times, one at each time. */
export class Timeline<Item> {
  readonly #getTime: (item: Item) => number;
  readonly #items: Item[] = [];

  constructor(getTime: (item: Item) => number) {
    this.#getTime = getTime;
  }

  get size(): number {
    return this.#items.length;
  }

  /** Puts items in; one at a time that is taken replaces the one that is there. */
  put(items: readonly Item[]): void {
    for (const item of items) {
      const time = this.#getTime(item);
      const place = this.#firstNotBefore(time);
      const there = this.#items[place];
      const isTaken = there !== undefined && this.#getTime(there) === time;
      if (place === this.#items.length) this.#items.push(item);
      else this.#items.splice(place, isTaken ? 1 : 0, item);
    }
  }

  /** The newest item at `time` or before. */
  at(time: number): Item | undefined {
    return this.#items[this.#firstNotBefore(nextAfter(time)) - 1];
  }

  /** The oldest item after `time`. */
  after(time: number): Item | undefined {
    return this.#items[this.#firstNotBefore(nextAfter(time))];
  }

  /** All items, oldest first. */
  all(): readonly Item[] {
    return this.#items;
  }

  last(): Item | undefined {
    return this.#items.at(-1);
  }

  /** The items from one time on and before another, oldest first; with `newest` only the last N. */
  between(from: number, to: number, newest = Number.POSITIVE_INFINITY): Item[] {
    const end = this.#firstNotBefore(to);
    const start = Math.max(this.#firstNotBefore(from), end - newest);
    return this.#items.slice(start, Math.max(start, end));
  }

  #firstNotBefore(time: number): number {
    const items = this.#items;
    const last = items.at(-1);
    // Most of what comes in, and much of what is asked for, is newer than all the rest.
    if (last === undefined || this.#getTime(last) < time) return items.length;
    let low = 0;
    let high = items.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#getTime(items[middle] as Item) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Times are whole milliseconds. */
function nextAfter(time: number): number {
  return Math.floor(time) + 1;
}
