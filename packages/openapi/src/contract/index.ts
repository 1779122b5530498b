/**
 * Reads a contract at run time, for generators and for servers of a given contract. Imports no generated files, because the generator
 * uses this module.
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
export { listOperations, listParameters, listStreams } from "./operations.ts";
export { findUnsupported } from "./unsupported.ts";
