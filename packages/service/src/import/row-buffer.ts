/** Rows of one key, saved together. */
export interface RowGroup<Key, Row> {
  readonly key: Key;
  readonly rows: readonly Row[];
}

/** Unsaved rows, grouped by key. */
export class RowBuffer<Key extends readonly (string | number)[], Row> {
  #groups = new Map<string, { key: Key; rows: Row[] }>();

  add(key: Key, row: Row): void {
    const text = key.join("\n");
    const group = this.#groups.get(text);
    if (group === undefined) this.#groups.set(text, { key, rows: [row] });
    else group.rows.push(row);
  }

  /** Removes and returns all groups. */
  take(): RowGroup<Key, Row>[] {
    const groups = [...this.#groups.values()];
    this.#groups = new Map();
    return groups;
  }
}
