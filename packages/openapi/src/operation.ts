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

/** The same data, read-only. */
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
  /** The record of the response's `status`, where that is another than `Status`. */
  readonly status?: string;
  /** Absent where the operation has no `aux` parameter. */
  readonly aux?: ReadonlyData<Aux>;
  /** In the contract's order. */
  readonly parameters: readonly Parameter[];
}

/** An operation that has an `aux` parameter. */
export interface OperationWithAux<Id extends string = string> extends Operation<Id> {
  readonly aux: ReadonlyData<Aux>;
}

/** The parsed value of a parameter; times as Unix time in ms. */
export type ParameterValue = string | number | boolean | null;

/** A parameter as data, as `parseQuery` needs it. */
export interface Parameter {
  readonly name: string;
  readonly in: "query" | "path";
  /** The type of the value; in a list, of each item. */
  readonly type: "string" | "integer" | "number" | "boolean" | "time";
  readonly required?: boolean;
  /** Whether it is a comma-separated list. */
  readonly list?: boolean;
  /** Whether the text `null` is null. */
  readonly nullable?: boolean;
  /** How many bits an integer has. */
  readonly format?: string;
  readonly enum?: readonly ParameterValue[];
  /** A regular expression that the text, or each item's text, matches. */
  readonly pattern?: string;
  /** In UTF-16 code units. Empty values are always rejected. */
  readonly minLength?: number;
  /** In UTF-16 code units. */
  readonly maxLength?: number;
  /** Of a time, in Unix seconds. */
  readonly minimum?: number;
  /** Of a time, in Unix seconds. */
  readonly maximum?: number;
  /** Of distinct items. Empty lists are always rejected. */
  readonly minItems?: number;
  /** Of distinct items. */
  readonly maxItems?: number;
  /** The value where the parameter is not sent. */
  readonly default?: ParameterValue | readonly ParameterValue[];
  /** `non-positive`: the default replaces numbers of zero and less. */
  readonly fallback?: "non-positive";
}

/** A plan with its default limits. */
export type Plan = ReadonlyData<Omit<Plans[number], "origin">>;

/** What a value of `error_code` means. */
export type ErrorCode = ReadonlyData<Omit<ErrorCodes[number], "origin">>;

/** A value of one of the `enumerations`. */
export type EnumerationValue<Name extends keyof typeof enumerations> = (typeof enumerations)[Name][number];
