export { reachable } from "./build-model.ts";
export * from "./describe.ts";
export { assertNone, ContractError, type Diagnostic } from "./diagnostics.ts";
export { type Doc, type Documentation, writtenDoc } from "./doc-marks.ts";
export { deprecatedTag, factList, paragraphs, parameterDoc } from "./documentation.ts";
export { extensionTypes } from "./extension-types.ts";
export type * from "./generated/extensions.ts";
export {
  componentName,
  inlineJson,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  valueAt,
  walk,
} from "./json.ts";
export { type Contract, contractRoot, loadContract } from "./load.ts";
export type * from "./model.ts";
export {
  camelCase,
  operationTypeNames,
  pascalCase,
  pathWords,
} from "./naming.ts";
export { type Emitter, runEmitter } from "./run.ts";
export { type DocTag, docComment, identifier, literal, markdownCell, propertyKey, source } from "./text.ts";
export { typescriptOf } from "./typescript.ts";
export type { GeneratedFile } from "./write.ts";
export { yamlOf } from "./yaml.ts";
