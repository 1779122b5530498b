import type { Json } from "@market-data/generator-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type Answer, valuesOf } from "../answers.ts";
import type { Check } from "../check.ts";

const ajv = new Ajv2020({ strict: false, formats: { int32: true, int64: true } });

/** The calls whose answers the examples are. */
export const requestChecks: Check[] = [
  {
    rule: "a request sends only parameters that the operation has",
    find: (answers) => answers.flatMap(unknownParameters),
  },
  {
    rule: "a request sends values that its parameters allow",
    find: (answers) => answers.flatMap(refusedValues),
  },
  { rule: "a request sends every required parameter", find: (answers) => answers.flatMap(missingParameters) },
  {
    rule: "a request keeps the rules over which parameters go together",
    find: (answers) => answers.flatMap(brokenConstraints),
  },
  { rule: "a request names no list item twice", find: (answers) => answers.flatMap(repeatedItems) },
];

function unknownParameters({ name, operation, request }: Answer): string[] {
  const known = new Set(operation.parameters.map((parameter) => parameter.name));
  return Object.keys(request).flatMap((key) => (known.has(key) ? [] : [`${name}: ${key}`]));
}

function refusedValues({ name, operation, request }: Answer): string[] {
  return operation.parameters.flatMap((parameter) => {
    const value = request[parameter.name];
    if (value === undefined || ajv.validate(parameter.schema, value)) return [];
    return [`${name}: ${parameter.name} = ${JSON.stringify(value)}: ${ajv.errorsText()}`];
  });
}

function missingParameters({ name, operation, request }: Answer): string[] {
  return operation.parameters.flatMap((parameter) =>
    parameter.required && !(parameter.name in request) ? [`${name}: ${parameter.name}`] : [],
  );
}

function brokenConstraints({ name, operation, request }: Answer): string[] {
  return operation.constraints.flatMap(({ exactlyOneOf, atLeastOneOf, atMostOneOf }) => {
    const parameters = exactlyOneOf ?? atLeastOneOf ?? atMostOneOf ?? [];
    const sent = parameters.filter((parameter) => parameter in request).length;
    const least = atMostOneOf === undefined ? 1 : 0;
    const most = atLeastOneOf === undefined ? 1 : Number.POSITIVE_INFINITY;
    return least <= sent && sent <= most ? [] : [`${name}: ${sent} of ${parameters.join(", ")}`];
  });
}

function repeatedItems({ name, request }: Answer): string[] {
  return Object.entries(request).flatMap(([key, value]: [string, Json]) => {
    const values = valuesOf(value);
    return new Set(values).size === values.length ? [] : [`${name}: ${key}`];
  });
}
