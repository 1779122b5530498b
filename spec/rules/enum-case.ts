import { toList } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";

/** Returns the letter case or the separator of a value. Undefined for a value without letters or separators. */
type GetStyle = (value: string) => string | undefined;

const STYLES: readonly GetStyle[] = [getCase, (value) => /[A-Za-z0-9]([-_ ])[A-Za-z0-9]/.exec(value)?.[1]];

export default {
  description: "The values of an enumeration have the same case and the same separator.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema") continue;
      const values = toList(value["enum"]);
      for (const getStyle of STYLES) {
        const styles = values.map((item) => (typeof item === "string" ? getStyle(item) : undefined));
        const usual = getMostFrequent(styles.filter((style) => style !== undefined));
        for (const [index, style] of styles.entries()) {
          if (style === undefined || style === usual) continue;
          const sibling = values[styles.indexOf(usual)];
          const message = `"${values[index]}" is not written like its sibling "${sibling}"; use the same case and separator.`;
          yield { path: [...path, "enum", index], message };
        }
      }
    }
  },
} satisfies Rule;

function getCase(value: string): string | undefined {
  const letters = value.replace(/[^A-Za-z]/g, "");
  if (letters === "") return undefined;
  if (letters === letters.toLowerCase()) return "lower";
  if (letters === letters.toUpperCase()) return "upper";
  return /^[^A-Za-z]*[A-Z]/.test(value) ? "title" : "camel";
}

function getMostFrequent(styles: readonly string[]): string | undefined {
  const count = (style: string) => styles.filter((each) => each === style).length;
  return styles.toSorted((one, other) => count(other) - count(one))[0];
}
