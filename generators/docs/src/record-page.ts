import { inlineJson, type Model, type RecordModel } from "@market-data/generator-core";
import { recordSlug } from "./links.ts";
import { type Page, summarize } from "./page.ts";
import { describeType, type Field, listChoices, listFields } from "./schemas.ts";
import { blocks, code, operationLink, table } from "./text.ts";

/** A longer example would hide the table's other columns; the responses show whole records. */
const MAX_EXAMPLE_LENGTH = 60;

/** A record's page: its fields, and where it appears. */
export function recordPage(record: RecordModel, model: Model): Page {
  return {
    slug: recordSlug(record.name),
    title: record.name,
    description: summarize(`${record.description} The record ${record.name} of the ${model.title}.`),
    body: () => blocks(record.description, describeShape(record, model), describeUses(record, model)),
  };
}

function describeShape({ schema }: RecordModel, model: Model): string {
  const fields = listFields(schema, model);
  if (fields.length > 0)
    return blocks("## Fields", fieldsTable(fields), describeOthers(schema["additionalProperties"]));
  const choices = listChoices(schema);
  if (choices.length > 0)
    return `## Values\n\n${choices.map((each) => `- ${code(String(each))}`).join("\n")}`;
  return `## Form\n\nA ${describeType(schema)}.`;
}

function describeOthers(additional: unknown): string {
  return additional === undefined || additional === false ? "" : "Other fields may be present, too.";
}

function fieldsTable(fields: readonly Field[]): string {
  const rows = fields.map(({ name, required, type, description, example }) => [
    `${code(name)}${required ? " **always**" : ""}`,
    type,
    `${description}${describeExample(example)}`,
  ]);
  return table(["Field", "Type", "Meaning"], rows);
}

function describeExample(example: Field["example"]): string {
  if (example === undefined) return "";
  const text = inlineJson(example);
  return text.length > MAX_EXAMPLE_LENGTH ? "" : ` Example: ${code(text)}.`;
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
