/** Turns what Ajv says into what an author of the contract needs to know. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { type Json, listOf } from "./json.ts";
import { nearestName } from "./names.ts";

/** What is wrong with a value; the path begins at the value. */
export interface SchemaError {
  path: string[];
  message: string;
}

/**
 * The errors of one validation (with `allErrors` and `verbose`), those of the best fitting branch alone where a schema
 * offers several.
 */
export function explain(errors: readonly ErrorObject[]): SchemaError[] {
  return withoutLosers(errors).map((error) => ({
    path: error.instancePath.split("/").slice(1).map(decodePointer),
    message: sentence(error),
  }));
}

function withoutLosers(errors: readonly ErrorObject[]): ErrorObject[] {
  // What stands below several branches is reported by each.
  const distinct = new Map(
    errors.map((error) => [
      `${error.schemaPath} ${error.instancePath} ${JSON.stringify(error.params)}`,
      error,
    ]),
  );
  let kept = [...distinct.values()].filter(({ keyword }) => keyword !== "if");
  const choices = kept.filter(({ keyword }) => keyword === "oneOf" || keyword === "anyOf");
  // The innermost choice first, so that an outer one counts what is left of it.
  for (const choice of choices.sort((a, b) => b.schemaPath.length - a.schemaPath.length)) {
    const branches = listOf(choice.schema as Json).map((_, index) =>
      kept.filter((error) => isOfBranch(error, choice, index)),
    );
    // Several branches that fit are an error of the choice itself.
    const tooMany = Boolean(choice.params["passingSchemas"]);
    const best = tooMany
      ? undefined
      : [...branches].sort((a, b) => distanceFrom(choice, a) - distanceFrom(choice, b))[0];
    const losers = branches.filter((branch) => branch !== best).flat();
    kept = kept.filter((error) => (error !== choice || tooMany) && !losers.includes(error));
  }
  return kept;
}

function isOfBranch(error: ErrorObject, choice: ErrorObject, index: number): boolean {
  return (
    error.schemaPath.startsWith(`${choice.schemaPath}/${index}/`) &&
    (error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`))
  );
}

/**
 * How far a value is from a branch of a choice. A wrong type counts most, then a wrong field, then a misspelt one; what
 * is wrong further down hardly counts, since the value has the shape of that branch.
 */
function distanceFrom(choice: ErrorObject, errors: readonly ErrorObject[]): number {
  return errors.reduce((sum, { keyword, data, params, parentSchema, instancePath }) => {
    if (instancePath !== choice.instancePath) return sum + 0.25;
    if (keyword === "type") return sum + 5;
    if (keyword === "const") return sum + (typeof data === "string" ? 1 : 5);
    if (keyword !== "additionalProperties") return sum + 1;
    return sum + (nearestName(params["additionalProperty"], fieldsOf(parentSchema)) ? 0.5 : 1);
  }, 0);
}

function fieldsOf(schema: ErrorObject["parentSchema"]): string[] {
  return Object.keys(schema?.["properties"] ?? {});
}

function sentence({ keyword, params, parentSchema, data, message }: ErrorObject): string {
  const fields = fieldsOf(parentSchema);
  switch (keyword) {
    case "additionalProperties": {
      const nearest = nearestName(params["additionalProperty"], fields);
      const instead = nearest ? `write "${nearest}"` : `it may hold ${fields.join(", ")}`;
      return `has the unknown field "${params["additionalProperty"]}"; ${instead}`;
    }
    case "required": {
      const about = parentSchema?.["properties"]?.[params["missingProperty"]]?.description;
      return `lacks "${params["missingProperty"]}"${about ? ` (${about.trim()})` : ""}; add it`;
    }
    case "enum":
      return `is ${JSON.stringify(data)}; write one of ${params["allowedValues"].join(", ")}`;
    case "const":
      return `is ${JSON.stringify(data)}; write ${JSON.stringify(params["allowedValue"])}`;
    case "type":
      return `is ${JSON.stringify(data)}; write a value of type ${[params["type"]].flat().join(" or ")}`;
    case "false schema":
      return "must not be here; leave it out";
    case "oneOf":
      return "fits more than one of the shapes that it may have; keep to one";
    case "pattern":
      return `is ${JSON.stringify(data)}; write text that matches ${params["pattern"]}`;
    default:
      return `is ${JSON.stringify(data)}, which ${message}; write one that fits`;
  }
}

function decodePointer(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
