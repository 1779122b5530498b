/** A list whose items are made one by one, each when it is read, and again when it is read again. */
export class LazyList<Item> implements Iterable<Item> {
  readonly length: number;
  readonly #getItem: (index: number) => Item;

  constructor(length: number, getItem: (index: number) => Item) {
    this.length = length;
    this.#getItem = getItem;
  }

  *[Symbol.iterator](): Generator<Item> {
    for (let index = 0; index < this.length; index++) yield this.#getItem(index);
  }

  map<Other>(change: (item: Item) => Other): LazyList<Other> {
    return new LazyList(this.length, (index) => change(this.#getItem(index)));
  }

  /** All items, as `JSON.stringify` writes them. */
  toJSON(): Item[] {
    return [...this];
  }
}

/** A value that is made when it is read. */
export class LazyValue<Value> {
  readonly #getValue: () => Value;

  constructor(getValue: () => Value) {
    this.#getValue = getValue;
  }

  toJSON(): Value {
    return this.#getValue();
  }
}

/** Whether what a handler returns may be lazy: a `LazyList` in the place of an array, a `LazyValue` in that of a value. */
export interface Laziness {
  readonly isLazy?: boolean;
}

/** An item for each row. */
export function toList<Row, Item>(
  { isLazy }: Laziness,
  rows: readonly Row[],
  toItem: (row: Row) => Item,
): Item[] {
  if (isLazy !== true) return rows.map((row) => toItem(row));
  // Who asks for lazy lists expects them where the types, which are the contract's, say arrays.
  return new LazyList(rows.length, (index) => toItem(rows[index] as Row)) as unknown as Item[];
}

/** What a function returns. */
export function toValue<Value>({ isLazy }: Laziness, getValue: () => Value): Value {
  return isLazy === true ? (new LazyValue(getValue) as unknown as Value) : getValue();
}
