export { bundleContract } from "./bundle.ts";
export { assertNone, ContractError, type Diagnostic } from "./diagnostics.ts";
export { findInvalidValues, type InvalidValue, type StatedValue } from "./invalid-values.ts";
export {
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  toEntries,
  toList,
  toObject,
  valueAt,
  walk,
} from "./json.ts";
export { camelCase, nearestName, pascalCase, pathVersion, pathWords, snakeCase } from "./names.ts";
export {
  componentName,
  dereference,
  followReferences,
  formatReference,
  getReference,
  parseReference,
  resolveReference,
} from "./references.ts";
export { contractRoot, type SourcePlace, Sources } from "./sources.ts";
export { describeError, type ValidationError, Validator } from "./validator.ts";
export { listNamedOperations, listWorkflowFiles, type NamedOperation, readWorkflows } from "./workflows.ts";
