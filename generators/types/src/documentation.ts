import {
  type Doc,
  type Documentation,
  deprecatedTag,
  describeRequest,
  factList,
  type Model,
  type Operation,
  type Parameter,
  paragraphs,
  parameterDoc,
  writtenDoc,
} from "@market-data/generator-core";

/** Doc comments of operations and parameters for the output of openapi-typescript. */
export function createDocumentation(model: Model): Documentation {
  const parameters = new Map<string, Parameter>();
  const all = [...model.operations, ...model.streams];
  const operations = new Map(all.map((operation) => [operation.operationId, operation]));
  for (const operation of all) {
    for (const parameter of operation.parameters) {
      parameters.set(createParameterKey(operation.operationId, parameter.name), parameter);
      if (parameter.component !== undefined) parameters.set(parameter.component, parameter);
    }
  }
  const idByPath = new Map(all.map(({ path, operationId }) => [path, operationId]));
  return (value, pointer) => {
    const [section, name, , kind] = pointer.map(String);
    const operation = operations.get(String(value["operationId"]));
    if (section === "paths" && pointer.length === 3 && operation !== undefined)
      return operationDoc(operation, model);
    const isInline = section === "paths" && kind === "parameters" && pointer.length === 5;
    const key = isInline
      ? createParameterKey(idByPath.get(name ?? "") ?? "", String(value["name"]))
      : String(pointer[2]);
    const isComponent = section === "components" && name === "parameters" && pointer.length === 3;
    const parameter = isInline || isComponent ? parameters.get(key) : undefined;
    return parameter === undefined ? writtenDoc(value, pointer) : parameterDoc(parameter);
  };
}

function createParameterKey(operationId: string, name: string): string {
  return `${operationId} ${name}`;
}

function operationDoc(operation: Operation, model: Model): Doc {
  const { summary, description } = operation;
  return {
    text: paragraphs(`${summary}: ${describeRequest(operation)}`, description, factList(operation, model)),
    tags: deprecatedTag(operation, model, describeRequest),
  };
}
