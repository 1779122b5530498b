/**
 * Reads a contract at run time: for generators, and for programs that serve a contract they are given. Imports nothing
 * generated, so that the generator itself can use it.
 */
export {
  asArray,
  asObject,
  findReferenced,
  InvalidContractError,
  isObject,
  type Json,
  type JsonObject,
  resolveReferences,
} from "./json.ts";
export { operationsOf, parametersOf } from "./operations.ts";
export { findUnsupported } from "./unsupported.ts";
