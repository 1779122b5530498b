import { isObject, type JsonObject, toObject } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";

const BOUNDS = ["minimum", "maximum", "minItems", "maxItems", "default"];

export default {
  description:
    "A description does not repeat a bound or default of its schema, because the reference shows both.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema" && kind !== "parameter") continue;
      const numbers = listNumbers(String(value["description"] ?? ""));
      const schemas = [value, toObject(value["schema"]), toObject(value["x-svc-reads-as"])];
      const repeated = schemas.flatMap(listBounds).find(([, number]) => numbers.has(number));
      if (repeated === undefined) continue;
      const [bound, number] = repeated;
      const message = `The description repeats the ${bound} ${number}, which the reference already shows; omit it.`;
      yield { path: [...path, "description"], message };
    }
  },
} satisfies Rule;

/** Returns the numbers of a text. Ignores numbers with a unit, such as `24h`, and numbers up to 1. */
function listNumbers(text: string): Set<number> {
  const written = text.matchAll(/(?<![\w.,-])\d[\d,]*(?:\.\d+)?(?![\w-])/g);
  return new Set(
    [...written].map(([number]) => Number(number.replaceAll(",", ""))).filter((each) => each > 1),
  );
}

function listBounds(schema: JsonObject): [string, number][] {
  if (!isObject(schema)) return [];
  return BOUNDS.flatMap((bound): [string, number][] => {
    const number = Number(schema[bound] ?? Number.NaN);
    return Number.isNaN(number) ? [] : [[bound, number]];
  });
}
