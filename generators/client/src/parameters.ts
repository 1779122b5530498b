import {
  docComment,
  identifier,
  type Operation,
  operationTypeNames,
  parameterDoc,
  pascalCase,
  propertyKey,
} from "@market-data/generator-core";
import { constraintNames, type Group } from "./groups.ts";
import { converts } from "./narrowed-types.ts";
import { createGroups, type Overload } from "./overloads.ts";
import { argumentType } from "./parameter-type.ts";

/** The type of the parameters of one overload. */
export interface Argument {
  type: string;
  /** Whether the argument is optional. */
  optional: boolean;
}

/** The type of all parameters of an operation, generic over the currencies where it has any. */
export function fullArgument(operation: Operation): Argument {
  const name = identifier(operationTypeNames(operation.operationId).parameters);
  return {
    type: converts(operation) ? `${name}<Currency, CurrencyId>` : name,
    optional: isOptional(operation),
  };
}

/** The type of the lookups of an overload with all other parameters. */
export function overloadArgument(operation: Operation, overload: Overload): Argument {
  if (overload.lookups === undefined) return fullArgument(operation);
  return { type: intersection(operation, overload), optional: false };
}

function isOptional({ parameters, constraints }: Operation): boolean {
  const needsOne = constraints.some(({ atMostOneOf }) => atMostOneOf === undefined);
  return !needsOne && !parameters.some(({ required }) => required);
}

/** The types of an operation's parameters: an interface of those without constraints, and the type of all. */
export function parameterTypes(operation: Operation, overload: Overload): string {
  const { summary, path, operationId } = operation;
  const doc = docComment(`The parameters of ${summary}, \`GET ${path}\`.`);
  const name = identifier(operationTypeNames(operationId).parameters);
  if (operation.constraints.length === 0)
    return `${doc}export interface ${name} {\n${emitFields(operation)}}\n`;
  const fields =
    independentParameters(operation).length === 0
      ? ""
      : `${docComment(`The parameters without constraints of ${summary}, \`GET ${path}\`.`)}export interface ${fieldsName(operation)} {\n${emitFields(operation)}}\n\n`;
  const generic = converts(operation)
    ? "<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never>"
    : "";
  return `${fields}${doc}export type ${name}${generic} = ${intersection(operation, overload)};\n`;
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
