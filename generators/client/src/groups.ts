import {
  type Constraints,
  constraintNames,
  docComment,
  identifier,
  type Operation,
  type Parameter,
  parameterDoc,
  pascalCase,
  propertyKey,
} from "@market-data/generator-core";
import { currencyType } from "./narrowed-types.ts";
import { type Amount, argumentType } from "./parameter-type.ts";

/** An accepted combination of parameters. All other parameters are excluded. */
interface Combination {
  required: readonly string[];
  optional?: readonly string[];
  amount?: Amount;
}

/** A named parameter type for a constraint: a union with one member per combination. */
export interface Group {
  name: string;
  /** Whether the group selects the currencies of the response. */
  generic: boolean;
  declaration: string;
}

/** Creates the parameter type of a constraint. */
export function constraintGroup(operation: Operation, constraint: Constraints[number]): Group {
  const { exactlyOneOf, atLeastOneOf, atMostOneOf } = constraint;
  const names = constraintNames(constraint);
  const list = joinNames(names);
  if (exactlyOneOf !== undefined) {
    return createGroup(
      operation,
      "ExactlyOneOf",
      `Exactly one of ${list}.`,
      names,
      names.map((name) => ({ required: [name] })),
    );
  }
  if (atLeastOneOf !== undefined) {
    const combinations = names.map((name) => ({ required: [name], optional: names }));
    return createGroup(operation, "AtLeastOneOf", `At least one of ${list}.`, names, combinations);
  }
  if (atMostOneOf !== undefined) {
    const combinations = names.map((name, index) =>
      index === 0 ? { required: [], optional: [name] } : { required: [name] },
    );
    return createGroup(operation, "AtMostOneOf", `At most one of ${list}.`, names, combinations);
  }
  throw new Error(`"${operation.operationId}" has an unknown kind of constraint.`);
}

/** Requires one of the chosen parameters, with a single value. */
export function oneGroup(operation: Operation, chosen: readonly string[], names: readonly string[]): Group {
  const combinations = chosen.map((name) => ({ required: [name], amount: "One" }) as const);
  return createGroup(
    operation,
    "OneValueOf",
    `One value of ${joinNames(chosen, "or")}.`,
    names,
    combinations,
    chosen,
  );
}

/** Two or more values of the chosen parameters. */
export function severalGroup(
  operation: Operation,
  chosen: readonly string[],
  names: readonly string[],
  exclusive: boolean,
): Group {
  const lists = chosen.map((name) => ({ required: [name], amount: "Several" }) as const);
  const pairs = exclusive
    ? []
    : chosen.flatMap((name, index) =>
        chosen.slice(index + 1).map((other) => ({ required: [name, other], optional: chosen })),
      );
  const text = `Several values of ${joinNames(chosen, exclusive ? "or" : "and")}.`;
  return createGroup(operation, "SeveralValuesOf", text, names, [...lists, ...pairs], chosen);
}

/**
 * Any number of values of the chosen parameters. `selecting` parameters, which only filter the results, are optional.
 */
export function anyGroup(
  operation: Operation,
  chosen: readonly string[],
  names: readonly string[],
  exclusive: boolean,
  selecting: readonly string[] = [],
): Group {
  const allowed = [...chosen, ...selecting];
  const combinations = chosen.map((name) => ({
    required: [name],
    ...(exclusive ? {} : { optional: allowed }),
  }));
  const only = chosen.length < names.length ? "Only" : "";
  const text = `Any number of values of ${joinNames(chosen, exclusive ? "or" : "and")}.`;
  return createGroup(
    operation,
    `${only}${exclusive ? "OneOf" : "AnyOf"}`,
    text,
    names,
    combinations,
    allowed,
  );
}

function createGroup(
  operation: Operation,
  kind: string,
  text: string,
  names: readonly string[],
  combinations: readonly Combination[],
  chosen: readonly string[] = names,
): Group {
  const others = names.filter((name) => !chosen.includes(name));
  const parts = [
    ...chosen.map((name) => partName(operation, name)),
    ...(others.length === 0 ? [] : ["Without", ...others.map((name) => partName(operation, name))]),
  ];
  const name = `${kind}${parts.join("")}`;
  const generic =
    operation.parameters.some(({ name }) => name === "convert") &&
    names.some((each) => currencyType(each) !== undefined);
  const members = combinations.map((combination) => memberType(operation, names, combination, generic));
  const parameter = generic ? "<Currency extends List<string>, CurrencyId extends number>" : "";
  const declaration = `${docComment(text)}export type ${identifier(name)}${parameter} =\n${members.map((member) => `  | ${member}`).join("\n")};\n`;
  return { name, generic, declaration };
}

function memberType(
  operation: Operation,
  names: readonly string[],
  combination: Combination,
  generic: boolean,
): string {
  const { required, optional = [], amount = "List" } = combination;
  const fields = names.map((name) => {
    const key = propertyKey(name);
    if (!required.includes(name) && !optional.includes(name)) return `      ${key}?: undefined;\n`;
    const parameter = findParameter(operation, name);
    const isRequired = required.includes(name);
    const { text, tags } = parameterDoc(parameter);
    const type = argumentType(parameter, amount, generic);
    // If a currency could be `undefined`, the result type would have quotes that the response lacks.
    const absent = isRequired || currencyType(name) !== undefined ? "" : " | undefined";
    return `${docComment(text, "      ", tags)}      ${key}${isRequired ? "" : "?"}: ${type}${absent};\n`;
  });
  return `{\n${fields.join("")}    }`;
}

/** Component names are unique. The names of these types are therefore unique too. */
function partName(operation: Operation, name: string): string {
  return findParameter(operation, name).component ?? pascalCase(`${operation.operationId}_${name}`);
}

export function findParameter({ operationId, parameters }: Operation, name: string): Parameter {
  const parameter = parameters.find((each) => each.name === name);
  if (parameter === undefined) throw new Error(`"${operationId}" has no parameter "${name}".`);
  return parameter;
}

function joinNames(names: readonly string[], word = "and"): string {
  const quoted = names.map((name) => `\`${name}\``);
  return [quoted.slice(0, -1).join(", "), ...quoted.slice(-1)]
    .filter((part) => part !== "")
    .join(` ${word} `);
}
