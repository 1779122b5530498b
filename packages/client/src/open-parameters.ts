import type { List } from "./results.ts";

/** An object type with the properties of all union members. */
export type Plain<Exact> = Omit<Exact, never>;

/**
 * The remaining arguments of the overload for open parameters. The type of open parameters may match an exact type, as
 * `Partial<Input>` does. For exact types and impossible types, the result matches no call, so that the compiler reports
 * the errors of the exact overloads. Without known parameters, as in `Parameters<typeof api.cryptocurrency.info>`, the
 * overload applies.
 */
export type IfOpen<Given, Exact, Options> = unknown extends Given
  ? [options?: Options]
  : [Given] extends [Exact]
    ? [never, never]
    : true extends MayBe<Given, Exact>
      ? [options?: Options]
      : [never, never];

/** Whether a value may match an exact type: every property is allowed, and no required property is impossible. */
type MayBe<Given, Exact> = Exact extends unknown
  ? keyof Given extends keyof Exact
    ? { [Name in keyof Given & keyof Exact]: Choose<Given[Name], Exact[Name]> } extends Exact
      ? true
      : false
    : false
  : never;

/** The possible values of a property: `undefined` if the exact type excludes the property, otherwise a defined value. */
type Choose<Given, Exact> = [Exact] extends [undefined]
  ? undefined extends Given
    ? undefined
    : Given
  : Exclude<Given, undefined>;

/** The type of the parameters if the compiler cannot infer any. */
export type InputFor<Given, Input> = unknown extends Given ? Input : unknown;

/** The currencies in the parameters: `Default` without `convert`, and `string` for unknown symbols. */
export type CurrencyOf<Given, Default> = [Defined<Given, "convert_id">] extends [never]
  ? Given extends { convert: infer Currency extends List<string> }
    ? Currency
    : [Defined<Given, "convert">] extends [never]
      ? Default
      : string
  : string;

/** The type of parameters without `undefined`. */
export type Sent<Given> = { [Name in keyof Given]: Exclude<Given[Name], undefined> };

/** The type of a property without `undefined`; `never` if the property does not exist. */
type Defined<Given, Name> = Exclude<Given[Name & keyof Given], undefined>;
