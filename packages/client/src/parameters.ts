import { checkNames } from "./names.ts";
import type { OperationMetadata } from "./operation.ts";

/**
 * The rule of each parameter: its match in the metadata, with the text, name, kind, list mark, maximum number of items,
 * and required mark.
 */
export type Rules = readonly RegExpExecArray[];

/** By the mark of a kind: the pattern of its values, their description, and one or two of them as examples. */
const kinds: Record<string, [RegExp, string, string, string?]> = {
  "": [/\S/, "text", '"abc"', '"def"'],
  "#": [/^-?[\d.]+(e[+-]?\d+)?$/, "a finite number", "1", "2"],
  "?": [/^(true|false)$/i, "true or false", "true"],
  "@": [/\S/, "a Date, an ISO 8601 string or Unix seconds", '"2026-01-15T00:00:00Z"'],
  // "." and ".." would lead to another path.
  "/": [/[^.\s]/, "a path segment", '"abc"'],
};

export function parseRules({ parameters }: OperationMetadata): Rules {
  return [...parameters.matchAll(/(\w+)([#?@/]?)(\*?)(\d*)(!?)/g)];
}

/**
 * The path and query of a request, with checked parameters. What the compiler rejects is also rejected here, for
 * JavaScript; bounds and enumerations are left to the service.
 * @throws TypeError naming the invalid parameter.
 */
export function buildUrl(
  id: string,
  path: string,
  rules: Rules,
  { constraints = "" }: OperationMetadata,
  parameters: object = {},
): string {
  const given = parameters as Record<string, unknown>;
  const query: string[] = [];
  /** Fails, with a valid value of a parameter. */
  const fail = (problem: string, name: string) => {
    const [, , kind, list] = rules.find((rule) => rule[1] === name) as RegExpExecArray;
    const [, , one, other] = kinds[kind as string] as [RegExp, string, string, string?];
    throw new TypeError(`${id}: ${problem}, such as { ${name}: ${list ? `[${one}, ${other}]` : one} }`);
  };
  if (Object(given) !== given) throw new TypeError(`${id}: the parameters must be an object`);
  for (const rule of rules) {
    const name = rule[1] as string;
    const value = given[name];
    if (value !== undefined) {
      const [, , kind, list, maximum] = rule;
      const items = list && Array.isArray(value) ? value : [value];
      const [pattern, form] = kinds[kind as string] as [RegExp, string, string];
      const texts = items.map((item) => toText(item, kind === "@"));
      if (!texts.length || !texts.every((text) => pattern.test(text) && !(list && text.includes(",")))) {
        const commas = list && !kind ? " without commas" : "";
        fail(`"${name}" must be ${form}${commas}${list && " or a non-empty array of such values"}`, name);
      }
      if (maximum && new Set(items).size > +maximum) {
        throw new TypeError(`${id}: "${name}" must have at most ${maximum} items`);
      }
      const text = texts.map(encodeURIComponent).join();
      if (kind === "/") path = path.replace(`{${name}}`, text);
      else query.push(`${name}=${text}`);
    } else if (rule[5]) fail(`"${name}" is required`, name);
  }
  checkNames(
    `${id}: unknown parameter`,
    given,
    rules.map((rule) => rule[1] as string),
  );
  for (const [, kind, list] of constraints.matchAll(/([=+-])(\S+)/g)) {
    const names = (list as string).split(",");
    const number = names.filter((name) => given[name] !== undefined).length;
    if (number > 1 ? kind !== "+" : !number && kind !== "-") {
      const quoted = names.map((name) => `"${name}"`).join(", ");
      const amount = { "=": "exactly", "+": "at least", "-": "at most" }[kind as string];
      fail(`${amount} one of ${quoted} is ${kind === "-" ? "allowed" : "required"}`, names[0] as string);
    }
  }
  return query.length ? `${path}?${query.join("&")}` : path;
}

/** The text of a value; empty, which matches no pattern, for one of another type. */
function toText(value: unknown, isTime: boolean): string {
  if (isTime && value instanceof Date) return +value ? value.toISOString() : "";
  return typeof value === "string" || typeof value === "boolean" || Number.isFinite(value) ? `${value}` : "";
}
