import { type Doc, exampleTag, schemaTags } from "./doc-marks.ts";
import type { Model, Operation, Parameter } from "./model.ts";
import type { DocTag } from "./text.ts";
import {
  cacheWords,
  constraintWords,
  creditWords,
  lifecycleWords,
  paginationWords,
  parameterWords,
  planWords,
  replacementWords,
} from "./words.ts";

/** Who may call an operation, what it costs, how long its answer stands and the like, as a list. */
export function factList(operation: Operation, { operations }: Model): string {
  const { access, credits, cache, constraints, pagination, lifecycle } = operation;
  const facts = [
    planWords(access),
    creditWords(credits),
    cacheWords(cache),
    constraintWords(constraints),
    paginationWords(pagination),
    `${lifecycleWords(lifecycle)} ${replacementWords(operation, operations)}`.trim(),
  ];
  return facts.flatMap((fact) => (fact === "" ? [] : [`- ${fact}`])).join("\n");
}

/** `@deprecated` with what to use instead, or why there is nothing. */
export function deprecatedTag(
  operation: Operation,
  model: Model,
  nameOf: (operation: Operation) => string,
): DocTag[] {
  if (operation.lifecycle.status !== "deprecated") return [];
  return [["deprecated", replacementWords(operation, model.operations, nameOf)]];
}

/** What to know of a parameter, with its default and its example as tags. */
export function parameterDoc(parameter: Parameter): Doc {
  const { description, schema, example } = parameter;
  const { default: value } = schema;
  const tags = schemaTags(value === undefined ? {} : { default: value });
  return {
    text: paragraphs(description, parameterWords(parameter)),
    tags: [...tags, ...(example === null ? [] : exampleTag(example))],
  };
}

/** Texts with an empty line between them; empty ones are left out. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}
