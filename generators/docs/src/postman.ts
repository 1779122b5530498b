import type { Json, Operation, Parameter } from "@market-data/generator-core";
import { listSubjects } from "./operations.ts";
import { escapeValue, KEY_VARIABLE, type SampleContext, URL_VARIABLE } from "./samples.ts";
import { operationTitle } from "./text.ts";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/**
 * A Postman collection (2.1) with a folder for each subject. Each operation has the request and the response of its first
 * example. Parameters without a value in the example are switched off.
 */
export function postmanCollection({ model, server }: SampleContext): Json {
  return {
    info: { name: model.title, description: model.description, schema: SCHEMA },
    auth: {
      type: "apikey",
      apikey: [
        { key: "in", value: "header" },
        { key: "key", value: model.keyHeader },
        { key: "value", value: `{{${KEY_VARIABLE}}}` },
      ],
    },
    variable: [
      { key: URL_VARIABLE, value: server },
      { key: KEY_VARIABLE, value: "" },
    ],
    item: listSubjects(model).map(({ name, description, operations }) => ({
      name,
      description,
      item: operations.map(describeItem),
    })),
  };
}

function describeItem(operation: Operation): Json {
  const [example] = operation.success.examples;
  const request = {
    method: "GET",
    description: operation.description,
    header: [],
    url: describeUrl(operation, example?.request ?? {}),
    ...(operation.access.keyRequired ? {} : { auth: { type: "noauth" } }),
  };
  const response = {
    name: example?.summary ?? "",
    originalRequest: request,
    code: operation.success.status,
    header: [{ key: "Content-Type", value: operation.success.mediaType }],
    body: JSON.stringify(example?.value ?? null, null, 2),
  };
  return { name: operationTitle(operation), request, response: example === undefined ? [] : [response] };
}

function describeUrl({ path, parameters }: Operation, request: Record<string, Json>): Json {
  const describe = ({ name, description, schema }: Parameter) => ({
    key: name,
    value: escapeValue(request[name] ?? schema["default"] ?? ""),
    description,
  });
  const inQuery = parameters.filter((each) => each.in === "query");
  const inPath = parameters.filter((each) => each.in === "path");
  const segments = path.slice(1).replaceAll(/\{(\w+)\}/g, ":$1");
  const sent = inQuery.filter(({ name }) => request[name] !== undefined).map(describe);
  const query = sent.map(({ key, value }) => `${key}=${value}`).join("&");
  return {
    raw: `{{${URL_VARIABLE}}}/${segments}${query === "" ? "" : `?${query}`}`,
    host: [`{{${URL_VARIABLE}}}`],
    path: segments.split("/"),
    query: inQuery.map((each) => ({ ...describe(each), disabled: request[each.name] === undefined })),
    variable: inPath.map(describe),
  };
}
