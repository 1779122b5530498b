import type { Facts } from "./operation.ts";

/** What is known of each parameter: its match in the facts, of which the name is the second element. */
export type Rules = readonly RegExpExecArray[];

/** How the text of a value looks, and what to call that, by the mark of its kind. */
const kinds: Record<string, [RegExp, string]> = {
  "": [/\S/, "a text"],
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
  const unknown = new Set(Object.keys(given));
  for (const [, name, kind, list, maximum, required] of rules as Iterable<string[]>) {
    const value = given[name as string];
    if (value !== undefined) {
      const items = list && Array.isArray(value) ? value : [value];
      const [pattern, words] = kinds[kind as string] as [RegExp, string];
      if (
        !items.length ||
        !items.every((item) => fits(item, pattern) && !(list && `${item}`.includes(",")))
      ) {
        refuse(`"${name}" must be ${words}${list && " without a comma, or a list of such"}`);
      }
      if (maximum && new Set(items).size > +maximum) refuse(`"${name}" takes at most ${maximum} items`);
      const text = items.map(encodeURIComponent as (item: unknown) => string).join();
      if (kind === "/") path = path.replace(`{${name}}`, text);
      else query.push(`${name}=${text}`);
    } else if (required) refuse(`"${name}" is required`);
    unknown.delete(name as string);
  }
  for (const name of unknown) if (given[name] !== undefined) refuse(`"${name}" is not a parameter`);
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
