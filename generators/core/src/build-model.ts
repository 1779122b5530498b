import {
  assertNone,
  componentName,
  getReference,
  isObject,
  type Json,
  type JsonObject,
  pathVersion,
  resolveReference,
  type Sources,
  toList,
  toObject,
  valueAt,
  walk,
} from "@market-data/spec/reading";
import type { Access, ErrorCodes, Plans } from "./generated/extensions.ts";
import type { Example, Model, Operation, Parameter, RecordModel, Response } from "./model.ts";

/** The media type of server-sent events. */
const EVENT_STREAM = "text/event-stream";

/**
 * Builds the model of a bundled contract.
 * @throws {ContractError} for an operation without a successful response.
 */
export function buildModel(document: JsonObject, sources: Sources): Model {
  const info = document["info"] as JsonObject;
  const plans = (document["x-svc-plans"] ?? []) as unknown as Plans;
  const all = Object.entries(toObject(document["paths"])).map(([path, item]) =>
    buildOperation(document, path, toObject(toObject(item)["get"]), plans, sources),
  );
  const isStream = ({ success }: Operation) => success.mediaType === EVENT_STREAM;
  return {
    title: text(info["title"]),
    summary: text(info["summary"]),
    description: text(info["description"]),
    version: text(info["version"]),
    tags: toList(document["tags"]).map((tag) => ({
      name: text(toObject(tag)["name"]),
      description: text(toObject(tag)["description"]),
    })),
    keyHeader: text(valueAt(document, ["components", "securitySchemes", "ApiKey", "name"])),
    creditHeader: headerName(document, "CreditCount"),
    sampleHeader: headerName(document, "Sample"),
    plans,
    errors: (document["x-svc-errors"] ?? []) as unknown as ErrorCodes,
    operations: all.filter((operation) => !isStream(operation)),
    streams: all.filter(isStream),
    records: buildRecords(document, all),
    document,
  };
}

function buildOperation(
  document: JsonObject,
  path: string,
  operation: JsonObject,
  plans: Plans,
  sources: Sources,
): Operation {
  if (!isObject(toObject(operation["responses"])["200"])) {
    const place = sources.locate(["paths", path, "get", "responses"]);
    const message = "The operation has no successful response.";
    assertNone([{ ...place, message, advice: 'Add the response "200".' }]);
  }
  const extension = (name: string) => operation[`x-svc-${name}`] as never;
  const responses = Object.entries(toObject(operation["responses"])).map(([status, response]) =>
    buildResponse(document, Number(status), response),
  );
  const parameters = toList(operation["parameters"])
    .filter((parameter) => toObject(resolveReference(document, parameter))["in"] !== "header")
    .map((parameter) => buildParameter(document, parameter));
  return {
    operationId: text(operation["operationId"]),
    path,
    version: pathVersion(path),
    tag: text(toList(operation["tags"])[0]),
    summary: text(operation["summary"]),
    description: text(operation["description"]),
    deprecated: operation["deprecated"] === true,
    parameters,
    success: responses.find(({ status }) => status === 200) as Response,
    errors: responses.filter(({ status }) => status >= 400).sort((a, b) => a.status - b.status),
    access: sortPlans(extension("access"), plans),
    credits: extension("credits"),
    cache: extension("cache"),
    constraints: extension("constraints"),
    pagination: extension("pagination"),
    result: extension("result"),
    lifecycle: extension("lifecycle"),
    origin: extension("origin"),
    ...(operation["x-svc-aux"] === undefined ? {} : { aux: extension("aux") }),
  };
}

/** Sorts the plans of an operation in the order of the contract. Source files list plans in any order. */
function sortPlans(access: Access, order: Plans): Access {
  const rank = (plan: string) =>
    order.findIndex(({ name, aliases }) => name === plan || aliases.includes(plan));
  return { ...access, plans: access.plans.toSorted((one, other) => rank(one.plan) - rank(other.plan)) };
}

/** Returns the header name of a header component. Empty for a component that no response uses. */
function headerName(document: JsonObject, component: string): string {
  let name = "";
  walk(document, (value, pointer) => {
    const reference = pointer.at(-2) === "headers" ? getReference(value) : undefined;
    if (reference !== undefined && componentName(reference) === component) name = String(pointer.at(-1));
    return name === "";
  });
  return name;
}

function buildParameter(document: JsonObject, written: Json): Parameter {
  const reference = getReference(written);
  const component = reference === undefined ? undefined : componentName(reference);
  const parameter = toObject(resolveReference(document, written));
  const schema = toObject(resolveDeep(document, parameter["schema"] ?? {}));
  return {
    name: text(parameter["name"]),
    in: parameter["in"] as Parameter["in"],
    required: parameter["required"] === true,
    description: text(parameter["description"]),
    schema,
    list: schema["type"] === "array",
    example: parameter["example"] ?? null,
    ...(component === undefined ? {} : { component }),
    ...optional("readsAs", parameter["x-svc-reads-as"]),
    ...optional("fallback", parameter["x-svc-fallback"]),
    ...optional("deprecated", parameter["deprecated"]),
    ...optional("lifecycle", parameter["x-svc-lifecycle"]),
    ...optional("origin", parameter["x-svc-origin"]),
  };
}

function optional<Key extends string>(key: Key, value: Json | undefined): { [K in Key]?: never } {
  return (value === undefined ? {} : { [key]: value }) as unknown as { [K in Key]?: never };
}

function buildResponse(document: JsonObject, status: number, written: Json): Response {
  const response = toObject(resolveReference(document, written));
  const content = toObject(response["content"]);
  const mediaType = Object.keys(content)[0] ?? "";
  const media = toObject(content[mediaType]);
  const reference = getReference(media["schema"]);
  const schema = reference === undefined ? undefined : componentName(reference);
  return {
    status,
    description: text(response["description"]),
    headers: Object.keys(toObject(response["headers"])),
    mediaType,
    ...(schema === undefined ? {} : { schema }),
    examples: Object.entries(toObject(media["examples"])).map(([name, example]) =>
      buildExample(document, name, example),
    ),
  };
}

function buildExample(document: JsonObject, name: string, written: Json): Example {
  const example = toObject(resolveReference(document, written));
  return {
    name,
    summary: text(example["summary"]),
    request: toObject(example["x-svc-request"]) as Record<string, Json>,
    value: example["value"] ?? null,
  };
}

function buildRecords(document: JsonObject, operations: readonly Operation[]): Map<string, RecordModel> {
  const schemas = toObject(valueAt(document, ["components", "schemas"]) ?? {});
  const names = Object.keys(schemas).sort();
  const records = new Map<string, RecordModel>(
    names.map((name) => {
      const schema = toObject(schemas[name]);
      return [
        name,
        {
          name,
          description: text(schema["description"]),
          schema,
          ...optional("origin", schema["x-svc-origin"]),
          refersTo: referencedComponents(schema),
          usedBy: [],
        },
      ];
    }),
  );
  for (const { operationId, success } of operations) {
    if (success.schema === undefined) continue;
    for (const name of reachable(success.schema, records)) records.get(name)?.usedBy.push(operationId);
  }
  return records;
}

/** Returns the directly referenced component schemas in alphabetical order. */
function referencedComponents(schema: Json): string[] {
  const names = new Set<string>();
  walk(schema, (value) => {
    const reference = getReference(value);
    const name = reference === undefined ? undefined : componentName(reference);
    if (name !== undefined) names.add(name);
    return true;
  });
  return [...names].sort();
}

/** Returns a record and all directly or indirectly referenced records. Visits each record once, also in cycles. */
export function reachable(start: string, records: ReadonlyMap<string, RecordModel>): Set<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(records.get(name)?.refersTo ?? []));
  }
  return seen;
}

/** Resolves all references in a parameter's schema. Parameters are values or lists, so their schemas have no cycles. */
function resolveDeep(document: JsonObject, value: Json): Json {
  const resolved = resolveReference(document, value);
  if (Array.isArray(resolved)) return resolved.map((item) => resolveDeep(document, item));
  if (!isObject(resolved)) return resolved;
  return Object.fromEntries(
    Object.entries(resolved).map(([key, item]) => [key, resolveDeep(document, item)]),
  );
}

function text(value: Json | undefined): string {
  return typeof value === "string" ? value.trim() : "";
}
