import {
  describeCache,
  describeConstraints,
  describeCredits,
  describeLifecycle,
  describePagination,
  describeParameter,
  describePlans,
  describeReplacement,
} from "./describe.ts";
import { type Doc, exampleTag, schemaTags } from "./doc-placeholders.ts";
import type { Model, Operation, Parameter } from "./model.ts";
import type { DocTag } from "./text/typescript.ts";

/** Formats plans, credits, caching, constraints, pages and lifecycle of an operation as a list. */
export function factList(operation: Operation, { operations }: Model): string {
  const { access, credits, cache, constraints, pagination, lifecycle } = operation;
  const facts = [
    describePlans(access),
    describeCredits(credits),
    describeCache(cache),
    describeConstraints(constraints),
    describePagination(pagination),
    `${describeLifecycle(lifecycle)} ${describeReplacement(operation, operations)}`.trim(),
  ];
  return facts.flatMap((fact) => (fact === "" ? [] : [`- ${fact}`])).join("\n");
}

/** Creates `@deprecated` with the replacement, or with the reason for a missing replacement. */
export function deprecatedTag(
  operation: Operation,
  model: Model,
  getName: (operation: Operation) => string,
): DocTag[] {
  if (operation.lifecycle.status !== "deprecated") return [];
  return [["deprecated", describeReplacement(operation, model.operations, getName)]];
}

/** Creates the comment of a parameter, with its default and example as tags. */
export function parameterDoc(parameter: Parameter): Doc {
  const { description, schema, example } = parameter;
  const { default: value } = schema;
  const tags = schemaTags(value === undefined ? {} : { default: value });
  return {
    text: paragraphs(description, describeParameter(parameter)),
    tags: [...tags, ...(example === null ? [] : exampleTag(example))],
  };
}

/** Joins texts with empty lines in between, and skips empty texts. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}
