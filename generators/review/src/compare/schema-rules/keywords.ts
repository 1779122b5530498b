import { capitalize, code } from "../../text/format.ts";
import { breaksBy, COMPARE_VERSIONS } from "../finding.ts";
import { same } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** Keywords that are compared as they are written: whether a change of them accepts more or less is not worked out. */
export function compareKeywords({ before, after, subject, direction }: SchemaPair): SchemaFinding[] {
  const names = new Set([...Object.keys(before.others), ...Object.keys(after.others)]);
  const changed = [...names].filter((name) => !same(before.others[name], after.others[name]));
  const discriminator = same(before.discriminator, after.discriminator) ? [] : ["discriminator"];
  return [...changed, ...discriminator].map((name) => ({
    rule: `${name === "discriminator" ? name : "keyword"}-changed`,
    breaks: breaksBy("changed", direction, true),
    otherwise: "minor",
    text: `${capitalize(code(name))} of ${subject.label} changed.`,
    advice: COMPARE_VERSIONS,
    at: [name],
  }));
}
