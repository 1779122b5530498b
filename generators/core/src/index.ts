export {
  assertNone,
  ContractError,
  camelCase,
  componentName,
  contractRoot,
  type Diagnostic,
  followReferences,
  getReference,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  parseReference,
  pascalCase,
  pathWords,
  readWorkflows,
  snakeCase,
  toObject,
  valueAt,
  walk,
} from "@market-data/spec/reading";
export { toOperationId } from "@market-data/spec/rules";
export { reachable } from "./build-model.ts";
export * from "./describe.ts";
export * from "./describe-schema.ts";
export { BOUNDS, type Doc, type Documentation, writtenDoc } from "./doc-placeholders.ts";
export { deprecatedTag, factList, paragraphs, parameterDoc } from "./documentation.ts";
export { extensionTypes } from "./extension-types.ts";
export type * from "./generated/extensions.ts";
export { type Contract, loadContract } from "./load.ts";
export {
  createMethodPaths,
  createMethodTree,
  type MethodPath,
  type MethodTree,
  methodName,
} from "./method-paths.ts";
export type * from "./model.ts";
export { operationTypeNames } from "./naming.ts";
export * from "./operation-facts.ts";
export { toPublishedDocument } from "./published-document.ts";
export { type Emitter, runEmitter } from "./run.ts";
export * from "./schemas.ts";
export { code, formatNumber, inlineJson, markdownCell } from "./text/markdown.ts";
export * as python from "./text/python.ts";
export { shellWord } from "./text/shell.ts";
export { type DocTag, docComment, identifier, literal, propertyKey, source } from "./text/typescript.ts";
export { toTypeScript } from "./typescript.ts";
export type { GeneratedFile } from "./write.ts";
export { toYaml } from "./yaml.ts";
