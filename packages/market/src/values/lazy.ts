/** Whether a handler returns lists and maps that create an item each time it is read. */
export interface Laziness {
  readonly isLazy?: boolean;
}

const lazy = new WeakSet<object>();

/** Whether a list or map creates its items when they are read. */
export function isLazy(value: object): boolean {
  return lazy.has(value);
}

/** A read-only list that creates an item each time it is read. Supports indexing, iteration and `map`. */
export function createLazyList<Item>(length: number, getItem: (index: number) => Item): Item[] {
  const own = {
    length,
    *[Symbol.iterator](): Generator<Item> {
      for (let index = 0; index < length; index++) yield getItem(index);
    },
    map: <Other>(change: (item: Item, index: number, list: Item[]) => Other) =>
      createLazyList(length, (index) => change(getItem(index), index, list)),
  };
  const isIndex = (name: string | symbol): boolean =>
    typeof name === "string" && /^\d+$/.test(name) && Number(name) < length;
  const list = new Proxy<Item[]>([], {
    get: (target, name) =>
      isIndex(name) ? getItem(Number(name)) : Reflect.get(Object.hasOwn(own, name) ? own : target, name),
    has: (target, name) => isIndex(name) || name in target,
  });
  lazy.add(list);
  return list;
}

/** A list with an item for each row. */
export function toList<Row, Item>(
  laziness: Laziness,
  rows: readonly Row[],
  toItem: (row: Row) => Item,
): Item[] {
  if (laziness.isLazy !== true) return rows.map((row) => toItem(row));
  return createLazyList(rows.length, (index) => toItem(rows[index] as Row));
}

/** A map of values by their keys. */
export function toMap<Value>(
  laziness: Laziness,
  values: readonly (readonly [key: string, getValue: () => Value])[],
): Record<string, Value> {
  // Object.fromEntries, because assigning to a key such as "__proto__" would not add it.
  if (laziness.isLazy !== true) return Object.fromEntries(values.map(([key, getValue]) => [key, getValue()]));
  const getters = Object.fromEntries(values.map(([key, get]) => [key, { get, enumerable: true }]));
  const map = Object.defineProperties({}, getters);
  lazy.add(map);
  return map;
}
