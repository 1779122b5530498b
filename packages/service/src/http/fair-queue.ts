/** What waits, by caller. Callers take turns, each with its oldest item. */
export class FairQueue<Item> {
  /** The caller whose turn is next comes first. */
  readonly #queues = new Map<string, Item[]>();
  #size = 0;

  /** How many items wait. */
  get size(): number {
    return this.#size;
  }

  /** How many items of a caller wait. */
  countOf(caller: string): number {
    return this.#queues.get(caller)?.length ?? 0;
  }

  push(caller: string, item: Item): void {
    const queue = this.#queues.get(caller);
    if (queue === undefined) this.#queues.set(caller, [item]);
    else queue.push(item);
    this.#size += 1;
  }

  /** Each caller's oldest item, in the order of their turns. */
  *oldest(): Generator<Item> {
    for (const [item] of this.#queues.values()) yield item as Item;
  }

  /** Takes the oldest item of a caller, by default of the next one; that caller's next turn comes after the others'. */
  take(caller = this.#queues.keys().next().value): Item | undefined {
    const queue = caller === undefined ? undefined : this.#queues.get(caller);
    if (caller === undefined || queue === undefined) return undefined;
    const item = queue.shift();
    this.#queues.delete(caller);
    if (queue.length > 0) this.#queues.set(caller, queue);
    this.#size -= 1;
    return item;
  }

  /** Removes an item that does not wait for its turn any more. */
  remove(caller: string, item: Item): void {
    const queue = this.#queues.get(caller) ?? [];
    const index = queue.indexOf(item);
    if (index === -1) return;
    queue.splice(index, 1);
    if (queue.length === 0) this.#queues.delete(caller);
    this.#size -= 1;
  }
}
