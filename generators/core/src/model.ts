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

/** The contract as the emitters read it: plain data, references between parameters and responses resolved. */
export interface Model {
  title: string;
  summary: string;
  description: string;
  version: string;
  tags: Tag[];
  /** The header that carries a key. */
  keyHeader: string;
  /** The response header that reports the credits that a call used. */
  creditHeader: string;
  /** The response header that marks synthetic data. */
  sampleHeader: string;
  plans: Plans;
  errors: ErrorCodes;
  /** In the order of the contract's paths. */
  operations: Operation[];
  /** Every component schema, by name, in alphabetical order. */
  records: Map<string, RecordModel>;
  /** The whole bundle, for the tools that want it. */
  document: JsonObject;
}

export interface Tag {
  name: string;
  description: string;
}

export interface Operation {
  operationId: string;
  path: string;
  /** The number in the path's first segment. */
  version: number;
  tag: string;
  summary: string;
  description: string;
  deprecated: boolean;
  parameters: Parameter[];
  /** The successful response. */
  success: Response;
  /** The error responses, by rising status. */
  errors: Response[];
  access: Access;
  credits: Credits;
  cache: Cache;
  constraints: Constraints;
  pagination: Pagination;
  result: Result;
  lifecycle: Lifecycle;
  origin: Origin;
  /** Absent where the operation has no `aux` parameter. */
  aux?: Aux;
}

export interface Parameter {
  name: string;
  in: "query" | "path";
  required: boolean;
  description: string;
  /** The schema, references resolved. */
  schema: JsonObject;
  /** Whether it is a comma-separated list. */
  list: boolean;
  example: Json;
  /** The component it comes from; absent where it is written in the operation. */
  component?: string;
  /** What the text stands for, where it is more than the schema's type. */
  readsAs?: ReadsAs;
  /** Which values are replaced by the default instead of being refused. */
  fallback?: "non-positive";
  origin?: Origin;
}

export interface Response {
  status: number;
  description: string;
  /** Header names, as written. */
  headers: string[];
  /** The component schema of the JSON body; absent where there is no body. */
  schema?: string;
  examples: Example[];
}

export interface Example {
  name: string;
  summary: string;
  /** The parameters of the call whose response this is. */
  request: Record<string, Json>;
  value: Json;
}

export interface RecordModel {
  name: string;
  description: string;
  schema: JsonObject;
  origin?: Origin;
  /** Names of the component schemas that this one refers to directly, itself included where it is recursive. */
  refersTo: string[];
  /** Ids of the operations whose successful response holds it, directly or through other records. */
  usedBy: string[];
}
