import {
  cacheWords,
  constraintWords,
  creditWords,
  type Doc,
  type DocTag,
  type Documentation,
  exampleTag,
  lifecycleWords,
  type Model,
  type Operation,
  type Parameter,
  paginationWords,
  parameterWords,
  planWords,
  replacementWords,
  requestWords,
  schemaTags,
  writtenDoc,
} from "@market-data/generator-core";

/** The comments in openapi-typescript's output: of operations and parameters, all that the contract knows. */
export function documentationOf(model: Model): Documentation {
  const parameters = new Map<string, Parameter>();
  const operations = new Map(model.operations.map((operation) => [operation.operationId, operation]));
  for (const operation of model.operations) {
    for (const parameter of operation.parameters) {
      parameters.set(parameterKey(operation.operationId, parameter.name), parameter);
      if (parameter.component !== undefined) parameters.set(parameter.component, parameter);
    }
  }
  const operationIdAt = (path: string) =>
    model.operations.find((each) => each.path === path)?.operationId ?? "";
  return (value, pointer) => {
    const [section, name, , kind] = pointer.map(String);
    const operation = operations.get(String(value["operationId"]));
    if (section === "paths" && pointer.length === 3 && operation !== undefined)
      return operationDoc(operation, model);
    const isInline = section === "paths" && kind === "parameters" && pointer.length === 5;
    const key = isInline
      ? parameterKey(operationIdAt(name ?? ""), String(value["name"]))
      : String(pointer[2]);
    const isComponent = section === "components" && name === "parameters" && pointer.length === 3;
    const parameter = isInline || isComponent ? parameters.get(key) : undefined;
    return parameter === undefined ? writtenDoc(value, pointer) : parameterDoc(parameter);
  };
}

function parameterKey(operationId: string, name: string): string {
  return `${operationId} ${name}`;
}

function operationDoc(operation: Operation, model: Model): Doc {
  const { summary, description } = operation;
  return {
    text: paragraphs(`${summary}: ${requestWords(operation)}`, description, factList(operation, model)),
    tags: deprecatedTag(operation, model, requestWords),
  };
}

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
