import type { Operation, Parameter } from "@market-data/openapi";
import { type ReplayOperation, targetFor, type Values } from "./contract.ts";

type Texts = Readonly<Record<string, readonly string[]>>;

/** Valid and invalid values by type. */
const BY_TYPE: Readonly<Record<Parameter["type"], readonly string[]>> = {
  integer: [
    "1",
    "2",
    "1027",
    "10.0",
    "0",
    "-1",
    "1.5",
    "abc",
    "1e3",
    "2147483648",
    "99999999999999999999",
    " 7 ",
    "+7",
  ],
  number: ["1", "0.5", "1e3", "-5", "0", "-0", "1e400", "0x10", "NaN", "Infinity", "1,5", "abc"],
  boolean: ["true", "false", "TRUE", "False", "1", "0", "yes", "null"],
  string: [
    "BTC",
    "btc",
    "bitcoin",
    "nothing-of-that-name",
    "Ünïcödé ₿ 🪙",
    "a b",
    "<b>",
    "%",
    "\u0000",
    "null",
  ],
  time: [
    "2026-01-14",
    "2026-01-14T00:00:00Z",
    "2026-01-10T13:07:31.250Z",
    "2026-01-14T02:00:00+02:00",
    "2026-01-14T00:00:00",
    "1768348800",
    "1768348800000",
    "2025-06-30",
    "2020-02-29",
    "2013-04-28",
    "2009-01-01",
    "2027-01-01",
    "2026-02-30",
    "yesterday",
    "-1",
  ],
};

/** Additional values for parameters that identify records of the sample market. */
const BY_NAME: Texts = {
  id: ["1,1027", "825", "1,2,3,4,5,52,74,825", "99999999", "1,99999999", "9001"],
  ids: ["1,1027", "99999999", "1,1"],
  symbol: ["BTC,ETH", "ETH,btc", "BAT", "BTC,NOTHINGOFTHATNAME", "USDT", "$", "BTC,,ETH"],
  slug: ["bitcoin,ethereum", "tether", "Bitcoin", "bitcoin,nothing-of-that-name"],
  convert: ["EUR", "BTC", "USD,EUR,BTC", "XAU", "usd", "ZZZ", "USD,ZZZ", "ETH,GBP,JPY,CHF"],
  convert_id: ["2781", "2790", "1", "2781,1027,2790", "99999999"],
  time_period: ["1h", "7d,30d", "all_time,24h"],
  count: ["1", "10", "10000", "10001"],
  limit: ["1", "3", "200"],
  start: ["2", "100", "5000", "100000"],
  amount: ["0.00000001", "1000000000000", "1e-9"],
  partner: ["none", "flipside", "a/b", "%2F", "%E0%A4%A"],
};

/**
 * Returns targets based on the examples of each operation: valid and invalid values of every parameter, conflicting,
 * missing, unknown and wrongly encoded parameters.
 */
export function getVariations(operations: readonly ReplayOperation[]): string[] {
  const known = new Set<string>();
  return operations.flatMap((each) => [...new Set(variationsOfOne(each, known))]);
}

/** @param known Parameters with already tested forms, in any operation. */
function variationsOfOne({ operation, examples }: ReplayOperation, known: Set<string>): string[] {
  const [first = {}] = examples;
  const target = (values: Values): string => targetFor(operation, values);
  const values = operation.parameters.flatMap((parameter) => {
    const base = without(operation, first, parameter.name);
    const shape = JSON.stringify(parameter);
    const texts = [...valuesFor(parameter), ...(known.has(shape) ? [] : formsFor(parameter))];
    known.add(shape);
    return texts.map((text) => target({ ...base, [parameter.name]: text }));
  });
  const skips = operation.parameters.some(({ name }) => name === "skip_invalid");
  return [
    ...examples.map(target),
    ...values,
    ...(skips ? unknownItems(operation, first).map(target) : []),
    ...everything(operation, first).map(target),
    ...missing(operation, first).map(target),
    ...together(operation, first).map(target),
    ...invalidVariations(operation, target(first)),
  ];
}

/** Valid values and values at bounds. Each operation treats these values differently. */
function valuesFor(parameter: Parameter): string[] {
  const { name, type, list, minimum, maximum } = parameter;
  const choices = (parameter.enum ?? []).map(String);
  const bounds = [minimum, maximum].flatMap((bound) =>
    bound === undefined ? [] : [bound - 1, bound, bound + 1],
  );
  return [
    ...choices,
    ...(list === true && choices.length > 0 ? [choices.join(",")] : []),
    ...(type === "time" || type === "boolean" ? BY_TYPE[type] : []),
    ...bounds.map(String),
    ...(parameter.default === undefined ? [] : [String(parameter.default)]),
    ...(BY_NAME[name] ?? []),
    "",
    type === "string" ? "not-a-choice" : "abc",
  ];
}

/** Values that the query parser accepts or rejects by form, with equal results in all operations. */
function formsFor(parameter: Parameter): string[] {
  const { name, type, list, minItems, maxItems } = parameter;
  const choices = (parameter.enum ?? []).map(String);
  const [item = "1"] = choices.length > 0 ? choices : (BY_NAME[name] ?? BY_TYPE[type]);
  const sizes = [minItems, maxItems].flatMap((size) =>
    size === undefined ? [] : [size - 1, size, size + 1],
  );
  const lists = [
    `${item},${item}`,
    `${item},`,
    `,${item}`,
    `${item},,${item}`,
    ` ${item} , ${item} `,
    ...sizes.map(numbered),
  ];
  return [
    ...BY_TYPE[type],
    ...choices.slice(0, 1).map((choice) => choice.toUpperCase()),
    ...choices.slice(0, 1).map((choice) => ` ${choice} `),
    ...(list === true ? [...lists, [...choices].reverse().join(", ")] : [`${item},${item}`]),
    " ",
  ];
}

/** Returns a list of different items. */
function numbered(items: number): string {
  return Array.from({ length: Math.max(0, items) }, (_, index) => index + 1).join(",");
}

/** Lists with known and unknown items, with and without skipping. */
function unknownItems(operation: Operation, first: Values): Values[] {
  const known: Texts = {
    id: ["1,99999999", "99999998,99999999"],
    symbol: ["BTC,NOTHINGOFTHATNAME"],
    slug: ["bitcoin,nothing-of-that-name"],
    crypto_id: ["1,99999999"],
    contract_address: ["0xnothing"],
  };
  return operation.parameters.flatMap(({ name }) =>
    (known[name] ?? []).flatMap((text) =>
      ["true", "false"].map((skip) => ({
        ...without(operation, first, name),
        [name]: text,
        skip_invalid: skip,
      })),
    ),
  );
}

/** The maximum number of rows with all optional fields. */
function everything(operation: Operation, first: Values): Values[] {
  const limit = operation.parameters.find(({ name }) => name === "limit")?.maximum;
  const aux = operation.parameters.find(({ name }) => name === "aux")?.enum;
  const all = { ...(limit !== undefined && { limit }), ...(aux !== undefined && { aux }) };
  const convert = operation.parameters.some(({ name }) => name === "convert")
    ? { convert: "EUR,BTC,USD" }
    : {};
  return Object.keys(all).length === 0
    ? []
    : [
        { ...first, ...all },
        { ...without(operation, first, "convert"), ...all, ...convert },
      ];
}

/** Requests without parameters, and without each parameter of the example. */
function missing(operation: Operation, first: Values): Values[] {
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  const kept = Object.fromEntries(Object.entries(first).filter(([name]) => inPath.includes(name)));
  const each = Object.keys(first)
    .filter((name) => !inPath.includes(name))
    .map((left) => Object.fromEntries(Object.entries(first).filter(([name]) => name !== left)));
  return [kept, ...each];
}

/** All pairs of parameters of a constraint. */
function together({ constraints }: Operation, first: Values): Values[] {
  const sample = (name: string): string => BY_NAME[name]?.[0] ?? "1";
  return constraints
    .flatMap(({ exactlyOneOf = [], atLeastOneOf = [], atMostOneOf = [] }) => [
      exactlyOneOf,
      atLeastOneOf,
      atMostOneOf,
    ])
    .flatMap((names) =>
      names.flatMap((one, index) =>
        names.slice(index + 1).map((other) => ({ ...first, [one]: sample(one), [other]: sample(other) })),
      ),
    );
}

/** Invalid names and encodings. */
function invalidVariations({ parameters }: Operation, good: string): string[] {
  const [name = "id", second = "limit"] = parameters
    .filter((parameter) => parameter.in === "query")
    .map((each) => each.name);
  const tail = good.includes("?") ? `${good}&` : `${good}?`;
  return [
    `${tail}nonsense=1`,
    `${tail}${name}x=1`,
    `${tail}${name.toUpperCase()}=1`,
    `${tail}${name}=1&${name}=2`,
    `${tail}${second}=1&${second}=1`,
    `${tail}nonsense`,
    `${tail}=1`,
    `${tail}&&`,
    `${tail}${name}=%E0%A4%A`,
    `${tail}${second}=%zz`,
    `${tail}%6E%6F=1`,
    `${tail}__proto__=1`,
    `${tail}constructor=1&toString=2`,
    `${tail}a=1&b=2&c=3&d=4&e=5&f=6&g=7&h=8&i=9&j=10&k=11&l=12&m=13&n=14&o=15&p=16&q=17&r=18&s=19&t=20&u=21&v=22`,
    `${good}#fragment`,
    `${good.split("?", 1)[0]}/`,
    `${good.split("?", 1)[0]}?`,
  ];
}

/** Returns the example without `kept` and the parameters that a constraint forbids together with `kept`. */
function without({ constraints }: Operation, values: Values, kept: string): Values {
  const excluded = constraints
    .flatMap(({ exactlyOneOf = [], atMostOneOf = [] }) => [exactlyOneOf, atMostOneOf])
    .flatMap((names) => (names.includes(kept) ? names : []));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !excluded.includes(name)));
}
