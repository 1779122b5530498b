import type { Pointer } from "@market-data/generator-core";
import { capital, code } from "../../words/text.ts";
import { breaksBy, type Kind, NOTHING } from "../finding.ts";
import type { NormalSchema, SchemaRef } from "../normal-form/read-schema.ts";
import { matchChoices, type SchemaFinding, type SchemaPair } from "../schemas.ts";

/** The forms that a value may have (`oneOf`, `anyOf`). */
export function compareChoices(pair: SchemaPair): SchemaFinding[] {
  const { added, removed } = matchChoices(pair);
  const { direction, subject, readers } = pair;
  const words = capital(subject.words);
  const gained = added.map((ref): SchemaFinding => {
    const breaks = breaksBy("widened", direction, true);
    return {
      rule: "choice-added",
      breaks,
      otherwise: "minor",
      text: `${words} ${direction === "request" ? "now accepts" : "can now be"} ${describe(readers.now.read(ref))} too.`,
      advice: breaks.length > 0 ? "Handle the new form." : NOTHING,
      places: placesOf(pair, "now", ref),
    };
  });
  const lost = removed.map((ref): SchemaFinding => {
    // Code that narrows to a form that left the type does not compile (TS2339).
    const breaks: Kind[] = direction === "request" ? ["wire", "types"] : ["types"];
    const verb = direction === "request" ? "no longer accepts" : "can no longer be";
    return {
      rule: "choice-removed",
      breaks,
      otherwise: "minor",
      text: `${words} ${verb} ${describe(readers.base.read(ref))}.`,
      advice: direction === "request" ? "Send another form." : "Remove the code for that form.",
      places: placesOf(pair, "base", ref),
    };
  });
  return [...gained, ...lost];
}

/** Where the choice is written, and not what it refers to: that may be used elsewhere. */
function placesOf({ before, after }: SchemaPair, side: "base" | "now", [pointer]: SchemaRef) {
  const places: { base: Pointer; now: Pointer } = { base: before.pointer, now: after.pointer };
  return { ...places, [side]: pointer };
}

function describe({ pointer, types }: NormalSchema): string {
  const [components, schemas, name, ...rest] = pointer;
  if (components === "components" && schemas === "schemas" && name !== undefined && rest.length === 0) {
    return code(String(name));
  }
  return types === undefined ? "another form" : code([...types].join(" or "));
}
