import {
  deprecatedTag,
  describeRequest,
  docComment,
  identifier,
  literal,
  type Model,
  type Operation,
  operationTypeNames,
} from "@market-data/generator-core";
import { inputName } from "./parameters.ts";
import { isStream } from "./signatures.ts";

/** Emits the types of fake responses for tests, and the data that the runtime needs to return fakes. */
export function fakesModule(model: Model): string {
  const lists = model.operations.filter(({ result }) => result.shape === "array");
  return [
    'import type * as types from "@market-data/types";',
    'import type { Fake } from "../fake.ts";',
    'import type * as parameters from "./parameters.ts";',
    'import type { OperationId } from "./tree.ts";\n',
    "/** The responses of a fake client, by operationId. */",
    `export interface FakeOperations {\n${[...model.operations, ...model.streams].map((operation) => fakeField(operation, model)).join("")}}\n`,
    "/** The operations whose response is a bare array. */",
    `export const bareLists: readonly OperationId[] = [${lists.map(({ operationId }) => literal(operationId)).join(", ")}];\n`,
  ].join("\n");
}

function fakeField(operation: Operation, model: Model): string {
  const { operationId, summary } = operation;
  const tags = deprecatedTag(operation, model, (other) => `\`${other.operationId}\``);
  // The response of a stream is always a `Response`.
  const result = isStream(operation)
    ? "never"
    : `types.${identifier(operationTypeNames(operationId).result)}`;
  return `${docComment(`${summary}: ${describeRequest(operation)}`, "  ", tags)}  ${identifier(operationId)}?: Fake<parameters.${inputName(operation)}, ${result}> | undefined;\n`;
}
