import type { Facts } from "./operation.ts";

/**
 * What is known of each parameter: its match in the facts, which are the text, name, kind, mark of a list, greatest
 * number of items, and mark of a required one. Of the many that are not given, only name and last mark are looked at.
 */
export type Rules = readonly RegExpExecArray[];

/** How the text of a value looks, and what to call that, by the mark of its kind. */
const kinds: Record<string, [RegExp, string]> = {
  "": [/\S/, "a text or a finite number"],
  "#": [/^-?[\d.]+(e[+-]?\d+)?$/, "a finite number"],
  "?": [/^(true|false)$/i, "true or false"],
  // One dot or two would lead to another path.
  "/": [/[^.\s]/, "a name"],
};

export function rulesOf({ parameters }: Facts): Rules {
  return [...parameters.matchAll(/(\w+)([#?/]?)(\*?)(\d*)(!?)/g)];
}

/**
 * The path and query of a call, its parameters checked. What the compiler refuses is refused here too, for callers in
 * JavaScript; what only the service can judge is left to it.
 * @throws TypeError naming the parameter that is not right.
 */
export function addressOf(
  id: string,
  path: string,
  rules: Rules,
  { constraints = "" }: Facts,
  parameters: object = {},
): string {
  const refuse = (problem: string) => {
    throw new TypeError(`${id}: ${problem}`);
  };
  const given = parameters as Record<string, unknown>;
  const query: string[] = [];
  if (Object(given) !== given) refuse("the parameters must be an object");
  for (const rule of rules) {
    const name = rule[1] as string;
    const value = given[name];
    if (value !== undefined) {
      const [, , kind, list, maximum] = rule;
      const items = list && Array.isArray(value) ? value : [value];
      const [pattern, words] = kinds[kind as string] as [RegExp, string];
      if (
        !items.length ||
        !items.every((item) => fits(item, pattern) && !(list && `${item}`.includes(",")))
      ) {
        refuse(`"${name}" must be ${words}${list && " without a comma, or a list of at least one such"}`);
      }
      if (maximum && new Set(items).size > +maximum) refuse(`"${name}" takes at most ${maximum} items`);
      const text = items.map(encodeURIComponent as (item: unknown) => string).join();
      if (kind === "/") path = path.replace(`{${name}}`, text);
      else query.push(`${name}=${text}`);
    } else if (rule[5]) refuse(`"${name}" is required`);
  }
  for (const name of Object.keys(given)) {
    if (given[name] !== undefined && !rules.some((rule) => rule[1] === name)) {
      refuse(`"${name}" is not a parameter`);
    }
  }
  for (const [, kind, list] of constraints.matchAll(/([=+-])(\S+)/g)) {
    const names = (list as string).split(",");
    const number = names.filter((name) => given[name] !== undefined).length;
    if (number > 1 ? kind !== "+" : !number && kind !== "-") {
      refuse(`${number ? "only one of" : "one of"} ${names.join(", ")} must be sent`);
    }
  }
  return query.length ? `${path}?${query.join("&")}` : path;
}

function fits(value: unknown, pattern: RegExp): boolean {
  return (
    (typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) &&
    pattern.test(`${value}`)
  );
}
