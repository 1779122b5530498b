import { capitalize } from "../../text/format.ts";
import { PROSE } from "../normal-form/prose.ts";
import { same } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** Descriptions, examples and deprecations. */
export function compareProse({ before, after, subject }: SchemaPair): SchemaFinding[] {
  const changed = PROSE.filter((name) => !same(before.prose[name], after.prose[name]));
  const prose = changed.map((name): SchemaFinding => {
    const noun = name === "examples" ? "example" : name;
    return { rule: `${noun}-changed`, text: `The ${noun} of ${subject.label} changed.`, at: [name] };
  });
  if (before.deprecated === after.deprecated) return prose;
  return [
    ...prose,
    {
      rule: after.deprecated ? "deprecated" : "no-longer-deprecated",
      text: `${capitalize(subject.label)} is ${after.deprecated ? "" : "no longer "}deprecated.`,
      at: ["deprecated"],
    },
  ];
}
