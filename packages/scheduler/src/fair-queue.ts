/** A queue that serves its callers round-robin, and the items of a caller in order. */
export class FairQueue<Item> {
  /** Callers in round-robin order. */
  readonly #queues = new Map<string, Item[]>();
  #size = 0;

  /** The number of items. */
  get size(): number {
    return this.#size;
  }

  /** The number of items of a caller. */
  count(caller: string): number {
    return this.#queues.get(caller)?.length ?? 0;
  }

  push(caller: string, item: Item): void {
    const queue = this.#queues.get(caller);
    if (queue === undefined) this.#queues.set(caller, [item]);
    else queue.push(item);
    this.#size += 1;
  }

  /** The oldest item of each caller, in round-robin order. */
  *oldest(): Generator<Item> {
    for (const [item] of this.#queues.values()) yield item as Item;
  }

  /** Takes the oldest item of a caller, by default the first caller, and moves the caller to the end. */
  take(caller = this.#queues.keys().next().value): Item | undefined {
    const queue = caller === undefined ? undefined : this.#queues.get(caller);
    if (caller === undefined || queue === undefined) return undefined;
    const item = queue.shift();
    this.#queues.delete(caller);
    if (queue.length > 0) this.#queues.set(caller, queue);
    this.#size -= 1;
    return item;
  }

  /** Removes an item from any position. */
  remove(caller: string, item: Item): void {
    const queue = this.#queues.get(caller) ?? [];
    const index = queue.indexOf(item);
    if (index === -1) return;
    queue.splice(index, 1);
    if (queue.length === 0) this.#queues.delete(caller);
    this.#size -= 1;
  }
}
