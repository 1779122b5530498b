import type { Operation, Parameter } from "../src/index.ts";

/** A valid text of a parameter with its value. */
export interface ValidCase {
  text: string;
  value: unknown;
}

/** An invalid text of a parameter with the broken rule. */
export interface InvalidCase {
  text: string;
  rule: string;
}

/** A matching and a non-matching text for each pattern of the contract. */
const MATCHING: Record<string, { valid: string; invalid: string }> = {
  "^[A-Za-z0-9$@-]+$": { valid: "$A-b@1", invalid: "a_b" },
  "^[a-z0-9-]+$": { valid: "a-1", invalid: "Bitcoin" },
  "^[^,]+$": { valid: "BTC", invalid: "BTC,ETH" },
  "^\\d+$": { valid: "42", invalid: "4x" },
};

/** Returns valid texts of a single value. */
function validValues(parameter: Parameter): ValidCase[] {
  const { type, enum: choices, pattern, nullable, minimum, maximum, fallback } = parameter;
  const cases: ValidCase[] = nullable ? [{ text: "null", value: null }] : [];
  if (choices !== undefined)
    return [...cases, ...choices.map((choice) => ({ text: String(choice), value: choice }))];
  if (type === "boolean") {
    const words = ["true", "True", "TRUE", "false", "fALSE"];
    return [...cases, ...words.map((text) => ({ text, value: text.toLowerCase() === "true" }))];
  }
  if (type === "time") {
    return [
      ...cases,
      { text: "1768478400", value: 1768478400000 },
      { text: "2026-01-15", value: Date.UTC(2026, 0, 15) },
      { text: "2026-01-15T12:00", value: Date.UTC(2026, 0, 15, 12) },
      { text: "2026-01-15T12:00:30.5Z", value: Date.UTC(2026, 0, 15, 12, 0, 30, 500) },
      { text: "2026-01-15T12:00:00+02:00", value: Date.UTC(2026, 0, 15, 10) },
    ];
  }
  if (type === "string") {
    const text = pattern === undefined ? "Ünï x" : matching(pattern).valid;
    return [...cases, { text, value: text }];
  }
  const bounds = [minimum ?? 0, maximum ?? 2147483647].map((value) => ({ text: plain(value), value }));
  const fallbacks =
    fallback === undefined ? [] : ["0", "-1"].map((text) => ({ text, value: parameter.default }));
  const numbers = [...bounds, { text: "10.0", value: 10 }, { text: "007", value: 7 }, ...fallbacks];
  const expression = new RegExp(pattern ?? "", "u");
  return [...cases, ...numbers.filter(({ text }) => expression.test(text))];
}

/** Returns invalid texts of a single value. */
function invalidValues(parameter: Parameter): InvalidCase[] {
  const { type, enum: choices, pattern, minimum, maximum, fallback } = parameter;
  if (choices !== undefined) {
    return [
      { text: "no-such-choice", rule: "enum" },
      { text: `${String(choices[0]).toUpperCase()}_`, rule: "enum" },
    ];
  }
  if (type === "string")
    return pattern === undefined ? [] : [{ text: matching(pattern).invalid, rule: "pattern" }];
  const words: Record<string, string[]> = {
    boolean: ["1", "yes", "truee", "on"],
    time: [
      "yesterday",
      "2026-02-30",
      "2026-13-01",
      "2026-01-15T24:00",
      "-1",
      "1.5",
      "1768478400000",
      "2026-1-5",
    ],
    integer: ["x", "1.5", "0x10", "1e3", "NaN", "Infinity", "1_000", "٣", "99999999999999999999"],
    number: ["x", "0x10", "NaN", "Infinity", "1e999", "1,5", ".", "--1"],
  };
  const wrong: InvalidCase[] = (words[type] ?? []).map((text) => ({ text, rule: "type" }));
  const isTime = type === "time";
  if (pattern !== undefined) wrong.push({ text: "4x", rule: "pattern" });
  if (minimum !== undefined && fallback === undefined) {
    wrong.push({ text: isTime ? String(minimum - 1) : below(parameter, minimum), rule: "minimum" });
  }
  if (maximum !== undefined)
    wrong.push({ text: isTime ? String(maximum + 1) : above(maximum), rule: "maximum" });
  return wrong;
}

function below({ type }: Parameter, minimum: number): string {
  return type === "integer"
    ? String(minimum - 1)
    : minimum === 0
      ? "-0.5"
      : plain(minimum - Math.abs(minimum) / 2);
}

function above(maximum: number): string {
  return plain(maximum * 1.1);
}

/** Formats a number without an exponent. */
function plain(value: number): string {
  return Math.abs(value) >= 1 || value === 0
    ? BigInt(Math.trunc(value)).toString()
    : value.toFixed(9).replace(/0+$/, "");
}

function matching(pattern: string): { valid: string; invalid: string } {
  const texts = MATCHING[pattern];
  if (texts === undefined) throw new Error(`Say in test/cases.ts what matches ${pattern}.`);
  return texts;
}

/** Returns valid texts of a parameter, with all choices, bounds and notations. */
export function validCases(parameter: Parameter): ValidCase[] {
  const single = validValues(parameter);
  const spaced = single.slice(0, 1).map(({ text, value }) => ({ text: ` ${text} `, value }));
  if (!parameter.list) return [...single, ...spaced];
  const { maxItems } = parameter;
  const all = single.slice(0, maxItems);
  const distinct = [...new Set(all.map(({ value }) => value))];
  const first = all[0] as ValidCase;
  return [
    ...single.map(({ text, value }) => ({ text, value: [value] })),
    { text: all.map(({ text }) => text).join(","), value: distinct },
    { text: all.map(({ text }) => ` ${text} `).join(","), value: distinct },
    { text: `${first.text},${first.text} , ${first.text}`, value: [first.value] },
    ...(maxItems === undefined ? [] : [fullList(parameter, maxItems)]),
  ];
}

/** Whether a parameter accepts any text. An empty text counts as not sent. */
export function takesAnyText({
  type,
  in: place,
  required,
  list,
  enum: choices,
  pattern,
}: Parameter): boolean {
  const isPlain = type === "string" && choices === undefined && pattern === undefined;
  return isPlain && place === "query" && !required && !list;
}

/** Returns invalid texts of a parameter, at least one for each rule. */
export function invalidCases(parameter: Parameter): InvalidCase[] {
  const single = invalidValues(parameter);
  // An empty value of an optional parameter counts as not sent.
  const isNeeded = parameter.required === true || parameter.in === "path";
  const empty = isNeeded ? ["", " "].map((text) => ({ text, rule: "empty" })) : [];
  if (!parameter.list) return [...single, ...empty];
  const { maxItems } = parameter;
  const valid = (validValues(parameter)[0] as ValidCase).text;
  return [
    ...single,
    ...single.map(({ text, rule }) => ({ text: `${valid},${text}`, rule })),
    ...empty,
    ...[`${valid},`, `,${valid}`, `${valid},,${valid}`, `${valid}, ,${valid}`, ","].map((text) => ({
      text,
      rule: "empty item",
    })),
    ...(maxItems === undefined ? [] : [{ text: fullList(parameter, maxItems + 1).text, rule: "maxItems" }]),
  ];
}

/** Returns a list with `length` distinct items, each repeated once. */
function fullList({ type }: Parameter, length: number): ValidCase {
  const items = Array.from({ length }, (_, index) => (type === "integer" ? index + 1 : `A${index}`));
  return { text: items.flatMap((item) => [item, item]).join(","), value: items };
}

/** Returns the parameters that make a query valid, together with a named parameter or alone. */
export function companions({ parameters, constraints }: Operation, name?: string): string[] {
  const names = parameters.filter((each) => each.in === "query" && each.required).map((each) => each.name);
  if (name !== undefined && !names.includes(name)) names.push(name);
  const exclusive = constraints.flatMap(({ exactlyOneOf, atMostOneOf }) => [
    exactlyOneOf ?? [],
    atMostOneOf ?? [],
  ]);
  const excluded = (candidate: string): boolean =>
    exclusive.some((group) => group.includes(candidate) && group.some((other) => names.includes(other)));
  for (const { exactlyOneOf, atLeastOneOf } of constraints) {
    const needed = exactlyOneOf ?? atLeastOneOf ?? [];
    if (needed.length === 0 || needed.some((each) => names.includes(each))) continue;
    names.push(needed.find((candidate) => !excluded(candidate)) as string);
  }
  return names.filter((each) => each !== name);
}

/** Builds a query string. */
export function search(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join("&");
}

/** Returns the shortest valid query of an operation, without the named parameter. */
export function baseEntries(operation: Operation, name?: string): [string, string][] {
  return companions(operation, name).map((each) => [each, sample(operation, each)]);
}

/** Returns a valid text of a parameter. */
export function sample({ parameters }: Operation, name: string): string {
  const parameter = parameters.find((each) => each.name === name) as Parameter;
  return (validCases(parameter)[0] as ValidCase).text;
}

/** Returns valid values of the path parameters of an operation. */
export function samplePath(operation: Operation): Record<string, string> {
  const names = operation.parameters.filter((each) => each.in === "path").map((each) => each.name);
  return Object.fromEntries(names.map((name) => [name, sample(operation, name)]));
}
