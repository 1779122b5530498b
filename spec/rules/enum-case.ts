import { type Json, toList } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";

/** Returns the letter case or the separator of a value. Undefined for a value without letters or separators. */
type GetStyle = (value: string) => string | undefined;

/** Styles of single words, by the usual style: `day` fits `perYear`, and `USD` fits `Bitcoin`. */
const FITTING: Readonly<Record<string, string>> = { camel: "lower", title: "upper" };

const STYLES: readonly GetStyle[] = [getCase, (value) => /[A-Za-z0-9]([-_ ])[A-Za-z0-9]/.exec(value)?.[1]];

export default {
  description: "The values of an enumeration have the same case and the same separator.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      if (kind !== "schema") continue;
      const values = toList(value["enum"]);
      const siblings = STYLES.map((getStyle) => findSiblings(values, getStyle));
      for (const [index, item] of values.entries()) {
        const sibling = siblings.find((each) => each[index] !== undefined)?.[index];
        if (sibling === undefined) continue;
        const message = `"${item}" is not written like its sibling "${sibling}"; use the same case and separator.`;
        yield { path: [...path, "enum", index], message };
      }
    }
  },
} satisfies Rule;

/** Returns, for each value of another style, a value of the usual style. */
function findSiblings(values: readonly Json[], getStyle: GetStyle): (Json | undefined)[] {
  const styles = values.map((item) => (typeof item === "string" ? getStyle(item) : undefined));
  const usual = getMostFrequent(styles.filter((style) => style !== undefined)) ?? "";
  const fitting = [undefined, usual, FITTING[usual]];
  return styles.map((style) => (fitting.includes(style) ? undefined : values[styles.indexOf(usual)]));
}

/** Undefined also for a duration, such as `1h`: the letter of a unit has a fixed case. */
function getCase(value: string): string | undefined {
  if (/^\d+[A-Za-z]$/.test(value)) return undefined;
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
