import { type Aux, type Operation, valueAt } from "@market-data/generator-core";
import { schemasAt } from "@market-data/spec/rules";
import type { ContractSide } from "../pair.ts";
import { code, compareLists, formatList } from "../text/format.ts";
import { operationRule, type Verdict, worseOrBetter } from "./rule.ts";

/** What each name in `aux` switches on, and which count as given. The names themselves are the parameter's, which are compared with the other parameters'. */
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
  return [
    ...(lost.length === 0
      ? []
      : [
          worseOrBetter(
            true,
            "aux-default-lost",
            `Without \`aux\`, responses no longer contain ${formatList(lost)}.`,
            `Send \`aux\` with ${formatList(lost)} where you read them.`,
            at,
          ),
        ]),
    ...(gained.length === 0
      ? []
      : [
          worseOrBetter(
            false,
            "aux-default-gained",
            `Without \`aux\`, responses now contain ${formatList(gained)} too.`,
            "",
            at,
          ),
        ]),
  ];
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
    return [
      ...(lost.length === 0 ? [] : [aboutFields(true, name, "no longer adds", lost, at)]),
      ...(more.length === 0 ? [] : [aboutFields(false, name, "now adds", more, at)]),
      ...(leftOut.length === 0 ? [] : [aboutLeftOut(name, leftOut, at)]),
    ];
  });
}

/** Whether a field that no name switched is missing now from a response to a request that was possible before. */
function leavesResponses(before: Aux, after: Aux, field: string): boolean {
  const isSwitched = ({ names }: Aux, by: readonly string[]) =>
    by.some((name) => names[name]?.fields.includes(field));
  if (isSwitched(before, Object.keys(before.names))) return false;
  const known = Object.keys(before.names).filter((name) => after.names[name] !== undefined);
  // Without `aux` the default counts as sent.
  return [after.default, ...known.map((name) => [name])].some((sent) => !isSwitched(after, sent));
}

function aboutLeftOut(name: string, fields: readonly string[], at: string[]): Verdict {
  return worseOrBetter(
    true,
    "aux-fields-switched",
    `Responses contain ${formatList(fields)} only where ${code(name)} is in \`aux\`.`,
    `Send \`aux\` with ${code(name)} where you read ${formatList(fields)}.`,
    at,
  );
}

function aboutFields(
  worse: boolean,
  name: string,
  verb: string,
  fields: readonly string[],
  at: string[],
): Verdict {
  const text = `${code(name)} in \`aux\` ${verb} ${formatList(fields)}.`;
  return worseOrBetter(
    worse,
    worse ? "aux-fields-lost" : "aux-fields-gained",
    text,
    "Do without these fields.",
    at,
  );
}
