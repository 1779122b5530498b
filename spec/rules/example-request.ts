import {
  isObject,
  type Json,
  type JsonObject,
  toEntries,
  toList,
  toObject,
  valueAt,
} from "../reading/json.ts";
import { nearestName, quoted } from "../reading/names.ts";
import { describeError, Validator } from "../reading/validator.ts";
import { brokenConstraints } from "./support/constraints.ts";
import type { Operation } from "./support/contract.ts";
import type { Rule } from "./support/rule.ts";

export default {
  description: "The example of a successful response has its request, and the request is valid.",
  *check({ operations }) {
    for (const operation of operations) {
      const content = ["responses", "200", "content"];
      for (const [type, media] of toEntries(valueAt(operation.value, content))) {
        const examples = toEntries(valueAt(media, ["examples"]));
        const place = [...operation.path, ...content, type];
        const requests = examples.map(([, example]) => valueAt(example, ["x-svc-request"]));
        const areWhole = examples.length > 0 && !requests.includes(undefined);
        if (areWhole && operation.parameters.length > 0 && !examples.some(hasParameters)) {
          const message = "No example of this response is for a request with parameters; add one.";
          yield { path: place, message };
        }
        for (const [name, example] of examples) {
          const at = [...place, "examples", name];
          if (!isObject(example)) continue;
          const request = example["x-svc-request"];
          if (request === undefined) {
            yield {
              path: at,
              message:
                "This example does not give the request that it responds to; add x-svc-request with its parameters.",
            };
          } else if (isObject(request)) {
            for (const message of problems(operation, request)) {
              yield { path: [...at, "x-svc-request"], message };
            }
          }
        }
      }
    }
  },
} satisfies Rule;

/** True for an example with parameters. */
function hasParameters([, example]: [string, Json]): boolean {
  const { "x-svc-request": request, value } = toObject(example);
  return toEntries(request).length > 0 && value !== undefined && value !== null;
}

/** Finds the problems of a request for an operation. */
function* problems(operation: Operation, request: JsonObject): Iterable<string> {
  const parameters = operation.parameters.map(({ value }) => value);
  yield* unknownNames(operation, parameters, request);
  yield* missingNames(operation, parameters, request);
  yield* wrongValues(parameters, request);
  yield* conflicts(operation, request);
  yield* repeatedItems(request);
}

function* unknownNames(
  { value }: Operation,
  parameters: readonly JsonObject[],
  request: JsonObject,
): Iterable<string> {
  const known = parameters.map(({ name }) => String(name));
  for (const name of Object.keys(request).filter((candidate) => !known.includes(candidate))) {
    const nearest = nearestName(name, known);
    const instead = nearest ? `write "${nearest}"` : `it has ${quoted(known) || "none"}`;
    yield `x-svc-request sends "${name}", which is not a parameter of ${value["operationId"]}; ${instead}.`;
  }
}

function* missingNames(
  { value }: Operation,
  parameters: readonly JsonObject[],
  request: JsonObject,
): Iterable<string> {
  for (const { name, required } of parameters) {
    if (required === true && !(String(name) in request))
      yield `x-svc-request lacks "${name}", which ${value["operationId"]} requires; add it.`;
  }
}

function* wrongValues(parameters: readonly JsonObject[], request: JsonObject): Iterable<string> {
  for (const { name, schema } of parameters) {
    const value = request[String(name)];
    if (value === undefined || !isObject(schema)) continue;
    for (const error of new Validator(schema).errors(value)) {
      yield `x-svc-request/${[name, ...error.path].join("/")} ${describeError(error)}.`;
    }
  }
}

function* conflicts({ value }: Operation, request: JsonObject): Iterable<string> {
  for (const { names, sent } of brokenConstraints(value["x-svc-constraints"], (name) => name in request)) {
    yield `x-svc-request sends ${sent === 0 ? "none" : sent} of ${quoted(names)}; send one.`;
  }
}

function* repeatedItems(request: JsonObject): Iterable<string> {
  for (const [name, items] of Object.entries(request)) {
    const repeated = toList(items).find((item, index, list) => list.indexOf(item) !== index);
    if (repeated !== undefined)
      yield `x-svc-request/${name} has ${JSON.stringify(repeated)} twice; name each item once.`;
  }
}
