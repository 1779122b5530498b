import type { Json, JsonObject } from "@market-data/spec/reading";
import type {
  Access,
  Aux,
  Cache,
  Constraints,
  Credits,
  ErrorCodes,
  Lifecycle,
  Origin,
  Pagination,
  Plans,
  ReadsAs,
  Result,
} from "./generated/extensions.ts";

/** The contract for emitters: plain data with resolved references to parameters and responses. */
export interface Model {
  title: string;
  summary: string;
  description: string;
  version: string;
  tags: Tag[];
  /** The request header with the API key. */
  keyHeader: string;
  /** The response header with the used credits. */
  creditHeader: string;
  /** The response header that marks sample data. */
  sampleHeader: string;
  plans: Plans;
  errors: ErrorCodes;
  /** The operations with a complete response, in the order of the contract's paths. */
  operations: Operation[];
  /** The operations that stream events. Only emitters for streams read this list. */
  streams: Operation[];
  /** All component schemas by name, in alphabetical order. */
  records: Map<string, RecordModel>;
  /** The complete bundle. */
  document: JsonObject;
}

export interface Tag {
  name: string;
  description: string;
}

export interface Operation {
  operationId: string;
  path: string;
  /** The version in the first segment of the path. */
  version: number;
  tag: string;
  summary: string;
  description: string;
  deprecated: boolean;
  /** The parameters in the path and the query. */
  parameters: Parameter[];
  /** The successful response. */
  success: Response;
  /** The error responses in ascending order of status. */
  errors: Response[];
  access: Access;
  credits: Credits;
  cache: Cache;
  constraints: Constraints;
  pagination: Pagination;
  result: Result;
  lifecycle: Lifecycle;
  origin: Origin;
  /** Undefined for an operation without an `aux` parameter. */
  aux?: Aux;
}

export interface Parameter {
  name: string;
  in: "query" | "path";
  required: boolean;
  description: string;
  /** The schema with resolved references. */
  schema: JsonObject;
  /** Whether the value is a comma-separated list. */
  list: boolean;
  example: Json;
  /** The parameter component. Undefined for an inline parameter. */
  component?: string;
  /** The parsed type of a string parameter. */
  readsAs?: ReadsAs;
  /** The invalid values that the default replaces, without an error. */
  fallback?: "non-positive";
  deprecated?: boolean;
  lifecycle?: Lifecycle;
  origin?: Origin;
}

export interface Response {
  status: number;
  description: string;
  /** Header names as in the contract. */
  headers: string[];
  /** Empty without a body. */
  mediaType: string;
  /** The component schema of the JSON body, or of the data of an event. Undefined without a body. */
  schema?: string;
  examples: Example[];
}

export interface Example {
  name: string;
  summary: string;
  /** The request parameters for this example response. */
  request: Record<string, Json>;
  value: Json;
}

export interface RecordModel {
  name: string;
  description: string;
  schema: JsonObject;
  origin?: Origin;
  /** Names of directly referenced component schemas. Includes the record's own name for a recursive record. */
  refersTo: string[];
  /** Ids of the operations that return the record, directly or in another record. */
  usedBy: string[];
}
