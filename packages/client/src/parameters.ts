import { checkNames } from "./names.ts";
import type { OperationMetadata } from "./operation.ts";

/** The rule of a parameter: the parts of its text in the metadata, `maximum` being that of items. */
type Rule = readonly [
  text: string,
  name: string,
  kind: keyof typeof kinds,
  list: string,
  maximum: string,
  required: string,
];

/** The rules of an operation's parameters, their names, and the constraints over them. */
export type Rules = readonly [
  rules: readonly Rule[],
  names: readonly string[],
  constraints: readonly (readonly [kind: string, names: readonly string[]])[],
];

/** By the mark of a kind: the pattern of its values, their description, and one of them as an example. */
const kinds = {
  "": [/\S/, "text", '"abc"'],
  "#": [/^-?[\d.]+(e[+-]?\d+)?$/, "a finite number", "1"],
  "?": [/^(true|false)$/i, "true or false", "true"],
  "@": [/\S/, "a Date, an ISO 8601 string or Unix seconds", '"2026-01-15T00:00:00Z"'],
  // "." and ".." would lead to another path.
  "/": [/[^.\s]/, "a path segment", '"abc"'],
} as const;

const amounts: Record<string, string> = { "=": "exactly", "+": "at least", "-": "at most" };

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
 * The path and query of a request, with checked parameters. What the compiler rejects is also rejected here, for
 * JavaScript; bounds and enumerations are left to the service.
 * @throws TypeError naming the invalid parameter.
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
  /** Fails, with a valid value of a parameter. */
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
      // A `URL` escapes quotation marks in its query.
      else query += `${query ? "&" : "?"}${name}=${text.replaceAll("'", "%27")}`;
    } else if (required) showValid(`"${name}" is required`, name);
  }
  checkNames(`${id}: unknown parameter`, given, names);
  for (const [kind, among] of constraints) {
    const number = among.filter((name) => given[name] !== undefined).length;
    if (number > 1 ? kind !== "+" : !number && kind !== "-") {
      const rest = `one of "${among.join('", "')}" is ${kind === "-" ? "allowed" : "required"}`;
      showValid(`${amounts[kind]} ${rest}`, among[0] as string);
    }
  }
  return path + query;
}

/** The text of a value; empty, which matches no pattern, for one of another type, or that no URL can have. */
function toText(value: unknown, kind: string): string {
  if (kind === "@" && value instanceof Date) return +value ? value.toISOString() : "";
  // Half of a surrogate pair.
  if (typeof value === "string") return /\p{Cs}/u.test(value) ? "" : value;
  return typeof value === "boolean" || Number.isFinite(value) ? `${value}` : "";
}
