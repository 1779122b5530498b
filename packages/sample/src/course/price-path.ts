import { rounded } from "./digits.ts";
import { KeptDays } from "./kept-days.ts";
import { DAY, dayOf, MINUTE, MINUTES_A_DAY, minuteOf } from "./moments.ts";
import { chance, noise } from "./noise.ts";

/** A price that must hold at a time. */
export interface Knot {
  readonly time: number;
  readonly price: number;
}

/** What makes the course of a price. */
export interface PriceCourse {
  readonly seed: number;
  /** How far the price wanders: 1 is by a factor of two or so in a year. */
  readonly volatility: number;
  /** At least one, by rising time. */
  readonly knots: readonly Knot[];
  /** Numbers of UTC days whose highest and lowest price are among the knots. */
  readonly toldDays?: ReadonlySet<number>;
  /** The price stays between these, also within a day. */
  readonly bounds?: readonly [low: number, high: number];
}

/** A price within a UTC day, in minutes from its start; 1440 is its end. */
export interface Anchor {
  readonly minute: number;
  readonly price: number;
}

/** The highest and lowest price of some minutes of a day, with the first minute of each. */
export interface Range {
  high: number;
  minuteHigh: number;
  low: number;
  minuteLow: number;
}

/** Between nodes, five minutes apart, the price follows a straight line: no minute lies outside of what nodes span. */
const NODE = 5;
/** How long each layer of the daily course takes to turn, in days, and how far it reaches, in logarithms. */
const LAYERS: readonly (readonly [days: number, reach: number])[] = [
  [512, 0.8],
  [128, 0.4],
  [32, 0.2],
  [9, 0.1],
  [3, 0.05],
  [1, 0.03],
];

/**
 * The price of a coin as a function of time alone, found at once for any time. Layers of noise move it from day to day
 * through its knots. Each day has a few anchors (its start and end, its high and low, its knots), between which the
 * price wanders without leaving what the two span; so the anchors alone tell a day's bar.
 */
export class PricePath {
  readonly #course: PriceCourse;
  readonly #knots: readonly { time: number; log: number; drift: number }[];
  readonly #starts = new KeptDays(40, (day) => this.#dailyPrice(day * DAY));
  readonly #days = new KeptDays(13, (day) => this.#makeAnchors(day));

  constructor(course: PriceCourse) {
    this.#course = course;
    this.#knots = course.knots.map(({ time, price }) => ({
      time,
      log: Math.log(price),
      drift: this.#drift(time),
    }));
  }

  /** The price in the minute of a time. */
  at(time: number): number {
    const day = dayOf(time);
    return rounded(this.#inDay(day, this.#days.of(day), minuteOf(time)));
  }

  /** The price at the start of a UTC day, which is that at the end of the day before. */
  atStartOf(day: number): number {
    return this.#starts.of(day);
  }

  /** The range of a whole UTC day. */
  rangeOfDay(day: number): Range {
    return rangeOf(this.#days.of(day));
  }

  /** The range from one minute of a UTC day to another, both included. */
  rangeWithin(day: number, from: number, to: number): Range {
    const anchors = this.#days.of(day);
    const first = this.#inDay(day, anchors, from);
    const range = { high: first, minuteHigh: from, low: first, minuteLow: from };
    for (let minute = (Math.floor(from / NODE) + 1) * NODE; minute < to; minute += NODE) {
      widen(range, this.#inDay(day, anchors, minute), minute);
    }
    widen(range, this.#inDay(day, anchors, to), to);
    for (const { price, minute } of anchors) if (minute > from && minute < to) widen(range, price, minute);
    return { ...range, high: rounded(range.high), low: rounded(range.low) };
  }

  /** Not rounded yet, which never turns a smaller price into a larger one. */
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

  /** The price at a node between two anchors: on the way from one to the other, sometimes back, never beyond. */
  #node(day: number, minute: number, from: Anchor, to: Anchor): number {
    if (minute === from.minute) return from.price;
    if (minute === to.minute) return to.price;
    const { seed } = this.#course;
    const way = (minute - from.minute) / (to.minute - from.minute);
    const x = day * MINUTES_A_DAY + minute;
    const wander = 0.6 * noise(seed + 11, x / 45) + 0.4 * noise(seed + 12, x / NODE);
    const strayed = way + 1.8 * way * (1 - way) * wander;
    return from.price + (to.price - from.price) * reflected(strayed, 0, 1);
  }

  #makeAnchors(day: number): readonly Anchor[] {
    const anchors = [{ minute: 0, price: this.#starts.of(day) }];
    for (const { time, price } of this.#course.knots) {
      if (time > day * DAY && time < (day + 1) * DAY)
        anchors.push({ minute: (time - day * DAY) / MINUTE, price });
    }
    anchors.push({ minute: MINUTES_A_DAY, price: this.#starts.of(day + 1) });
    if (this.#course.toldDays?.has(day) !== true) this.#addExtremes(day, anchors);
    return anchors;
  }

  /** Gives a day its high and low, at minutes of chance that no other anchor has. */
  #addExtremes(day: number, anchors: Anchor[]): void {
    const { seed, volatility, bounds } = this.#course;
    const { high, low } = rangeOf(anchors);
    const reach = 0.05 * volatility;
    const highest = rounded(high * (1 + reach * (0.05 + chance(seed + 1, day))));
    const lowest = rounded(low / (1 + reach * (0.05 + chance(seed + 2, day))));
    insert(
      anchors,
      chance(seed + 3, day),
      bounds === undefined ? highest : Math.max(high, Math.min(bounds[1], highest)),
    );
    insert(
      anchors,
      chance(seed + 4, day),
      bounds === undefined ? lowest : Math.min(low, Math.max(bounds[0], lowest)),
    );
  }

  /** The course from day to day, through every knot. */
  #dailyPrice(time: number): number {
    const knots = this.#knots;
    let next = 0;
    while (next < knots.length && (knots[next] as { time: number }).time <= time) next++;
    const before = knots[next - 1] ?? knots[0];
    const after = knots[next];
    if (before === undefined) throw new RangeError("A price needs a knot.");
    if (before.time === time) return rounded(Math.exp(before.log));
    let log = before.log + this.#drift(time) - before.drift;
    if (after !== undefined && after !== before) {
      const way = (time - before.time) / (after.time - before.time);
      log += way * (after.log - before.log - (after.drift - before.drift));
    }
    const { bounds } = this.#course;
    if (bounds === undefined) return rounded(Math.exp(log));
    return rounded(Math.exp(reflected(log, Math.log(bounds[0] * 1.02), Math.log(bounds[1] / 1.02))));
  }

  #drift(time: number): number {
    const { seed, volatility } = this.#course;
    let drift = 0;
    for (const [index, [days, reach]] of LAYERS.entries()) {
      drift += reach * noise(seed + 20 + index, time / DAY / days);
    }
    return drift * volatility;
  }
}

/** Puts an anchor at a node of chance, or the next one that is free. */
function insert(anchors: Anchor[], luck: number, price: number): void {
  let minute = NODE * (1 + Math.floor(luck * (MINUTES_A_DAY / NODE - 1)));
  while (anchors.some((anchor) => anchor.minute === minute)) minute = (minute + NODE) % MINUTES_A_DAY;
  const place = anchors.findIndex((anchor) => anchor.minute > minute);
  anchors.splice(place, 0, { minute, price });
}

function rangeOf(anchors: readonly Anchor[]): Range {
  const { price, minute } = anchors[0] as Anchor;
  const range = { high: price, minuteHigh: minute, low: price, minuteLow: minute };
  for (const anchor of anchors) widen(range, anchor.price, anchor.minute);
  return range;
}

/** Takes a price in; of equal ones the first minute counts. */
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

/** A number that turns back at two bounds instead of passing them. */
function reflected(value: number, low: number, high: number): number {
  if (value >= low && value <= high) return value;
  const span = high - low;
  const round = (((value - low) % (2 * span)) + 2 * span) % (2 * span);
  return low + (round <= span ? round : 2 * span - round);
}
