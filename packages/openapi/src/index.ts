export type { EnumerationValue } from "./enumeration-value.ts";
export {
  creditHeader,
  enumerations,
  errorCodes,
  info,
  keyHeader,
  plans,
  sampleHeader,
} from "./generated/contract.ts";
export type {
  Access,
  Aux,
  Cache,
  Constraints,
  Credits,
  Lifecycle,
  Pagination,
  Result,
} from "./generated/extensions.ts";
export {
  type OperationId,
  type Operations,
  operations,
  type Streams,
  streams,
} from "./generated/operations.ts";
export type * from "./generated/parameters.ts";
export { findSimilar, invalidValue } from "./messages.ts";
export type {
  ErrorCode,
  Operation,
  OperationWithAux,
  Parameter,
  ParameterValue,
  Plan,
  ReadonlyData,
} from "./operation.ts";
export { findSentText, type ParsedQuery, parseQuery, type QueryError, type Search } from "./parse-query.ts";
export { parseTime } from "./times.ts";
