import { type Model, operationTypeNames } from "@market-data/generator-core";

const HELPERS = `
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = { [K in keyof T]: T[K] };
type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Given<Id extends keyof operations> = Flat<
  Part<operations[Id]["parameters"]["query"]> & Part<operations[Id]["parameters"]["path"]>
>;
type Sent<Id extends keyof operations> = [keyof Given<Id>] extends [never] ? Record<string, never> : Given<Id>;
type Bodies<T> = T extends { content: { "application/json": infer Body } } ? Body : never;
type Response<Id extends keyof operations> = Bodies<operations[Id]["responses"][200]>;
type Failure<Id extends keyof operations> = Bodies<
  operations[Id]["responses"][Extract<keyof operations[Id]["responses"], 400 | 401 | 403 | 429 | 500>]
>;
`;

/** A program that compiles only if the three types of each operation equal the types of openapi-typescript. */
export function everyOperation({ operations }: Model): string {
  const names = operations.flatMap(({ operationId }) => Object.values(operationTypeNames(operationId)));
  const checks = operations.flatMap(({ operationId }) => {
    const { parameters, result, error } = operationTypeNames(operationId);
    const id = JSON.stringify(operationId);
    return [
      `export const ${operationId}Sends: Equal<Flat<${parameters}>, Sent<${id}>> = true;`,
      `export const ${operationId}Returns: Equal<${result}, Response<${id}>> = true;`,
      `export const ${operationId}Fails: Equal<${error}, Failure<${id}>> = true;`,
    ];
  });
  return `import type { operations, ${names.join(", ")} } from "@market-data/types";\n${HELPERS}\n${checks.join("\n")}\n`;
}

/** A program that compiles only if each record has a type of its name. */
export function everyRecord({ records }: Model): string {
  const names = [...records.keys()];
  const types = names.map((name) => `  ${name}: Equal<${name}, components["schemas"]["${name}"]>;`);
  return `import type { components, ${names.join(", ")} } from "@market-data/types";
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export interface Same {\n${types.join("\n")}\n}
export type Different = { [Name in keyof Same]: Same[Name] extends true ? never : Name }[keyof Same];
export const none: [Different] extends [never] ? true : false = true;
export const all: Equal<keyof Same, keyof components["schemas"]> = true;
`;
}

/** A program that compiles only if each validator returns the type of its name. */
export function everyValidator({ operations, records }: Model): string {
  const names = operations.flatMap(({ operationId }) => {
    const { parameters, result } = operationTypeNames(operationId);
    return [parameters, result];
  });
  const checks = [...records.keys(), ...names].map(
    (name) => `export const same${name}: Equal<Output<typeof validators.${name}>, api.${name}> = true;`,
  );
  return `import type * as api from "@market-data/types";
import * as validators from "@market-data/types/validators";
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Output<V> = V extends validators.Validator<infer Value> ? Value : never;
${checks.join("\n")}
`;
}
