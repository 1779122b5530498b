import { inlineJson, type Model, type RecordModel } from "@market-data/generator-core";
import { recordSlug } from "./links.ts";
import { type Page, summaryOf } from "./page.ts";
import { choicesOf, type Field, fieldsOf, typeWords } from "./schemas.ts";
import { blocks, code, operationLink, table } from "./text.ts";

/** A longer example than this would hide the table's other columns; the answers show whole records. */
const LONGEST_EXAMPLE = 60;

/** A record's page: its fields, and where it appears. */
export function recordPage(record: RecordModel, model: Model): Page {
  return {
    slug: recordSlug(record.name),
    title: record.name,
    description: summaryOf(`${record.description} The record ${record.name} of the ${model.title}.`),
    body: () => blocks(record.description, shape(record, model), uses(record, model)),
  };
}

function shape({ schema }: RecordModel, model: Model): string {
  const fields = fieldsOf(schema, model);
  if (fields.length > 0)
    return blocks("## Fields", fieldsTable(fields), open(schema["additionalProperties"]));
  const choices = choicesOf(schema);
  if (choices.length > 0)
    return `## Values\n\n${choices.map((each) => `- ${code(String(each))}`).join("\n")}`;
  return `## Form\n\nA ${typeWords(schema)}.`;
}

function open(additional: unknown): string {
  return additional === undefined || additional === false ? "" : "Other fields may be there too.";
}

function fieldsTable(fields: readonly Field[]): string {
  const rows = fields.map(({ name, required, type, description, example }) => [
    `${code(name)}${required ? " **always**" : ""}`,
    type,
    `${description}${exampleWords(example)}`,
  ]);
  return table(["Field", "Type", "Meaning"], rows);
}

function exampleWords(example: Field["example"]): string {
  if (example === undefined) return "";
  const text = inlineJson(example);
  return text.length > LONGEST_EXAMPLE ? "" : ` Example: ${code(text)}.`;
}

function uses({ name, usedBy }: RecordModel, model: Model): string {
  const holders = [...model.records.values()].filter(
    (other) => other.name !== name && other.refersTo.includes(name),
  );
  const calls = model.operations.filter(({ operationId }) => usedBy.includes(operationId));
  return blocks(
    "## Where it appears",
    holders.length === 0
      ? ""
      : `In ${holders.map((each) => `[${each.name}](record:${each.name})`).join(", ")}.`,
    calls.length === 0
      ? "No call of this reference answers with it."
      : `In the answers of:\n\n${calls.map((each) => `- ${operationLink(each)}`).join("\n")}`,
  );
}
