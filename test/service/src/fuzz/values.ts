import fc from "fast-check";
import type { Parameter } from "../contract.ts";
import type { JsonObject } from "../json.ts";

/**
 * The validity of a value by the contract: valid, invalid, or open. The service may accept or reject an open value.
 */
export type Verdict = "right" | "wrong" | "open";

/** A value as written in a query, before percent-encoding. */
export interface Written {
  readonly text: string;
  readonly verdict: Verdict;
}

const INT32 = 2_147_483_647;
/** Names that every JavaScript object inherits. */
export const PROTOTYPE_NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "__defineGetter__",
];
/** Texts that often cause bugs. */
const NASTY = [
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-Infinity",
  "-0",
  "1e400",
  "0x10",
  "1_000",
  "１２",
  "٣",
  "9".repeat(40),
  "1.5.5",
  "--1",
  "+1",
  "[]",
  "{}",
  "[object Object]",
  "true false",
  "\u0000",
  "a\u0000b",
  "\u202e",
  "\ufeff1",
  "😀",
  "e\u0301",
  "İ",
  "ß",
  "ﬀ",
  "%",
  "%41",
  "%2C",
  "\\",
  "../../etc/passwd",
  "'; DROP TABLE asset; --",
  '" OR 1=1',
  "<script>",
  "${7*7}",
  "\r\nX-Injected: 1",
  "\n",
  "\t",
  ";",
  "&",
  "=",
  "#",
  "?",
  ...PROTOTYPE_NAMES,
];

/** Arbitrary valid values of a parameter. `pool` contains known values. */
export function rightValues(parameter: Parameter, pool: readonly string[]): fc.Arbitrary<Written> {
  const right = rightTexts(parameter, pool);
  return parameter.list ? arbitraryList(parameter, right, 1, 4) : right;
}

/** Arbitrary valid and invalid values of a parameter. */
export function anyValues(parameter: Parameter, pool: readonly string[]): fc.Arbitrary<Written> {
  const right = rightTexts(parameter, pool);
  const wrong = wrongTexts(parameter);
  if (!parameter.list) {
    const any = anyText().map((text) => judged(parameter, text));
    return fc.oneof({ weight: 3, arbitrary: right }, wrong, any, spaced(right));
  }
  return fc.oneof(
    { weight: 4, arbitrary: arbitraryList(parameter, right, 1, 4) },
    arbitraryList(parameter, spaced(right), 1, 4),
    arbitraryList(parameter, fc.oneof(right, wrong), 1, 5),
    arbitraryList(parameter, right, 100, 2000),
    tooMany(parameter),
    fc.constantFrom("", ",", ",,", " , ", "1,,1").map((text) => ({ text, verdict: "wrong" as const })),
    anyText().map((text) => judgedList(parameter, text)),
  );
}

/** Joins items with commas. One invalid item makes the list invalid. */
function arbitraryList(
  { schema }: Parameter,
  item: fc.Arbitrary<Written>,
  minLength: number,
  maxLength: number,
): fc.Arbitrary<Written> {
  const most = schema["maxItems"];
  return fc.array(item, { minLength, maxLength, size: "max" }).map((items) => {
    const verdicts = items.map(({ verdict }) => verdict);
    // Duplicates count once. The equality of items (`1` and `1.0`, `usd` and `USD`) is up to the service.
    if (typeof most === "number" && new Set(items.map(({ text }) => text)).size > most) verdicts.push("open");
    return { text: items.map(({ text }) => text).join(","), verdict: worst(verdicts) };
  });
}

/** Returns more distinct items than a list may have, or many items for an unbounded list. */
function tooMany({ schema }: Parameter): fc.Arbitrary<Written> {
  const most = schema["maxItems"];
  const count = typeof most === "number" ? most + 1 : 1000;
  const verdict = typeof most === "number" ? "wrong" : "open";
  return fc.integer({ min: 1, max: 100_000 }).map((first) => ({
    text: Array.from({ length: count }, (_, index) => first + index).join(","),
    verdict,
  }));
}

export function worst(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("wrong")) return "wrong";
  return verdicts.includes("open") ? "open" : "right";
}

/** Adds spaces around a value. A valid value then becomes open: the service may accept or reject it. */
function spaced(value: fc.Arbitrary<Written>): fc.Arbitrary<Written> {
  return value.map(({ text, verdict }) => ({ text: ` ${text} `, verdict: worst([verdict, "open"]) }));
}

function anyText(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...NASTY),
    fc.string({ unit: "binary", maxLength: 20 }),
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.string({ minLength: 200, maxLength: 3000, size: "max" }),
    fc.double().map(String),
    fc.bigInt().map(String),
  );
}

function rightTexts(
  { name, item, readsAs, fallsBack }: Parameter,
  pool: readonly string[],
): fc.Arbitrary<Written> {
  return rightText(name, { ...item, ...readsAs }, fallsBack, pool);
}

/** @param kind The schema of a value, or a more specific format. */
function rightText(
  name: string,
  kind: JsonObject,
  fallsBack: boolean,
  pool: readonly string[],
): fc.Arbitrary<Written> {
  const choices = kind["enum"];
  if (Array.isArray(choices)) return right(fc.constantFrom(...choices.map(String)));
  const known = pool.length === 0 ? [] : [{ weight: 6, arbitrary: fc.constantFrom(...pool) }];
  switch ([kind["type"]].flat()[0]) {
    case "integer": {
      const min = fallsBack ? -INT32 : ((kind["minimum"] as number | undefined) ?? 0);
      const max = (kind["maximum"] as number | undefined) ?? INT32;
      const integer = fc.oneof(
        fc.integer({ min, max }),
        fc.integer({ min, max: Math.min(max, 50) }),
        fc.constantFrom(min, max),
      );
      const written = integer.chain((value) =>
        fc.constantFrom(
          String(value),
          String(value),
          kind["pattern"] === undefined ? `${value}.0` : String(value),
        ),
      );
      return right(fc.oneof(...known, { weight: 2, arbitrary: written }));
    }
    case "number": {
      const min = (kind["minimum"] as number | undefined) ?? -1e15;
      const max = (kind["maximum"] as number | undefined) ?? 1e15;
      const decimal = fc
        .double({ min, max, noNaN: true })
        .map(String)
        .filter((text) => !/e/i.test(text) && text !== "-0");
      return right(
        fc.oneof(
          decimal,
          fc
            .constantFrom(min, max, Math.max(min, 1))
            .map((value) => value.toFixed(min < 1 && min > 0 ? 8 : 0)),
        ),
      );
    }
    case "boolean":
      return right(fc.constantFrom("true", "false", "True", "FALSE"));
    case "time":
      return right(time(kind));
    default: {
      const pattern = kind["pattern"];
      const text =
        typeof pattern === "string"
          ? fc.stringMatching(new RegExp(pattern), { size: "small" })
          : fc.string({ minLength: 1, maxLength: 12 });
      const allowed = text.filter((made) => !/[,\s]/.test(made) && made !== "");
      return right(
        fc.oneof(...known, { weight: name === "symbol" || name === "slug" ? 1 : 2, arbitrary: allowed }),
      );
    }
  }
}

function right(text: fc.Arbitrary<string>): fc.Arbitrary<Written> {
  return text.map((made) => ({ text: made, verdict: "right" }));
}

const SOME_TIMES = {
  min: new Date("2024-01-20T00:00:00Z"),
  max: new Date("2026-03-01T00:00:00Z"),
  noInvalidDate: true,
};

function time({ minimum }: JsonObject): fc.Arbitrary<string> {
  const earliest = typeof minimum === "number" ? minimum * 1000 : Date.UTC(2010, 0, 1);
  const date = fc.oneof(
    { weight: 5, arbitrary: fc.date(SOME_TIMES) },
    {
      weight: 1,
      arbitrary: fc.date({
        min: new Date(earliest),
        max: new Date("2099-12-31T00:00:00Z"),
        noInvalidDate: true,
      }),
    },
  );
  return date.chain((value) => {
    const iso = value.toISOString();
    const seconds = Math.max(Math.ceil(earliest / 1000), Math.floor(value.getTime() / 1000));
    return fc.constantFrom(
      iso,
      iso.slice(0, 10),
      iso.slice(0, 19),
      `${iso.slice(0, 16)}Z`,
      `${iso.slice(0, 19)}+02:00`,
      String(seconds),
    );
  });
}

function wrongTexts(parameter: Parameter): fc.Arbitrary<Written> {
  const { item, readsAs, fallsBack } = parameter;
  const kind = { ...item, ...readsAs };
  const outside = [
    ...(typeof kind["minimum"] === "number" && kind["type"] !== "time" && !fallsBack
      ? [String(kind["minimum"] - 1), "-1000000"]
      : []),
    ...(typeof kind["maximum"] === "number" ? [String(kind["maximum"] * 2), "99999999999999999999"] : []),
  ];
  const beyond = outside.map((text): Written => ({ text, verdict: "wrong" }));
  const nasty = NASTY.map((text) => judged(parameter, text)).filter(({ text }) => !text.includes(","));
  return fc.constantFrom(...beyond, ...nasty);
}

function judgedList(parameter: Parameter, text: string): Written {
  const verdict = worst(text.split(",").map((item) => judged(parameter, item).verdict));
  // A text with a comma is clearly a list only if the comma cannot be part of a value.
  return { text, verdict: verdict === "right" ? "open" : verdict };
}

/** Returns invalid if the schema clearly rejects a value, otherwise open. */
function judged({ item, readsAs }: Parameter, text: string): Written {
  return { text, verdict: isSurelyWrong({ ...item, ...readsAs }, text) ? "wrong" : "open" };
}

function isSurelyWrong(kind: JsonObject, text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === "") return ![kind["type"]].flat().includes("null");
  const choices = kind["enum"];
  if (Array.isArray(choices))
    return !choices.some((choice) => String(choice).toLowerCase() === trimmed.toLowerCase());
  switch ([kind["type"]].flat()[0]) {
    case "integer":
      return !/^[+-]?\d+(\.0*)?(e\+?\d+)?$/i.test(trimmed) && !isNullText(kind, trimmed);
    case "number":
      return !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed) && !isNullText(kind, trimmed);
    case "boolean":
      return !/^(true|false)$/i.test(trimmed);
    default: {
      const pattern = kind["pattern"];
      return (
        typeof pattern === "string" && !new RegExp(pattern).test(text) && !new RegExp(pattern).test(trimmed)
      );
    }
  }
}

function isNullText(kind: JsonObject, text: string): boolean {
  return [kind["type"]].flat().includes("null") && text.toLowerCase() === "null";
}
