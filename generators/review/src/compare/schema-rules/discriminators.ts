import { code, formatList } from "../../text/format.ts";
import { matchForms, type SchemaFinding, type SchemaPair } from "../schema-pair.ts";

/** The discriminating field, and the values for each form. The rule of choices reports new forms. */
export function compareDiscriminators(pair: SchemaPair): SchemaFinding[] {
  const { before, after, subject } = pair;
  const [old, fresh] = [before.discriminator, after.discriminator];
  if (old === undefined && fresh === undefined) return [];
  const { label } = subject;
  const at = ["discriminator"];
  if (old !== undefined && fresh !== undefined && old !== fresh) {
    const text = `The form of ${label} is now stated by ${code(fresh)} instead of ${code(old)}.`;
    return [{ rule: "discriminator-changed", text, at }];
  }
  const { added, removed, reassigned } = matchForms(pair);
  // A discriminator for listed forms is a hint. Subtypes have no list.
  const isList = before.choices.length + after.choices.length > 0;
  if (isList && (old === undefined || fresh === undefined)) {
    const text =
      fresh === undefined
        ? `The form of ${label} is no longer stated by ${code(old ?? "")}.`
        : `The form of ${label} is now stated by ${code(fresh)}.`;
    return [{ rule: "discriminator-hint-changed", text, at }];
  }
  const found: SchemaFinding[] = [];
  if (removed.length + reassigned.length > 0) {
    const text = `The forms of ${label} with ${code(old ?? "")} ${formatList([...removed, ...reassigned])} changed.`;
    found.push({ rule: "discriminator-changed", text, at });
  }
  if (added.length > 0 && removed.length === 0) {
    const text = `${code(fresh ?? "")} of ${label} has new values: ${formatList(added)}.`;
    found.push({ rule: "discriminator-value-added", text, at });
  }
  return found;
}
