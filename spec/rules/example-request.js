import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { entriesOf, isObject, listOf } from "./support/contract.js";
import { nearestName } from "./support/names.js";
import { contractRule, quoted } from "./support/rule.js";
import { explain } from "./support/schema-errors.js";

/** @typedef {import("./support/contract.js").Operation} Operation */
/** @typedef {import("./support/contract.js").JsonObject} JsonObject */

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
formats.default(ajv, { mode: "fast" });
// The formats of OpenAPI that JSON Schema does not know.
for (const format of ["int32", "int64", "float", "double"]) ajv.addFormat(format, true);

export default contractRule({
  description: "The example of an answer says which call it answers, and that call is a good one.",
  *check({ operations }) {
    for (const operation of operations) {
      const { value, path } = operation;
      for (const [type, media] of entriesOf(value.responses?.["200"]?.content)) {
        for (const [name, example] of entriesOf(media?.examples)) {
          const at = [...path, "responses", "200", "content", type, "examples", name];
          if (!isObject(example)) continue;
          const request = example["x-svc-request"];
          if (request === undefined) {
            yield {
              path: at,
              message:
                "This example does not say which call it answers; add x-svc-request with its parameters.",
            };
          } else if (isObject(request)) {
            const findings = [
              ...unknownNames(operation, request),
              ...missing(operation, request),
              ...misfits(operation, request),
            ];
            for (const message of [...findings, ...conflicts(operation, request)]) {
              yield { path: [...at, "x-svc-request"], message };
            }
          }
        }
      }
    }
  },
});

/** @typedef {(operation: Operation, request: JsonObject) => Iterable<string>} CheckOfRequest */

/** @type {CheckOfRequest} */
function* unknownNames({ parameters, value }, request) {
  const known = parameters.map((parameter) => parameter.value.name);
  for (const name of Object.keys(request).filter((candidate) => !known.includes(candidate))) {
    const nearest = nearestName(name, known);
    const instead = nearest ? `write "${nearest}"` : `it has ${quoted(known) || "none"}`;
    yield `x-svc-request sends "${name}", which is no parameter of ${value.operationId}; ${instead}.`;
  }
}

/** @type {CheckOfRequest} */
function* missing({ parameters, value }, request) {
  for (const { name, required } of parameters.map((parameter) => parameter.value)) {
    if (required === true && !(name in request))
      yield `x-svc-request lacks "${name}", which ${value.operationId} requires; add it.`;
  }
}

/** @type {CheckOfRequest} */
function* misfits({ parameters }, request) {
  for (const { name, schema } of parameters.map((parameter) => parameter.value)) {
    if (!(name in request) || !isObject(schema)) continue;
    const validate = ajv.compile(schema);
    if (validate(request[name])) continue;
    for (const { path, message } of explain(validate.errors ?? [])) {
      yield `x-svc-request/${[name, ...path].join("/")} ${message}.`;
    }
  }
}

/** @type {CheckOfRequest} */
function* conflicts({ value }, request) {
  for (const constraint of listOf(value["x-svc-constraints"])) {
    for (const [kind, names] of entriesOf(constraint)) {
      if (!Array.isArray(names)) continue;
      const sent = names.filter((name) => name in request).length;
      if (sent === 0 && kind !== "atMostOneOf")
        yield `x-svc-request sends none of ${quoted(names)}; send one.`;
      if (sent > 1 && kind !== "atLeastOneOf")
        yield `x-svc-request sends ${sent} of ${quoted(names)}; send one.`;
    }
  }
}
