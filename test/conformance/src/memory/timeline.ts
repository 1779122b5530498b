/** Items sorted by time, at most one item per time. */
export class Timeline<Item> {
  readonly #getTime: (item: Item) => number;
  readonly #items: Item[] = [];

  constructor(getTime: (item: Item) => number) {
    this.#getTime = getTime;
  }

  get size(): number {
    return this.#items.length;
  }

  /** Inserts items. An item replaces the existing item of the same time. */
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

  /** Returns the newest item at `time` or earlier. */
  at(time: number): Item | undefined {
    return this.#items[this.#firstNotBefore(nextAfter(time)) - 1];
  }

  /** Returns the oldest item after `time`. */
  after(time: number): Item | undefined {
    return this.#items[this.#firstNotBefore(nextAfter(time))];
  }

  /** Returns all items, oldest first. */
  all(): readonly Item[] {
    return this.#items;
  }

  last(): Item | undefined {
    return this.#items.at(-1);
  }

  /** Returns items from `from` (included) to `to` (excluded), oldest first; with `newest` only the last N. */
  between(from: number, to: number, newest = Number.POSITIVE_INFINITY): Item[] {
    const end = this.#firstNotBefore(to);
    const start = Math.max(this.#firstNotBefore(from), end - newest);
    return this.#items.slice(start, Math.max(start, end));
  }

  #firstNotBefore(time: number): number {
    const items = this.#items;
    const last = items.at(-1);
    // A fast path: most new items and many requested times are after the last item.
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

/** Returns the next whole millisecond. */
function nextAfter(time: number): number {
  return Math.floor(time) + 1;
}
