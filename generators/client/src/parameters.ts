import {
  constraintNames,
  docComment,
  identifier,
  literal,
  type Operation,
  operationTypeNames,
  parameterDoc,
  pascalCase,
  propertyKey,
} from "@market-data/generator-core";
import type { Group } from "./groups.ts";
import { converts } from "./narrowed-types.ts";
import { createGroups, type Overload } from "./overloads.ts";
import { argumentType } from "./parameter-type.ts";

/** The parameter type of an overload. */
export interface Argument {
  type: string;
  optional: boolean;
}

/**
 * Returns the parameter type of an overload. Operations with currencies have a generic type. Compiler errors show this
 * type for a missing parameter, so the type lists the required parameters.
 */
export function overloadArgument(operation: Operation, overload: Overload): Argument {
  const optional = overload.lookups === undefined && isOptional(operation);
  const name = parametersName(operation);
  if (overload.lookups !== undefined || (requirement(operation).length > 0 && !converts(operation)))
    return { type: intersection(operation, overload), optional };
  if (!converts(operation)) return { type: name, optional };
  // TypeScript infers the currencies only from this exact type.
  const types = ["Currency", "CurrencyId", ...requirement(operation)];
  return { type: `${name}<${types.join(", ")}>`, optional };
}

/** Returns the name of the type of all parameters of an operation. */
export function parametersName({ operationId }: Operation): string {
  return identifier(operationTypeNames(operationId).parameters);
}

/** Returns the name of the interface of all parameters of an operation. */
export function inputName({ operationId }: Operation): string {
  return identifier(`${pascalCase(operationId)}Input`);
}

function isOptional({ parameters, constraints }: Operation): boolean {
  const needsOne = constraints.some(({ atMostOneOf }) => atMostOneOf === undefined);
  return !needsOne && !parameters.some(({ required }) => required);
}

/**
 * Emits the types of an operation's parameters: an interface without the constrained parameters, the exact type of all
 * parameters, and an interface of all parameters.
 */
export function parameterTypes(operation: Operation, overload: Overload): string {
  const title = `\`GET ${operation.path}\``;
  const name = parametersName(operation);
  const input = `${docComment(inputText(title, operation))}export interface ${inputName(operation)} extends`;
  const doc = docComment(`The parameters of ${title}.`);
  if (operation.constraints.length === 0)
    return `${doc}export interface ${name} {\n${emitFields(operation)}}\n\n${input} ${name} {}\n`;
  const fields =
    independentParameters(operation).length === 0
      ? ""
      : `${docComment(`The parameters without constraints of ${title}.`)}export interface ${fieldsName(operation)} {\n${emitFields(operation)}}\n\n`;
  const required = requirement(operation).map(() => "_Required extends string = string");
  const generics = converts(operation) ? `<${[...CURRENCIES, ...required].join(", ")}>` : "";
  const exact = `export type ${name}${generics} = ${intersection(operation, overload)};`;
  return `${fields}${doc}${exact}\n\n${input} Plain<${name}> {}\n`;
}

const CURRENCIES = [
  "Currency extends List<string> = List<string>",
  "CurrencyId extends number = string extends Currency ? number : never",
];

/**
 * Returns the required parameters as a literal type that only shows in errors. Empty if all constrained parameters are
 * optional.
 */
function requirement({ constraints }: Operation): string[] {
  const texts = constraints.flatMap(({ exactlyOneOf, atLeastOneOf }) => [
    ...(exactlyOneOf === undefined ? [] : [`exactly one of ${exactlyOneOf.join(", ")}`]),
    ...(atLeastOneOf === undefined ? [] : [`at least one of ${atLeastOneOf.join(", ")}`]),
  ]);
  return texts.length === 0 ? [] : [literal(texts.join("; "))];
}

function inputText(title: string, { constraints }: Operation): string {
  const checked =
    constraints.length === 0 ? "" : " The client checks the combination of parameters at run time.";
  return `The parameters of ${title}, as an interface for \`Omit\`, \`Partial\` and \`extends\`.${checked}`;
}

function intersection(operation: Operation, overload: Overload): string {
  const groups = createGroups(operation, overload).map(groupReference);
  return [...(independentParameters(operation).length === 0 ? [] : [fieldsName(operation)]), ...groups].join(
    " & ",
  );
}

function groupReference({ name, generic }: Group): string {
  return generic ? `${name}<Currency, CurrencyId>` : name;
}

function fieldsName({ operationId }: Operation): string {
  return identifier(`${pascalCase(operationId)}Fields`);
}

function independentParameters({ parameters, constraints }: Operation) {
  const grouped = new Set(constraints.flatMap(constraintNames));
  return parameters.filter(({ name }) => !grouped.has(name));
}

function emitFields(operation: Operation): string {
  return independentParameters(operation)
    .map((parameter) => {
      const { text, tags } = parameterDoc(parameter);
      const type = argumentType(parameter, "List", false);
      const field = parameter.required ? `: ${type}` : `?: ${type} | undefined`;
      return `${docComment(text, "  ", tags)}  ${propertyKey(parameter.name)}${field};\n`;
    })
    .join("");
}
