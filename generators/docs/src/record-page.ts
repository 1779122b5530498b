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
import { blocks, code, operationLink, recordLink } from "./text.ts";

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
  if (fields.length > 0) {
    const others = schema["additionalProperties"] ? "Other fields may be present, too." : "";
    return blocks("## Fields", renderEntries(fields, format), rules, others);
  }
  const choices = listChoices(schema).map((each) => `- ${code(String(each))}`);
  if (choices.length > 0) return blocks("## Values", choices.join("\n"));
  return `## Form\n\nA ${describeType(schema)}. ${rules}`;
}

function describeUses({ name, usedBy }: RecordModel, model: Model): string {
  const holders = [...model.records.values()]
    .filter((other) => other.name !== name && other.refersTo.includes(name))
    .map((holder) => recordLink(holder.name));
  const operations = model.operations
    .filter(({ operationId }) => usedBy.includes(operationId))
    .map((operation) => `- ${operationLink(operation)}`);
  return blocks(
    "## Where it appears",
    holders.length === 0 ? "" : `In ${holders.join(", ")}.`,
    operations.length === 0 ? "No operation of this reference returns it." : "In the responses of:",
    operations.join("\n"),
  );
}
