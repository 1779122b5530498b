import type { Aux } from "@market-data/generator-core";
import { code, compareLists, listWords } from "../words/text.ts";
import { operationRule, type Verdict, worseOrBetter } from "./rule.ts";

/** What each name in `aux` switches on, and which count as given. The names themselves are the parameter's, which are compared with the other parameters'. */
export const auxRule = operationRule(
  "x-svc-aux",
  ({ aux }) => aux ?? { default: [], names: {} },
  (before, after) => [...defaultVerdicts(before, after), ...fieldVerdicts(before, after)],
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
            `Without \`aux\`, responses no longer contain ${listWords(lost)}.`,
            `Send \`aux\` with ${listWords(lost)} where you read them.`,
            at,
          ),
        ]),
    ...(gained.length === 0
      ? []
      : [
          worseOrBetter(
            false,
            "aux-default-gained",
            `Without \`aux\`, responses now contain ${listWords(gained)} too.`,
            "",
            at,
          ),
        ]),
  ];
}

function fieldVerdicts(before: Aux, after: Aux): Verdict[] {
  return Object.entries(after.names).flatMap(([name, { fields }]) => {
    const [gained, lost] = compareLists(before.names[name]?.fields ?? fields, fields);
    const at = ["names", name];
    return [
      ...(lost.length === 0 ? [] : [aboutFields(true, name, "no longer adds", lost, at)]),
      ...(gained.length === 0 ? [] : [aboutFields(false, name, "now adds", gained, at)]),
    ];
  });
}

function aboutFields(
  worse: boolean,
  name: string,
  verb: string,
  fields: readonly string[],
  at: string[],
): Verdict {
  const text = `${code(name)} in \`aux\` ${verb} ${listWords(fields)}.`;
  return worseOrBetter(
    worse,
    worse ? "aux-fields-lost" : "aux-fields-gained",
    text,
    "Do without these fields.",
    at,
  );
}
