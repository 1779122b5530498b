import { checkNames } from "./names.ts";
import type { OperationMetadata } from "./operation.ts";

/** The parsed metadata of a parameter. `maximum` is the maximum number of items. */
type Rule = readonly [
  text: string,
  name: string,
  kind: keyof typeof kinds,
  list: string,
  maximum: string,
  required: string,
];

/** The rules, the names and the constraints of an operation's parameters. */
export type Rules = readonly [
  rules: readonly Rule[],
  names: readonly string[],
  constraints: readonly (readonly [kind: string, names: readonly string[]])[],
];

/** The kinds of values by suffix in the metadata: pattern, description for messages, example. */
const kinds = {
  "": [/\S/, "text", '"abc"'],
  "#": [/^-?[\d.]+(e[+-]?\d+)?$/, "a finite number", "1"],
  "?": [/^(true|false)$/i, "true or false", "true"],
  "@": [/\S/, "a Date, an ISO 8601 string or Unix seconds", '"2026-01-15T00:00:00Z"'],
  // Rejects "." and "..", which would change the path.
  "/": [/[^.\s]/, "a path segment", '"abc"'],
} as const;

const amounts: Record<string, string> = { "=": "exactly", "+": "at least", "-": "at most" };

/** Parses the parameters and constraints of an operation's metadata. */
export function parseRules({ parameters, constraints = "" }: OperationMetadata): Rules {
  const rules = [...parameters.matchAll(/(\w+)([#?@/]?)(\*?)(\d*)(!?)/g)] as unknown as Rule[];
  return [
    rules,
    rules.map(([, name]) => name),
    Array.from(constraints.matchAll(/(\S)(\S+)/g), ([, kind, names]) => [
      kind as string,
      (names as string).split(","),
    ]),
  ];
}

/**
 * Builds the path and query of a request. Repeats the checks of the compiler for JavaScript callers. The service checks
 * bounds and enumerations.
 * @throws TypeError for an invalid parameter. The message names the parameter.
 */
export function buildUrl(
  id: string,
  path: string,
  [rules, names, constraints]: Rules,
  values: object = {},
): string {
  const given = values as Record<string, unknown>;
  let query = "";
  const fail = (problem: string) => {
    throw new TypeError(`${id}: ${problem}`);
  };
  /** Throws a problem with an example of a valid value. */
  const showValid = (problem: string, name: string) => {
    const [, , kind, list] = rules[names.indexOf(name)] as Rule;
    const [, , example] = kinds[kind];
    fail(`${problem}, such as { ${name}: ${list ? `[${example}]` : example} }`);
  };
  if (Object(given) !== given) fail("the parameters must be an object");
  for (const [, name, kind, list, maximum, required] of rules) {
    const value = given[name];
    if (value !== undefined) {
      const items = list && Array.isArray(value) ? value : [value];
      const [pattern, form] = kinds[kind];
      const texts = items.map((item) => toText(item, kind));
      if (!texts.length || !texts.every((text) => pattern.test(text) && !(list && text.includes(",")))) {
        const commas = list && !kind ? " without commas" : "";
        showValid(
          `"${name}" must be ${form}${commas}${list && " or a non-empty array of such values"}`,
          name,
        );
      }
      if (maximum && new Set(items).size > +maximum) fail(`"${name}" must have at most ${maximum} items`);
      const text = texts.map(encodeURIComponent).join();
      if (kind === "/") path = path.replace(`{${name}}`, text);
      // `URL` also escapes single quotes in a query.
      else query += `${query ? "&" : "?"}${name}=${text.replaceAll("'", "%27")}`;
    } else if (required) showValid(`"${name}" is required`, name);
  }
  checkNames(`${id}: unknown parameter`, given, names);
  for (const [kind, among] of constraints) {
    const number = among.filter((name) => given[name] !== undefined).length;
    if (number > 1 ? kind !== "+" : !number && kind !== "-") {
      const rest = `one of "${among.join('", "')}" is ${number ? "allowed" : "required"}`;
      showValid(`${amounts[kind]} ${rest}`, among[0] as string);
    }
  }
  return path + query;
}

/** Converts a value to text. Invalid values become an empty text, which matches no pattern. */
function toText(value: unknown, kind: string): string {
  if (kind === "@" && value instanceof Date) return +value ? value.toISOString() : "";
  // A lone surrogate is not valid in a URL.
  if (typeof value === "string") return /\p{Cs}/u.test(value) ? "" : value;
  return typeof value === "boolean" || Number.isFinite(value) ? `${value}` : "";
}
