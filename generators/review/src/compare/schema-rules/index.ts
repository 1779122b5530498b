import type { SchemaPair, SchemaRule } from "../schema-pair.ts";
import { compareBounds } from "./bounds.ts";
import { compareChoices } from "./choices.ts";
import { compareDefaults } from "./defaults.ts";
import { compareDiscriminators } from "./discriminators.ts";
import { compareFields } from "./fields.ts";
import { compareItems } from "./items.ts";
import { compareKeywords } from "./keywords.ts";
import { compareOtherFields } from "./other-fields.ts";
import { compareProse } from "./prose.ts";
import { compareTextForms } from "./text-forms.ts";
import { compareTypes } from "./types.ts";
import { compareValues } from "./values.ts";

/** Rules for the possible values. */
const VALUE_RULES: readonly SchemaRule[] = [
  compareTypes,
  compareValues,
  compareBounds,
  compareTextForms,
  compareFields,
  compareOtherFields,
  compareItems,
  compareKeywords,
];

/** All rules of schemas. If only one schema is a choice, the members are compared with the other schema. */
export const SCHEMA_RULES: readonly SchemaRule[] = [
  ...VALUE_RULES.map(unlessChoiceOfOne),
  compareChoices,
  compareDiscriminators,
  compareDefaults,
  compareProse,
];

function unlessChoiceOfOne(rule: SchemaRule): SchemaRule {
  return (pair: SchemaPair) =>
    (pair.before.choices.length === 0) === (pair.after.choices.length === 0) ? rule(pair) : [];
}
