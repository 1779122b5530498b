import { DAY, dayNumber, MINUTE, MINUTES_PER_DAY, minuteOfDay } from "../clock.ts";
import { noise, random } from "../random.ts";
import { rounded } from "../rounding.ts";
import { DayCache } from "./day-cache.ts";

/** A fixed price of a path. */
export interface Knot {
  readonly time: number;
  readonly price: number;
}

export interface PricePathOptions {
  readonly seed: number;
  /** At 1 the price moves by a factor of about two in a year. */
  readonly volatility: number;
  /** At least one, in ascending order of time. */
  readonly knots: readonly Knot[];
  /** Numbers of the UTC days whose high and low are among the knots. */
  readonly fixedDays?: ReadonlySet<number>;
  /** The price stays between these. */
  readonly bounds?: { readonly low: number; readonly high: number };
}

/** A price within a UTC day, in minutes from its start; 1440 is its end. */
export interface Anchor {
  readonly minute: number;
  readonly price: number;
}

/** The highest and lowest price of a span of minutes, with the first minute of each. */
export interface Range {
  high: number;
  minuteHigh: number;
  low: number;
  minuteLow: number;
}

/** Minutes between two nodes. Between nodes the price is interpolated linearly, so no minute exceeds their range. */
const NODE = 5;
/** Of each layer of noise in the daily path: the days until it changes direction, and its amplitude in logarithms. */
const LAYERS: readonly (readonly [days: number, amplitude: number])[] = [
  [512, 0.8],
  [128, 0.4],
  [32, 0.2],
  [9, 0.1],
  [3, 0.05],
  [1, 0.03],
];

const UNBOUNDED = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/**
 * The price of a coin as a pure function of time, so that any time can be read at once. Layers of noise move it from day
 * to day through its knots. Each day has a few anchors (its start and end, its high and low, its knots); between two
 * anchors the price stays within their range, so the anchors alone determine a day's candle.
 */
export class PricePath {
  readonly #options: PricePathOptions;
  readonly #knots: readonly { time: number; log: number; drift: number }[];
  readonly #starts = new DayCache(40, (day) => this.#dailyPrice(day * DAY));
  readonly #days = new DayCache(13, (day) => this.#makeAnchors(day));

  constructor(options: PricePathOptions) {
    this.#options = options;
    this.#knots = options.knots.map(({ time, price }) => ({
      time,
      log: Math.log(price),
      drift: this.#drift(time),
    }));
  }

  /** The price in the minute of a time. */
  at(time: number): number {
    const day = dayNumber(time);
    return rounded(this.#inDay(day, this.#days.get(day), minuteOfDay(time)));
  }

  /** The price at the start of a UTC day, which is that at the end of the day before. */
  atStartOf(day: number): number {
    return this.#starts.get(day);
  }

  /** The range of an entire UTC day. */
  rangeOfDay(day: number): Range {
    return getRange(this.#days.get(day));
  }

  /** The range from one minute of a UTC day to another, both included. */
  rangeWithin(day: number, from: number, to: number): Range {
    const anchors = this.#days.get(day);
    const first = this.#inDay(day, anchors, from);
    const range = { high: first, minuteHigh: from, low: first, minuteLow: from };
    for (let minute = (Math.floor(from / NODE) + 1) * NODE; minute < to; minute += NODE) {
      widen(range, this.#inDay(day, anchors, minute), minute);
    }
    widen(range, this.#inDay(day, anchors, to), to);
    for (const { price, minute } of anchors) if (minute > from && minute < to) widen(range, price, minute);
    return { ...range, high: rounded(range.high), low: rounded(range.low) };
  }

  /** Unrounded. */
  #inDay(day: number, anchors: readonly Anchor[], minute: number): number {
    let next = 1;
    while ((anchors[next] as Anchor).minute < minute) next++;
    const from = anchors[next - 1] as Anchor;
    const to = anchors[next] as Anchor;
    const left = Math.max(from.minute, Math.floor(minute / NODE) * NODE);
    const start = this.#node(day, left, from, to);
    if (left === minute) return start;
    const right = Math.min(to.minute, left - (left % NODE) + NODE);
    const end = this.#node(day, right, from, to);
    return start + ((end - start) * (minute - left)) / (right - left);
  }

  /** The price at a node between two anchors: not monotonic, but within their range. */
  #node(day: number, minute: number, from: Anchor, to: Anchor): number {
    if (minute === from.minute) return from.price;
    if (minute === to.minute) return to.price;
    const { seed } = this.#options;
    const way = (minute - from.minute) / (to.minute - from.minute);
    const x = day * MINUTES_PER_DAY + minute;
    const deviation = 0.6 * noise(seed + 11, x / 45) + 0.4 * noise(seed + 12, x / NODE);
    const deviated = way + 1.8 * way * (1 - way) * deviation;
    return from.price + (to.price - from.price) * reflected(deviated, 0, 1);
  }

  #makeAnchors(day: number): readonly Anchor[] {
    const anchors = [{ minute: 0, price: this.#starts.get(day) }];
    for (const { time, price } of this.#options.knots) {
      if (time > day * DAY && time < (day + 1) * DAY)
        anchors.push({ minute: (time - day * DAY) / MINUTE, price });
    }
    anchors.push({ minute: MINUTES_PER_DAY, price: this.#starts.get(day + 1) });
    if (this.#options.fixedDays?.has(day) !== true) this.#addExtremes(day, anchors);
    return anchors;
  }

  /** Gives a day its high and low, at random minutes that no other anchor has. */
  #addExtremes(day: number, anchors: Anchor[]): void {
    const { seed, volatility, bounds } = this.#options;
    const { high, low } = getRange(anchors);
    const amplitude = 0.05 * volatility;
    const highest = rounded(high * (1 + amplitude * (0.05 + random(seed + 1, day))));
    const lowest = rounded(low / (1 + amplitude * (0.05 + random(seed + 2, day))));
    const { low: floor, high: ceiling } = bounds ?? UNBOUNDED;
    insert(anchors, random(seed + 3, day), Math.max(high, Math.min(ceiling, highest)));
    insert(anchors, random(seed + 4, day), Math.min(low, Math.max(floor, lowest)));
  }

  /** The path from day to day, through every knot. */
  #dailyPrice(time: number): number {
    const knots = this.#knots;
    let next = 0;
    while (next < knots.length && (knots[next] as { time: number }).time <= time) next++;
    const before = knots[next - 1] ?? knots[0];
    const after = knots[next];
    if (before === undefined) throw new RangeError("A price path needs a knot.");
    if (before.time === time) return rounded(Math.exp(before.log));
    let log = before.log + this.#drift(time) - before.drift;
    if (after !== undefined && after !== before) {
      const way = (time - before.time) / (after.time - before.time);
      log += way * (after.log - before.log - (after.drift - before.drift));
    }
    const { bounds } = this.#options;
    if (bounds === undefined) return rounded(Math.exp(log));
    return rounded(Math.exp(reflected(log, Math.log(bounds.low * 1.02), Math.log(bounds.high / 1.02))));
  }

  #drift(time: number): number {
    const { seed, volatility } = this.#options;
    let drift = 0;
    for (const [index, [days, amplitude]] of LAYERS.entries()) {
      drift += amplitude * noise(seed + 20 + index, time / DAY / days);
    }
    return drift * volatility;
  }
}

/** Inserts an anchor at the node that a random number selects, or at the next free one. */
function insert(anchors: Anchor[], draw: number, price: number): void {
  let minute = NODE * (1 + Math.floor(draw * (MINUTES_PER_DAY / NODE - 1)));
  while (anchors.some((anchor) => anchor.minute === minute)) minute = (minute + NODE) % MINUTES_PER_DAY;
  const index = anchors.findIndex((anchor) => anchor.minute > minute);
  anchors.splice(index, 0, { minute, price });
}

function getRange(anchors: readonly Anchor[]): Range {
  const { price, minute } = anchors[0] as Anchor;
  const range = { high: price, minuteHigh: minute, low: price, minuteLow: minute };
  for (const anchor of anchors) widen(range, anchor.price, anchor.minute);
  return range;
}

/** Extends a range to a price. Of equal prices the first minute counts. */
function widen(range: Range, price: number, minute: number): void {
  if (price > range.high || (price === range.high && minute < range.minuteHigh)) {
    range.high = price;
    range.minuteHigh = minute;
  }
  if (price < range.low || (price === range.low && minute < range.minuteLow)) {
    range.low = price;
    range.minuteLow = minute;
  }
}

/** A number mirrored at two bounds until it lies between them. */
function reflected(value: number, low: number, high: number): number {
  if (value >= low && value <= high) return value;
  const span = high - low;
  const round = (((value - low) % (2 * span)) + 2 * span) % (2 * span);
  return low + (round <= span ? round : 2 * span - round);
}
