import {
  docComment,
  identifier,
  type Operation,
  operationTypeNames,
  parameterDoc,
  pascalCase,
  propertyKey,
} from "@market-data/generator-core";
import { converts } from "./conversion.ts";
import { type Group, namesOf } from "./groups.ts";
import { argumentType } from "./parameter-type.ts";
import { groupsOf, type Shape } from "./shapes.ts";

/** The type of what a caller passes to an operation in one of its shapes. */
export interface Argument {
  type: string;
  /** Whether a call may leave it out. */
  optional: boolean;
}

/** The type that takes everything that an operation takes, with the currencies as its parameter where there are any. */
export function argumentOf(operation: Operation): Argument {
  const name = identifier(operationTypeNames(operation.operationId).parameters);
  return {
    type: converts(operation) ? `${name}<Currency, CurrencyId>` : name,
    optional: isOptional(operation),
  };
}

/** The type of one shape's lookups with all other parameters. */
export function shapeArgument(operation: Operation, shape: Shape): Argument {
  if (shape.lookups === undefined) return argumentOf(operation);
  return { type: intersection(operation, shape), optional: false };
}

function isOptional({ parameters, constraints }: Operation): boolean {
  const needsOne = constraints.some(({ atMostOneOf }) => atMostOneOf === undefined);
  return !needsOne && !parameters.some(({ required }) => required);
}

/** The types of an operation's parameters: an interface of those that stand alone, and all of them together. */
export function parameterTypes(operation: Operation, shape: Shape): string {
  const { summary, path, operationId } = operation;
  const doc = docComment(`What ${summary}, \`GET ${path}\`, takes.`);
  const name = identifier(operationTypeNames(operationId).parameters);
  if (operation.constraints.length === 0)
    return `${doc}export interface ${name} {\n${fieldsOf(operation)}}\n`;
  const fields =
    standsAlone(operation).length === 0
      ? ""
      : `${docComment(`Parameters that stand alone in ${summary}, \`GET ${path}\`.`)}export interface ${fieldsName(operation)} {\n${fieldsOf(operation)}}\n\n`;
  const generic = converts(operation)
    ? "<Currency extends List<string> = List<string>, CurrencyId extends number = string extends Currency ? number : never>"
    : "";
  return `${fields}${doc}export type ${name}${generic} = ${intersection(operation, shape)};\n`;
}

function intersection(operation: Operation, shape: Shape): string {
  const groups = groupsOf(operation, shape).map(groupReference);
  return [...(standsAlone(operation).length === 0 ? [] : [fieldsName(operation)]), ...groups].join(" & ");
}

function groupReference({ name, generic }: Group): string {
  return generic ? `${name}<Currency, CurrencyId>` : name;
}

function fieldsName({ operationId }: Operation): string {
  return identifier(`${pascalCase(operationId)}Fields`);
}

function standsAlone({ parameters, constraints }: Operation) {
  const grouped = new Set(constraints.flatMap(namesOf));
  return parameters.filter(({ name }) => !grouped.has(name));
}

function fieldsOf(operation: Operation): string {
  return standsAlone(operation)
    .map((parameter) => {
      const { text, tags } = parameterDoc(parameter);
      const type = argumentType(parameter, "List", false);
      const field = parameter.required ? `: ${type}` : `?: ${type} | undefined`;
      return `${docComment(text, "  ", tags)}  ${propertyKey(parameter.name)}${field};\n`;
    })
    .join("");
}
