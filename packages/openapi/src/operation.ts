import type { enumerations } from "./generated/contract.ts";
import type {
  Access,
  Aux,
  Cache,
  Constraints,
  Credits,
  ErrorCodes,
  Lifecycle,
  Pagination,
  Plans,
  Result,
} from "./generated/extensions.ts";

/** The same data, to be read only. */
export type ReadonlyData<Data> = Data extends object
  ? { readonly [Key in keyof Data]: ReadonlyData<Data[Key]> }
  : Data;

/** An operation of the API as data. */
export interface Operation<Id extends string = string> {
  readonly operationId: Id;
  /** The URL's path; a path parameter stands in braces. */
  readonly path: string;
  /** The number in the path's first segment. */
  readonly version: number;
  readonly tag: string;
  readonly summary: string;
  readonly deprecated: boolean;
  readonly access: ReadonlyData<Access>;
  readonly credits: ReadonlyData<Credits>;
  readonly cache: ReadonlyData<Cache>;
  readonly constraints: ReadonlyData<Constraints>;
  readonly pagination: ReadonlyData<Pagination>;
  readonly result: ReadonlyData<Result>;
  readonly lifecycle: ReadonlyData<Lifecycle>;
  /** Absent where the operation has no `aux` parameter. */
  readonly aux?: ReadonlyData<Aux>;
  /** In the contract's order. */
  readonly parameters: readonly Parameter[];
}

/** An operation that has an `aux` parameter. */
export interface OperationWithAux<Id extends string = string> extends Operation<Id> {
  readonly aux: ReadonlyData<Aux>;
}

/** A value that a parameter's text stands for; a time in ms since 1970, UTC. */
export type ParameterValue = string | number | boolean | null;

/** A parameter as data: what the reader of queries needs to know. */
export interface Parameter {
  readonly name: string;
  readonly in: "query" | "path";
  /** What the text stands for; in a list, the text of each item. */
  readonly type: "string" | "integer" | "number" | "boolean" | "time";
  readonly required?: boolean;
  /** Whether it is a comma-separated list. */
  readonly list?: boolean;
  /** Whether the text `null` stands for null. */
  readonly nullable?: boolean;
  /** How many bits an integer has. */
  readonly format?: string;
  readonly enum?: readonly ParameterValue[];
  /** A regular expression that the text, or each item's text, matches. */
  readonly pattern?: string;
  /** In UTF-16 code units. Empty texts are always refused. */
  readonly minLength?: number;
  /** In UTF-16 code units. */
  readonly maxLength?: number;
  /** The least number; of a time, in Unix seconds. */
  readonly minimum?: number;
  /** The greatest number; of a time, in Unix seconds. */
  readonly maximum?: number;
  /** The least number of different items. Empty lists are always refused. */
  readonly minItems?: number;
  /** The greatest number of different items. */
  readonly maxItems?: number;
  /** The value where none is sent; a list's, as a list. */
  readonly default?: ParameterValue | readonly ParameterValue[];
  /** `non-positive`: numbers below 1 count as the default. */
  readonly fallback?: "non-positive";
}

/** A plan with its default limits. */
export type Plan = ReadonlyData<Omit<Plans[number], "origin">>;

/** What a value of `error_code` means. */
export type ErrorCode = ReadonlyData<Omit<ErrorCodes[number], "origin">>;

/** A value of one of the `enumerations`. */
export type EnumerationValue<Name extends keyof typeof enumerations> = (typeof enumerations)[Name][number];
