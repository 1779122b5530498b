import { isObject, type Json } from "@market-data/generator-core";

/** Keywords for readers. Programs do not depend on them. */
export const PROSE = ["title", "description", "example", "examples", "externalDocs", "$comment"] as const;

/** Keywords with names as keys. */
const OF_NAMES = [
  ...["properties", "patternProperties", "dependentSchemas", "dependentRequired", "$defs", "definitions"],
  ...["mapping", "headers"],
];
/** Keywords with data as values. */
const OF_DATA = ["const", "enum", "default"];

/** A value of the document without keywords for readers. @param areNames True if the keys are names. */
export function withoutProse(value: Json, areNames = false): Json {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]): [string, Json][] => {
      if (areNames) return [[key, withoutProse(item)]];
      if (PROSE.some((keyword) => keyword === key) || key.startsWith("x-")) return [];
      return [[key, OF_DATA.includes(key) ? item : withoutProse(item, OF_NAMES.includes(key))]];
    }),
  );
}
