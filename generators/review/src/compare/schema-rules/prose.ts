import { capitalize } from "../../text/format.ts";
import { ONLY_PROSE_ADVICE } from "../finding.ts";
import { same } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** What readers see: descriptions, examples, and that something is deprecated. */
export function compareProse({ before, after, subject }: SchemaPair): SchemaFinding[] {
  const names = new Set([...Object.keys(before.prose), ...Object.keys(after.prose)]);
  const changed = [...names].filter((name) => !same(before.prose[name], after.prose[name]));
  const prose = changed.map((name): SchemaFinding => {
    const noun = name.startsWith("example") ? "example" : name;
    return {
      rule: `${noun}-changed`,
      breaks: [],
      otherwise: "patch",
      text: `The ${noun} of ${subject.label} changed.`,
      advice: ONLY_PROSE_ADVICE,
      at: [name],
    };
  });
  if (before.deprecated === after.deprecated) return prose;
  return [
    ...prose,
    {
      rule: after.deprecated ? "deprecated" : "no-longer-deprecated",
      breaks: [],
      otherwise: "minor",
      text: `${capitalize(subject.label)} is ${after.deprecated ? "" : "no longer "}deprecated.`,
      advice: after.deprecated ? "Plan to do without it." : "Nothing.",
      at: ["deprecated"],
    },
  ];
}
