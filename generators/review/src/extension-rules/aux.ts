import { type Aux, type Operation, valueAt } from "@market-data/generator-core";
import { schemasAt } from "@market-data/spec/rules";
import type { ContractSide } from "../pair.ts";
import { code, compareLists, formatList } from "../text/format.ts";
import { operationRule, type Verdict } from "./rule.ts";

/** The default of `aux`, and the fields of each name. The rules of parameters compare the names. */
export const auxRule = operationRule(
  "x-svc-aux",
  ({ aux }) => aux ?? { default: [], names: {} },
  (before, after, { base, now, pair }) => {
    const createTest = ({ contract }: ContractSide, { result }: Operation) => {
      const record = valueAt(contract.ruleContract.root, ["components", "schemas", result.record]);
      return (field: string) => schemasAt(record, field.split(".")).length > 0;
    };
    const [hadField, hasField] = [createTest(pair.base, base), createTest(pair.now, now)];
    return [...defaultVerdicts(before, after), ...fieldVerdicts(before, after, hadField, hasField)];
  },
);

function defaultVerdicts(before: Aux, after: Aux): Verdict[] {
  const [gained, lost] = compareLists(before.default, after.default);
  const at = ["default"];
  const found: Verdict[] = [];
  if (lost.length > 0) {
    const text = `Without \`aux\`, responses no longer contain ${formatList(lost)}.`;
    found.push({ rule: "aux-default-lost", text, at });
  }
  if (gained.length > 0) {
    const text = `Without \`aux\`, responses now contain ${formatList(gained)} too.`;
    found.push({ rule: "aux-default-gained", text, at });
  }
  return found;
}

type FieldTest = (field: string) => boolean;

function fieldVerdicts(before: Aux, after: Aux, hadField: FieldTest, hasField: FieldTest): Verdict[] {
  const isLeftOut = (field: string) => hadField(field) && leavesResponses(before, after, field);
  return Object.entries(after.names).flatMap(([name, { fields }]) => {
    const [gained, missing] = compareLists(before.names[name]?.fields ?? fields, fields);
    // The removal of a field is a change of its own.
    const lost = missing.filter(hasField);
    const leftOut = fields.filter(isLeftOut);
    const more = gained.filter((field) => !leftOut.includes(field));
    const at = ["names", name];
    const about = (verb: string, list: readonly string[]) =>
      `${code(name)} in \`aux\` ${verb} ${formatList(list)}.`;
    const found: Verdict[] = [];
    if (lost.length > 0) found.push({ rule: "aux-fields-lost", text: about("no longer adds", lost), at });
    if (more.length > 0) found.push({ rule: "aux-fields-gained", text: about("now adds", more), at });
    if (leftOut.length > 0) {
      const text = `Responses contain ${formatList(leftOut)} only if ${code(name)} is in \`aux\`.`;
      found.push({ rule: "aux-fields-switched", text, at });
    }
    return found;
  });
}

/** Returns true if an earlier request now gets a response without the field, and no name switched the field before. */
function leavesResponses(before: Aux, after: Aux, field: string): boolean {
  const isSwitched = ({ names }: Aux, by: readonly string[]) =>
    by.some((name) => names[name]?.fields.includes(field));
  if (isSwitched(before, Object.keys(before.names))) return false;
  const known = Object.keys(before.names).filter((name) => after.names[name] !== undefined);
  // Without `aux` the default counts as sent.
  return [after.default, ...known.map((name) => [name])].some((sent) => !isSwitched(after, sent));
}
