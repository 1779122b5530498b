/** Rows that wait to be written, in groups that are written at once. */
export class Buffers<Row> {
  #groups = new Map<string, { key: readonly (string | number)[]; rows: Row[] }>();

  add(key: readonly (string | number)[], row: Row): void {
    const text = key.join("\n");
    const group = this.#groups.get(text);
    if (group === undefined) this.#groups.set(text, { key, rows: [row] });
    else group.rows.push(row);
  }

  /** Takes all groups out. */
  take(): { key: readonly (string | number)[]; rows: Row[] }[] {
    const groups = [...this.#groups.values()];
    this.#groups = new Map();
    return groups;
  }
}
