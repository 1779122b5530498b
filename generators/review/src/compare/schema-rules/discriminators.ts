import { code, formatList } from "../../text/format.ts";
import { breaksBy, COMPARE_VERSIONS, NOTHING } from "../finding.ts";
import { matchForms, type SchemaFinding, type SchemaPair } from "../schema-pair.ts";

/** The field that states the form of a value, and the values for each form. A new form is a rule of choices. */
export function compareDiscriminators(pair: SchemaPair): SchemaFinding[] {
  const { before, after, direction, subject } = pair;
  const [old, fresh] = [before.discriminator, after.discriminator];
  if (old === undefined && fresh === undefined) return [];
  const { label } = subject;
  const at = ["discriminator"];
  if (old !== undefined && fresh !== undefined && old !== fresh) {
    const text = `The form of ${label} is now stated by ${code(fresh)} instead of ${code(old)}.`;
    const breaks = breaksBy("changed", direction, true);
    return [
      { rule: "discriminator-changed", breaks, otherwise: "minor", text, advice: COMPARE_VERSIONS, at },
    ];
  }
  const { added, removed, reassigned } = matchForms(pair);
  // A discriminator for listed forms is a hint. Subtypes have no other list.
  const isList = before.choices.length + after.choices.length > 0;
  if (isList && (old === undefined || fresh === undefined)) {
    const text =
      fresh === undefined
        ? `The form of ${label} is no longer stated by ${code(old ?? "")}.`
        : `The form of ${label} is now stated by ${code(fresh)}.`;
    return [
      { rule: "discriminator-hint-changed", breaks: [], otherwise: "minor", text, advice: NOTHING, at },
    ];
  }
  const found: SchemaFinding[] = [];
  if (removed.length + reassigned.length > 0) {
    const text = `The forms of ${label} with ${code(old ?? "")} ${formatList([...removed, ...reassigned])} changed.`;
    const breaks = breaksBy("changed", direction, true);
    found.push({
      rule: "discriminator-changed",
      breaks,
      otherwise: "minor",
      text,
      advice: COMPARE_VERSIONS,
      at,
    });
  }
  if (added.length > 0 && removed.length === 0) {
    const breaks = breaksBy("widened", direction, true);
    const advice = breaks.length > 0 ? `Handle ${formatList(added)}.` : NOTHING;
    const text = `${code(fresh ?? "")} of ${label} has new values: ${formatList(added)}.`;
    found.push({ rule: "discriminator-value-added", breaks, otherwise: "minor", text, advice, at });
  }
  return found;
}
