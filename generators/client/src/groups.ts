import {
  type Constraints,
  docComment,
  identifier,
  type Operation,
  type Parameter,
  parameterDoc,
  pascalCase,
  propertyKey,
} from "@market-data/generator-core";
import { currencyType } from "./conversion.ts";
import { type Amount, argumentType } from "./parameter-type.ts";

/** One way to fill the parameters of a group: those that must be there, and those that may; all others may not. */
interface Branch {
  required: readonly string[];
  optional?: readonly string[];
  amount?: Amount;
}

/** A named type over parameters that depend on each other: a union with one member for each way to fill them. */
export interface Group {
  name: string;
  /** Whether it chooses the currencies of the answer. */
  generic: boolean;
  declaration: string;
}

/** The constraint's parameters, whatever its kind. */
export function namesOf({ exactlyOneOf, atLeastOneOf, atMostOneOf }: Constraints[number]): string[] {
  return exactlyOneOf ?? atLeastOneOf ?? atMostOneOf ?? [];
}

/** The type of the parameters that a constraint is about. */
export function constraintGroup(operation: Operation, constraint: Constraints[number]): Group {
  const { exactlyOneOf, atLeastOneOf, atMostOneOf } = constraint;
  const names = namesOf(constraint);
  const words = sentenceOf(names);
  if (exactlyOneOf !== undefined) {
    return group(
      operation,
      "ExactlyOneOf",
      `Exactly one of ${words}.`,
      names,
      names.map((name) => ({ required: [name] })),
    );
  }
  if (atLeastOneOf !== undefined) {
    const branches = names.map((name) => ({ required: [name], optional: names }));
    return group(operation, "AtLeastOneOf", `At least one of ${words}.`, names, branches);
  }
  if (atMostOneOf !== undefined) {
    const branches = names.map((name, index) =>
      index === 0 ? { required: [], optional: [name] } : { required: [name] },
    );
    return group(operation, "AtMostOneOf", `At most one of ${words}.`, names, branches);
  }
  throw new Error(`"${operation.operationId}" has a constraint of no known kind.`);
}

/** One value of exactly one of some parameters, and none of the others. */
export function oneGroup(operation: Operation, chosen: readonly string[], names: readonly string[]): Group {
  const branches = chosen.map((name) => ({ required: [name], amount: "One" }) as const);
  return group(operation, "OneValueOf", `One value of ${sentenceOf(chosen, "or")}.`, names, branches, chosen);
}

/** Two values or more of some parameters together, and none of the others. */
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
  const text = `Several values of ${sentenceOf(chosen, exclusive ? "or" : "and")}.`;
  return group(operation, "SeveralValuesOf", text, names, [...lists, ...pairs], chosen);
}

/** Any number of values of some parameters, and none of the others. */
export function anyGroup(
  operation: Operation,
  chosen: readonly string[],
  names: readonly string[],
  exclusive: boolean,
): Group {
  const branches = chosen.map((name) => ({ required: [name], ...(exclusive ? {} : { optional: chosen }) }));
  const only = chosen.length < names.length ? "Only" : "";
  const text = `Any number of values of ${sentenceOf(chosen, exclusive ? "or" : "and")}.`;
  return group(operation, `${only}${exclusive ? "OneOf" : "AnyOf"}`, text, names, branches, chosen);
}

function group(
  operation: Operation,
  kind: string,
  text: string,
  names: readonly string[],
  branches: readonly Branch[],
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
  const members = branches.map((branch) => memberType(operation, names, branch, generic));
  const parameter = generic ? "<Currency extends List<string>, CurrencyId extends number>" : "";
  const declaration = `${docComment(text)}export type ${identifier(name)}${parameter} =\n${members.map((member) => `  | ${member}`).join("\n")};\n`;
  return { name, generic, declaration };
}

function memberType(
  operation: Operation,
  names: readonly string[],
  branch: Branch,
  generic: boolean,
): string {
  const { required, optional = [], amount = "List" } = branch;
  const fields = names.map((name) => {
    const key = propertyKey(name);
    if (!required.includes(name) && !optional.includes(name)) return `      ${key}?: undefined;\n`;
    const parameter = parameterOf(operation, name);
    const isRequired = required.includes(name);
    const { text, tags } = parameterDoc(parameter);
    const type = argumentType(parameter, amount, generic);
    // A currency that may be undefined would make quotes known that do not come.
    const absent = isRequired || currencyType(name) !== undefined ? "" : " | undefined";
    return `${docComment(text, "      ", tags)}      ${key}${isRequired ? "" : "?"}: ${type}${absent};\n`;
  });
  return `{\n${fields.join("")}    }`;
}

/** Components have a name each in the whole contract, so types that are named by them never clash. */
function partName(operation: Operation, name: string): string {
  return parameterOf(operation, name).component ?? pascalCase(`${operation.operationId}_${name}`);
}

export function parameterOf({ operationId, parameters }: Operation, name: string): Parameter {
  const parameter = parameters.find((each) => each.name === name);
  if (parameter === undefined) throw new Error(`"${operationId}" has no parameter "${name}".`);
  return parameter;
}

function sentenceOf(names: readonly string[], word = "and"): string {
  const quoted = names.map((name) => `\`${name}\``);
  return [quoted.slice(0, -1).join(", "), ...quoted.slice(-1)]
    .filter((part) => part !== "")
    .join(` ${word} `);
}
