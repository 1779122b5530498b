import type { OperationMetadata } from "./operation.ts";

/**
 * The rule of each parameter: its match in the metadata, with the text, name, kind, list mark, maximum number of items,
 * and required mark.
 */
export type Rules = readonly RegExpExecArray[];

/** The pattern of a value and its description, by the mark of its kind. */
const kinds: Record<string, [RegExp, string]> = {
  "": [/\S/, "a string or a finite number"],
  "#": [/^-?[\d.]+(e[+-]?\d+)?$/, "a finite number"],
  "?": [/^(true|false)$/i, "true or false"],
  // "." and ".." would lead to another path.
  "/": [/[^.\s]/, "a path segment"],
};

export function parseRules({ parameters }: OperationMetadata): Rules {
  return [...parameters.matchAll(/(\w+)([#?/]?)(\*?)(\d*)(!?)/g)];
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
  const fail = (problem: string) => {
    throw new TypeError(`${id}: ${problem}`);
  };
  const given = parameters as Record<string, unknown>;
  const query: string[] = [];
  if (Object(given) !== given) fail("the parameters must be an object");
  for (const rule of rules) {
    const name = rule[1] as string;
    const value = given[name];
    if (value !== undefined) {
      const [, , kind, list, maximum] = rule;
      const items = list && Array.isArray(value) ? value : [value];
      const [pattern, form] = kinds[kind as string] as [RegExp, string];
      if (
        !items.length ||
        !items.every((item) => isValid(item, pattern) && !(list && `${item}`.includes(",")))
      ) {
        fail(`"${name}" must be ${form}${list && " without commas, or a non-empty array of them"}`);
      }
      if (maximum && new Set(items).size > +maximum) fail(`"${name}" must have at most ${maximum} items`);
      const text = items.map(encodeURIComponent as (item: unknown) => string).join();
      if (kind === "/") path = path.replace(`{${name}}`, text);
      else query.push(`${name}=${text}`);
    } else if (rule[5]) fail(`"${name}" is required`);
  }
  for (const name of Object.keys(given)) {
    if (given[name] !== undefined && !rules.some((rule) => rule[1] === name)) {
      fail(`"${name}" is not a parameter`);
    }
  }
  for (const [, kind, list] of constraints.matchAll(/([=+-])(\S+)/g)) {
    const names = (list as string).split(",");
    const number = names.filter((name) => given[name] !== undefined).length;
    if (number > 1 ? kind !== "+" : !number && kind !== "-") {
      fail(`${number ? "only one of" : "one of"} ${names.join(", ")} must be sent`);
    }
  }
  return query.length ? `${path}?${query.join("&")}` : path;
}

function isValid(value: unknown, pattern: RegExp): boolean {
  return (
    (typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) &&
    pattern.test(`${value}`)
  );
}
