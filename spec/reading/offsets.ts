import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from "js-yaml";
import type { Pointer } from "./json.ts";
import type { ParsedFile } from "./yaml.ts";

/** A nested value: the offset of the key or item, and the index of the first event. An empty item has the offset -1. */
interface Nested {
  offset: number;
  event: number;
}

/** Finds the lines of the values of a YAML or JSON file. */
export class Offsets {
  readonly #text: string;
  readonly #events: readonly Event[];
  /** The index of each value's last event, by the index of the first event. */
  readonly #ends: Uint32Array;
  readonly #nested = new Map<number, ReadonlyMap<string, Nested>>();
  /** The offset of each line. */
  readonly #lines: readonly number[];

  /** @throws {Error} for JSON of more than 100 levels. */
  constructor({ text, events = parseEvents(text, {}) }: ParsedFile) {
    this.#text = text;
    this.#events = events;
    this.#ends = findEnds(events);
    this.#lines = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  }

  /** Returns the place of the key or item at a pointer, or of the nearest value around the pointer. */
  find(pointer: Pointer): { line: number; column: number } {
    let at: Nested = { offset: startOf(this.#text, this.#events[1]), event: 1 };
    for (const segment of pointer) {
      const nested = this.#nestedIn(at.event).get(String(segment));
      if (nested === undefined) break;
      at = { ...nested, offset: nested.offset < 0 ? at.offset : nested.offset };
    }
    return this.#toLine(at.offset);
  }

  #toLine(offset: number): { line: number; column: number } {
    let [low, high] = [0, this.#lines.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#lines[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (this.#lines[low] as number) + 1 };
  }

  #nestedIn(first: number): ReadonlyMap<string, Nested> {
    const known = this.#nested.get(first);
    if (known !== undefined) return known;
    const nested = new Map<string, Nested>();
    const end = this.#endOf(first);
    for (let index = 0, event = first + 1; event < end; index++) {
      const key = this.#events[event];
      const offset = startOf(this.#text, key);
      const isMap = this.#events[first]?.type === EVENT_ID.MAPPING;
      if (isMap) event = this.#endOf(event) + 1;
      const name = isMap && key?.type === EVENT_ID.SCALAR ? getScalarValue(this.#text, key) : String(index);
      nested.set(name, { offset, event });
      event = this.#endOf(event) + 1;
    }
    this.#nested.set(first, nested);
    return nested;
  }

  #endOf(event: number): number {
    return this.#ends[event] ?? event;
  }
}

function findEnds(events: readonly Event[]): Uint32Array {
  const open: number[] = [];
  return events.reduce((ends, { type }, index) => {
    const isScalar = type === EVENT_ID.SCALAR || type === EVENT_ID.ALIAS;
    if (type === EVENT_ID.POP) ends[open.pop() ?? index] = index;
    else if (isScalar) ends[index] = index;
    else open.push(index);
    return ends;
  }, new Uint32Array(events.length));
}

/** The offset of a value, including the quote, or the sign of an alias or block. */
function startOf(text: string, event: Event | undefined): number {
  if (event === undefined) return 0;
  if ("start" in event) return event.start;
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart - 1;
  if (event.type !== EVENT_ID.SCALAR) return 0;
  if (event.style === SCALAR_STYLE.LITERAL_BLOCK || event.style === SCALAR_STYLE.FOLDED_BLOCK) {
    const line = text.lastIndexOf("\n", event.valueStart - 2) + 1;
    return line + text.slice(line, event.valueStart).search(/[|>]/);
  }
  const isQuoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
  return event.valueStart - Number(isQuoted);
}
