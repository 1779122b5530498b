import {
  createMethodTree,
  describeParameter,
  describeRequest,
  exampleRequest,
  factList,
  findItemRecord,
  joinSentences,
  type MethodPath,
  type MethodTree,
  type Model,
  type Operation,
  paragraphs,
  pascalCase,
  python,
  snakeCase,
} from "@market-data/generator-core";
import { argumentType } from "./types.ts";
import { createVariants, type Variant } from "./variants.ts";

/** Emits the types of all methods, and of the tree of methods. Only type checkers and editors read this file. */
export function methodsModule(methodPaths: readonly MethodPath[], model: Model): string {
  return [
    HEAD,
    ...methodPaths.map((each) => emitMethod(each, model)),
    ...emitTree(createMethodTree(methodPaths), "Methods"),
  ].join("\n\n");
}

/** Converts the methods of the synchronous client to coroutines and asynchronous iterators. */
export function toAsync(methods: string): string {
  return methods
    .replaceAll("def __call__", "async def __call__")
    .replaceAll("Iterator", "AsyncIterator")
    .replaceAll("= api.", "= await api.");
}

const HEAD = `from collections.abc import Iterator
from datetime import datetime
from typing import Literal, TypeAlias, overload

from .records import *

Time: TypeAlias = datetime | str | int
`;

/** The name of a method in Python, without the client: `cryptocurrency.map`, or `v1.cryptocurrency.info`. */
export function pythonName({ operation, segments, current }: MethodPath, pinned = !current): string {
  const names = segments.map((segment) => python.identifier(snakeCase(segment)));
  return [...(pinned ? [`v${operation.version}`] : []), ...names].join(".");
}

function emitMethod(methodPath: MethodPath, model: Model): string {
  const { operation } = methodPath;
  const variants = createVariants(operation, model);
  const doc = python.docstring(methodText(methodPath, model), "        ");
  const overload = variants.length > 1 ? "    @overload\n" : "";
  const calls = variants.map((variant, index) => {
    const head = `    def __call__(${signature(operation, variant)}) -> ${variant.result}:`;
    return `${overload}${head}${index === 0 ? `\n${doc}` : " ...\n"}`;
  });
  const items =
    operation.pagination === null
      ? []
      : variants.map((variant) => {
          const record = python.identifier(findItemRecord(operation, model));
          const parameters = signature(operation, variant, "maximum: int | None = None");
          return `${overload}    def items(${parameters}) -> Iterator[${record}]: ...\n`;
        });
  const title = python.docstring(`${operation.summary}: ${describeRequest(operation)}`, "    ");
  return `class ${className(operation)}:\n${title}    path: str\n${[...calls, ...items].join("")}`;
}

function className({ operationId }: Operation): string {
  return python.identifier(pascalCase(operationId));
}

function signature(
  { parameters }: Operation,
  { required, amount, excluded }: Variant,
  ...more: string[]
): string {
  const fields = parameters
    .filter(({ name }) => !excluded.includes(name))
    .map((parameter) => {
      const { name } = parameter;
      const type = argumentType(parameter, name === required ? amount : "any");
      const isRequired = parameter.required || name === required;
      return `${python.identifier(name)}: ${type}${isRequired ? "" : " | None = None"}`;
    });
  const all = [...fields, ...more];
  return ["self", ...(all.length === 0 ? [] : ["*", ...all])].join(", ");
}

function methodText(methodPath: MethodPath, model: Model): string {
  const { operation } = methodPath;
  const { summary, description, parameters } = operation;
  const lines = parameters.map(
    (each) => `- ${each.name}: ${joinSentences(each.description, describeParameter(each))}`,
  );
  return paragraphs(
    `${summary}: ${describeRequest(operation)}`,
    description,
    factList(operation, model),
    lines.length === 0 ? "" : `Args:\n${lines.join("\n")}`,
    `Example:\n    result = ${python.call(`api.${pythonName(methodPath)}`, exampleRequest(operation))}`,
  );
}

/** Emits a class for each branch, the inner branches first. */
function emitTree(tree: MethodTree, name: string): string[] {
  const inner: string[] = [];
  const fields = [...tree].map(([segment, value]) => {
    const field = python.identifier(snakeCase(segment));
    if (!(value instanceof Map)) return `    ${field}: ${className(value.operation)}\n`;
    const branch = name + pascalCase(segment);
    inner.push(...emitTree(value, branch));
    return `    ${field}: ${branch}\n`;
  });
  return [...inner, `class ${name}:\n${fields.join("")}`];
}
