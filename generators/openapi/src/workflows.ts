import type { GeneratedFile, Json, JsonObject, Model, Operation } from "@market-data/generator-core";

/** Emits `workflows.json`, an Arazzo document: each workflow sends the request of an operation's first example. */
export function emitWorkflows(model: Model, headerLine: string): GeneratedFile {
  const document = {
    arazzo: "1.0.1",
    "x-comment": headerLine,
    info: {
      title: `Workflows of the ${model.title}`,
      summary: "A workflow for each operation, with the request of its first example.",
      version: model.version,
    },
    sourceDescriptions: [{ name: "market", type: "openapi", url: "./openapi.yaml" }],
    workflows: model.operations.map((operation) => toWorkflow(operation, model.keyHeader)),
  };
  return { path: "workflows.json", contents: `${JSON.stringify(document, null, 2)}\n` };
}

function toWorkflow(operation: Operation, keyHeader: string): JsonObject {
  const { operationId, summary, access, parameters, success } = operation;
  const isList = (name: string) => parameters.find((each) => each.name === name)?.list === true;
  const place = (name: string) => parameters.find((each) => each.name === name)?.in ?? "query";
  const sent = Object.entries(success.examples[0]?.request ?? {}).map(([name, value]) => ({
    name,
    in: place(name),
    // Arazzo values have no style. A list is its text in the URL.
    value: isList(name) ? [value].flat().join(",") : value,
  }));
  const key: JsonObject[] = access.keyRequired
    ? [{ name: keyHeader, in: "header", value: "$inputs.key" }]
    : [];
  const steps: Json = [
    {
      stepId: "request",
      operationId,
      parameters: [...key, ...sent],
      successCriteria: [{ condition: `$statusCode == ${success.status}` }],
    },
  ];
  const inputs = { type: "object", properties: { key: { type: "string" } } };
  return { workflowId: operationId, summary, ...(access.keyRequired && { inputs }), steps };
}
