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
  /** A volatility of 1 moves the price by a factor of about two per year. */
  readonly volatility: number;
  /** At least one knot, in ascending order of time. */
  readonly knots: readonly Knot[];
  /** Numbers of the UTC days whose high and low are knots. */
  readonly fixedDays?: ReadonlySet<number>;
  /** Lower and upper bound of the price. */
  readonly bounds?: { readonly low: number; readonly high: number };
}

/** A price within a UTC day, in minutes from the start of the day. 1440 is the end of the day. */
interface Anchor {
  readonly minute: number;
  readonly price: number;
}

/** The highest and lowest price of a range of minutes, with the first minute of each. */
export interface Range {
  high: number;
  minuteHigh: number;
  low: number;
  minuteLow: number;
}

/**
 * Minutes between two nodes. Prices between nodes are interpolated linearly, so minutes never exceed the range of their
 * nodes.
 */
const NODE = 5;
/** The layers of noise in the daily path: days until a change of direction, and logarithmic amplitude. */
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
 * The price of a coin as a pure function of time, with random access. Layers of noise move the daily path through its
 * knots. Each day has a few anchors: start, end, high, low and knots. Between two anchors, the price
 * stays within their range, so the anchors alone determine the candle of the day.
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

  /** Returns the price in the minute of a time. */
  at(time: number): number {
    const day = dayNumber(time);
    return rounded(this.#inDay(day, this.#days.get(day), minuteOfDay(time)));
  }

  /** Returns the price at the start of a UTC day, which is the price at the end of the previous day. */
  atDayStart(day: number): number {
    return this.#starts.get(day);
  }

  /** Returns the range of a UTC day. */
  getDayRange(day: number): Range {
    return getRange(this.#days.get(day));
  }

  /** Returns the range between two minutes of a UTC day, including both. */
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

  /** Returns the unrounded price in a minute of a day. */
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

  /**
   * Returns the price at a node between two anchors. The price may rise and fall between the anchors, but stays within
   * their range.
   */
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

  /** Adds the high and low of a day at random minutes without an anchor. */
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

  /** Returns the daily path through all knots. */
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

/** Inserts an anchor at a random node, or at the next free node. */
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

/** Extends a range to a price. For equal prices, the first minute counts. */
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

/** Mirrors a number at two bounds until the number is between the bounds. */
function reflected(value: number, low: number, high: number): number {
  if (value >= low && value <= high) return value;
  const span = high - low;
  const round = (((value - low) % (2 * span)) + 2 * span) % (2 * span);
  return low + (round <= span ? round : 2 * span - round);
}
