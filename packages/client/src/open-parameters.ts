import type { List } from "./results.ts";

/** An object type with the properties of all members of a union. */
export type Plain<Exact> = Omit<Exact, never>;

/**
 * The further arguments of a call whose parameters have a type that leaves open which of the exact ones they are. Where
 * they cannot be any of these, or are one, it is a list that no call has: errors then are those of the other overloads.
 * Where the compiler has no parameters, as in `Parameters<typeof api.cryptocurrency.info>`, they are open.
 */
export type IfOpen<Given, Exact, Options> = unknown extends Given
  ? [options?: Options]
  : [Given] extends [Exact]
    ? [never, never]
    : true extends MayBe<Given, Exact>
      ? [options?: Options]
      : [never, never];

/** Whether some value of a type is one of an exact type: all of its properties are allowed, and the required ones may be there. */
type MayBe<Given, Exact> = Exact extends unknown
  ? keyof Given extends keyof Exact
    ? { [Name in keyof Given & keyof Exact]: Choose<Given[Name], Exact[Name]> } extends Exact
      ? true
      : false
    : false
  : never;

/** The values of a property that an exact type allows: none of an excluded one, and one of any other. */
type Choose<Given, Exact> = [Exact] extends [undefined]
  ? undefined extends Given
    ? undefined
    : Given
  : Exclude<Given, undefined>;

/** What the parameters are where the compiler has none. */
export type InputFor<Given, Input> = unknown extends Given ? Input : unknown;

/** The currencies of the given parameters; `Default` without any, and all symbols where they are not known. */
export type CurrencyOf<Given, Default> = [Defined<Given, "convert_id">] extends [never]
  ? Given extends { convert: infer Currency extends List<string> }
    ? Currency
    : [Defined<Given, "convert">] extends [never]
      ? Default
      : string
  : string;

/** The type of a property without undefined; never without the property. */
type Defined<Given, Name> = Exclude<Given[Name & keyof Given], undefined>;
