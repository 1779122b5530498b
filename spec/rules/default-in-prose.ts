import { type JsonObject, toList, toObject } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";
import { getTypes } from "./support/schemas.ts";

const QUOTED = '`[^`]+`|"[^"]+"';
const VALUE = `(${QUOTED}|[\\w.,-]*\\w)`;
/** Phrases with a default. */
const PHRASES = [
  `(?<!\\bnot |[\\w.,-])${VALUE} by default`,
  `\\bdefaults? (?:value )?(?:to |is |= ?)${VALUE}`,
  `(?<!\\bby )\\bdefault (?:value )?(${QUOTED}|-?\\d(?:[\\d.,]*\\d)?(?![\\w-]))`,
  `\\bdefault: ?${VALUE}`,
  `\\bby default,? ${VALUE}[.;]`,
];

export default {
  description: "A default in the description of a parameter is the default of its schema.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "parameter") continue;
      const schema = toObject(value["schema"]);
      const stated = findDefault(String(value["description"] ?? ""), schema);
      if (stated === undefined) continue;
      const written = schema["default"];
      if ([written].flat().some((item) => String(item).toLowerCase() === stated.toLowerCase())) continue;
      const message =
        written === undefined
          ? `The description states the default ${stated}, and the schema has none; move the default to the schema.`
          : `The description states the default ${stated}, and the schema ${JSON.stringify(written)}; correct the wrong default.`;
      yield { path: [...path, "description"], message };
    }
  },
} satisfies Rule;

/** Returns the literal default in a text: a boolean, a number, or a value of the enumeration. */
function findDefault(text: string, schema: JsonObject): string | undefined {
  const items = toObject(schema["items"]);
  const values = [...toList(schema["enum"]), ...toList(items["enum"])].map(String);
  const types = [...getTypes(schema), ...getTypes(items)];
  const isNumeric = types.includes("integer") || types.includes("number");
  const stated = PHRASES.flatMap((phrase) => [...text.matchAll(new RegExp(phrase, "gi"))]).map(
    ([, value = ""]) => value.replace(/[`"]/g, ""),
  );
  return stated
    .map((value) => (/^-?[\d,.]+$/.test(value) ? value.replaceAll(",", "") : value))
    .find(
      (value) =>
        /^(true|false)$/i.test(value) || (isNumeric && /^-?\d[\d.]*$/.test(value)) || values.includes(value),
    );
}
