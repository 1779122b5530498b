/** Rows that belong together and are saved at once. */
export interface RowGroup<Key, Row> {
  readonly key: Key;
  readonly rows: readonly Row[];
}

/** Rows that wait to be saved, in groups by key. */
export class RowBuffer<Key extends readonly (string | number)[], Row> {
  #groups = new Map<string, { key: Key; rows: Row[] }>();

  add(key: Key, row: Row): void {
    const text = key.join("\n");
    const group = this.#groups.get(text);
    if (group === undefined) this.#groups.set(text, { key, rows: [row] });
    else group.rows.push(row);
  }

  /** Takes all groups out. */
  take(): RowGroup<Key, Row>[] {
    const groups = [...this.#groups.values()];
    this.#groups = new Map();
    return groups;
  }
}
