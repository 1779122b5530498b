import { bundleContract } from "../../reading/bundle.ts";
import { type JsonObject, toList, toObject, valueAt } from "../../reading/json.ts";
import { contractRoot } from "../../reading/sources.ts";
import * as reader from "../../rules/support/contract.ts";
import { reachable } from "../../rules/unused-component.ts";

/** A parameter of an operation with resolved `$ref`s. */
export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: JsonObject;
  readsAs: JsonObject;
}

/** The facts of an operation for tests of the guides. */
export interface Operation {
  id: string;
  /** The URL path with path parameters in braces. */
  path: string;
  parameters: Parameter[];
  keyRequired: boolean;
  status: string;
  /** The operationId of the replacement, or null without a replacement. */
  replacedBy: string | null;
  credits: JsonObject;
  constraints: JsonObject[];
  /** The names of all records in a success. */
  records: Set<string>;
  /** The name of the returned record. */
  record: string;
}

/** The facts of the contract for tests of the guides. */
export interface Contract {
  operations: Operation[];
  /** Component schemas by name with resolved `$ref`s. */
  schemas: Map<string, JsonObject>;
}

/** Reads the source files of the contract. */
export async function readContract(): Promise<Contract> {
  const { operations, root, componentSchemas } = reader.readContract(await bundleContract(contractRoot));
  const schemas = toObject(valueAt(root, ["components", "schemas"]));
  return {
    operations: operations.map((operation) => toOperation(operation, componentSchemas)),
    schemas: new Map(Object.entries(schemas).map(([name, schema]) => [name, toObject(schema)])),
  };
}

function toOperation(
  { url, value, parameters }: reader.Operation,
  componentSchemas: ReadonlyMap<unknown, string>,
): Operation {
  const { status, replacedBy } = toObject(value["x-svc-lifecycle"]);
  return {
    id: String(value["operationId"]),
    path: url,
    parameters: parameters.map((parameter) => toParameter(parameter.value)),
    keyRequired: valueAt(value, ["x-svc-access", "keyRequired"]) === true,
    status: String(status),
    replacedBy: typeof replacedBy === "string" ? replacedBy : null,
    credits: toObject(value["x-svc-credits"]),
    constraints: toList(value["x-svc-constraints"]).map(toObject),
    records: new Set(
      [...reachable(valueAt(value, ["responses", "200"]))].flatMap(
        (part) => componentSchemas.get(part) ?? [],
      ),
    ),
    record: String(valueAt(value, ["x-svc-result", "record"])),
  };
}

function toParameter(parameter: JsonObject): Parameter {
  return {
    name: String(parameter["name"]),
    in: String(parameter["in"]),
    required: parameter["required"] === true,
    schema: toObject(parameter["schema"]),
    readsAs: toObject(parameter["x-svc-reads-as"]),
  };
}
