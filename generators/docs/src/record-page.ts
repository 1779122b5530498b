import {
  describeDeprecation,
  describeRules,
  listChoices,
  type Model,
  type RecordModel,
} from "@market-data/generator-core";
import { renderEntries } from "./entries.ts";
import { recordEntries } from "./fields.ts";
import { recordSlug } from "./links.ts";
import { type Page, type PageFormat, summarize } from "./page.ts";
import { describeType } from "./schemas.ts";
import { blocks, code, operationLink } from "./text.ts";

/** A record's page: fields, and places in records and responses. */
export function recordPage(record: RecordModel, model: Model): Page {
  return {
    slug: recordSlug(record.name),
    title: record.name,
    trail: [{ title: "Records", slug: "records" }],
    description: summarize(`${record.description} The record ${record.name} of the ${model.title}.`),
    body: (format) =>
      blocks(
        describeDeprecation(record.schema),
        record.description,
        describeShape(record, model, format),
        describeUses(record, model),
      ),
  };
}

function describeShape(record: RecordModel, model: Model, format: PageFormat): string {
  const { schema } = record;
  const fields = recordEntries(record, model);
  const rules = describeRules(schema);
  if (fields.length > 0)
    return blocks(
      "## Fields",
      renderEntries(fields, format),
      rules,
      describeOthers(schema["additionalProperties"]),
    );
  const choices = listChoices(schema);
  if (choices.length > 0)
    return `## Values\n\n${choices.map((each) => `- ${code(String(each))}`).join("\n")}`;
  return `## Form\n\nA ${describeType(schema)}. ${rules}`;
}

function describeOthers(additional: unknown): string {
  return additional === undefined || additional === false ? "" : "Other fields may be present, too.";
}

function describeUses({ name, usedBy }: RecordModel, model: Model): string {
  const holders = [...model.records.values()].filter(
    (other) => other.name !== name && other.refersTo.includes(name),
  );
  const operations = model.operations.filter(({ operationId }) => usedBy.includes(operationId));
  return blocks(
    "## Where it appears",
    holders.length === 0
      ? ""
      : `In ${holders.map((each) => `[${each.name}](record:${each.name})`).join(", ")}.`,
    operations.length === 0
      ? "No operation of this reference returns it."
      : `In the responses of:\n\n${operations.map((each) => `- ${operationLink(each)}`).join("\n")}`,
  );
}
