import {
  deprecatedTag,
  describeRequest,
  docComment,
  factList,
  identifier,
  literal,
  type Model,
  type Operation,
  operationTypeNames,
  type Parameter,
  paragraphs,
  parameterDoc,
  propertyKey,
  type Response,
} from "@market-data/generator-core";
import { parameterType } from "./parameter-type.ts";

/** Emits three types for each operation: parameters, result and error. */
export function operationTypes(model: Model, headerLine: string): string {
  const all = [...model.operations, ...model.streams];
  const types = all.flatMap((operation) => [
    parametersType(operation, model),
    resultType(operation, model),
    errorType(operation, model),
  ]);
  const records = [...new Set(all.flatMap(bodyRecords))].sort();
  const imports = [
    ...(all.every(hasRecordsOnly) ? [] : ['import type { operations } from "./openapi.ts";']),
    `import type {\n${records.map((name) => `  ${identifier(name)},\n`).join("")}} from "./records.ts";`,
  ];
  return `// ${headerLine}\n\n${imports.join("\n")}\n\n${types.join("\n")}`;
}

function parametersType(operation: Operation, model: Model): string {
  const { description, parameters } = operation;
  const text = paragraphs(
    `Parameters of ${describeRequest(operation)}.`,
    description,
    factList(operation, model),
  );
  const fields = parameters.map(parameterField).join("");
  const type = fields === "" ? "Record<string, never>" : `{\n${fields}}`;
  return declaration(operation, model, "parameters", text, type);
}

function parameterField(parameter: Parameter): string {
  const { text, tags } = parameterDoc(parameter);
  const name = propertyKey(parameter.name) + (parameter.required ? "" : "?");
  return `${docComment(text, "  ", tags)}  ${name}: ${parameterType(parameter.schema)};\n`;
}

function resultType(operation: Operation, model: Model): string {
  const { success } = operation;
  const text = paragraphs(
    `Result of ${describeRequest(operation)}.`,
    success.description,
    factList(operation, model),
  );
  return declaration(operation, model, "result", text, bodyType(operation, success));
}

function errorType(operation: Operation, model: Model): string {
  const { errors } = operation;
  const statuses = errors.map(({ status, description }) => `- ${status}: ${firstSentence(description)}`);
  const text = paragraphs(`Error of ${describeRequest(operation)}.`, statuses.join("\n"));
  const bodies = new Set(errors.map((response) => bodyType(operation, response)));
  return declaration(operation, model, "error", text, bodies.size === 0 ? "never" : [...bodies].join(" | "));
}

function declaration(
  operation: Operation,
  model: Model,
  kind: "parameters" | "result" | "error",
  text: string,
  type: string,
): string {
  const getName = (other: Operation) =>
    `\`${operationTypeNames(other.operationId)[kind]}\` of ${describeRequest(other)}`;
  const comment = docComment(text, "", deprecatedTag(operation, model, getName));
  return `${comment}export type ${identifier(operationTypeNames(operation.operationId)[kind])} = ${type};\n`;
}

function firstSentence(text: string): string {
  return (/^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text).replaceAll(/\s+/g, " ");
}

/** The record name, for a readable hover text, or the path to a body without a record. */
function bodyType({ operationId }: Operation, { status, schema, mediaType }: Response): string {
  if (schema !== undefined) return identifier(schema);
  return `operations[${literal(operationId)}]["responses"][${status}]["content"][${literal(mediaType)}]`;
}

function allResponses({ success, errors }: Operation): Response[] {
  return [success, ...errors];
}

function bodyRecords(operation: Operation): string[] {
  return allResponses(operation).flatMap(({ schema }) => schema ?? []);
}

function hasRecordsOnly(operation: Operation): boolean {
  return allResponses(operation).every(({ schema }) => schema !== undefined);
}
