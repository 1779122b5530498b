import type { Json } from "@market-data/generator-core";
import { BOUNDS } from "@market-data/generator-core";
import { acceptsNothing, type NormalSchema } from "./read-schema.ts";

/** The value of a keyword in the normal form, or undefined. */
export function keywordValue(schema: NormalSchema, keyword: string): Json | undefined {
  const bound = BOUNDS.find((each) => each === keyword);
  if (bound !== undefined) return schema.bounds.get(bound);
  switch (keyword) {
    case "type":
      if (acceptsNothing(schema)) return "nothing";
      return schema.types === undefined ? undefined : [...schema.types, ...(schema.nullable ? ["null"] : [])];
    case "enum":
      return schema.values === undefined ? undefined : [...schema.values];
    case "pattern":
      return schema.patterns.length === 0 ? undefined : [...schema.patterns];
    case "format":
      return schema.format;
    case "default":
      return schema.default;
    default:
      return schema.prose[keyword];
  }
}
