import {
  assertNone,
  type Contract,
  type Diagnostic,
  type Json,
  type JsonObject,
  type Parameter,
} from "@market-data/generator-core";
import { VALUE_KEYWORDS } from "@market-data/openapi/contract";

/** Keywords that `parseQuery` applies to the whole value, or that exclude nothing. */
const LIST_KEYWORDS = ["minItems", "maxItems", "default"];
const KNOWN = new Set([...VALUE_KEYWORDS, ...LIST_KEYWORDS, "type", "items", "uniqueItems"]);
const TYPES = new Set(["string", "integer", "number", "boolean"]);
const ANNOTATIONS = new Set(["title", "description", "examples", "deprecated"]);

/**
 * Checks that `parseQuery` applies every keyword of the parameters' schemas, so that no rule of the contract is lost
 * silently.
 * @throws {ContractError} with the place of each schema that it would not apply in full.
 */
export function checkParameters({ model, sources }: Contract): void {
  for (const { path, parameters } of model.operations) {
    for (const [index, parameter] of parameters.entries()) {
      const problem = findUnsupported(parameter);
      if (problem === undefined) continue;
      assertNone([{ ...sources.locate(["paths", path, "get", "parameters", index, "schema"]), ...problem }]);
    }
  }
}

function findUnsupported({
  name,
  schema,
  list,
}: Parameter): Pick<Diagnostic, "message" | "advice"> | undefined {
  const item = (list ? schema["items"] : schema) as JsonObject;
  const unknown = [...Object.keys(schema), ...Object.keys(item)].find(isUnknown);
  if (unknown !== undefined) {
    return {
      message: `The query parser does not support the keyword "${unknown}" of the parameter "${name}".`,
      advice: `Use only ${[...VALUE_KEYWORDS, ...LIST_KEYWORDS].join(", ")}, or add it to the query parser.`,
    };
  }
  const [type, ...others] = nonNullTypes(item);
  if (!TYPES.has(String(type)) || others.length > 0) {
    return {
      message: `The parameter "${name}" must have one type; a list's items must.`,
      advice: `Write one of ${[...TYPES].join(", ")}, in addition to "null" where null may be sent.`,
    };
  }
  return undefined;
}

function isUnknown(keyword: string): boolean {
  return !KNOWN.has(keyword) && !ANNOTATIONS.has(keyword) && !keyword.startsWith("x-");
}

function nonNullTypes(item: JsonObject): Json[] {
  return [item["type"] ?? []].flat().filter((type) => type !== "null");
}
