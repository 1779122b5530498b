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

/** A deeply read-only version of a data type. */
export type ReadonlyData<Data> = Data extends object
  ? { readonly [Key in keyof Data]: ReadonlyData<Data[Key]> }
  : Data;

/** An operation of the API as data. */
export interface Operation<Id extends string = string> {
  readonly operationId: Id;
  /** The path of the URL, with path parameters in braces. */
  readonly path: string;
  /** The version number in the first segment of the path. */
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
  /** The schema of `status` in the response, if it differs from `Status`. */
  readonly status?: string;
  /** Undefined for an operation without an `aux` parameter. */
  readonly aux?: ReadonlyData<Aux>;
  /** The parameters in contract order. */
  readonly parameters: readonly Parameter[];
}

/** An operation with an `aux` parameter. */
export interface OperationWithAux<Id extends string = string> extends Operation<Id> {
  readonly aux: ReadonlyData<Aux>;
}

/** The parsed value of a parameter; times as Unix time in ms. */
export type ParameterValue = string | number | boolean | null;

/** A parameter as data, for `parseQuery`. */
export interface Parameter {
  readonly name: string;
  readonly in: "query" | "path";
  /** The type of the value, or of each list item. */
  readonly type: "string" | "integer" | "number" | "boolean" | "time";
  readonly required?: boolean;
  /** Whether the parameter is a comma-separated list. */
  readonly list?: boolean;
  /** Whether the text `null` means null. */
  readonly nullable?: boolean;
  /** The size of an integer, for example `int32`. */
  readonly format?: string;
  readonly enum?: readonly ParameterValue[];
  /** A regular expression for the text, or for the text of each item. */
  readonly pattern?: string;
  /** In UTF-16 code units. Empty values are always rejected. */
  readonly minLength?: number;
  /** In UTF-16 code units. */
  readonly maxLength?: number;
  /** The minimum of the value. For the type `time`: in Unix seconds. */
  readonly minimum?: number;
  /** The maximum of the value. For the type `time`: in Unix seconds. */
  readonly maximum?: number;
  /** Counts distinct items. Empty lists are always rejected. */
  readonly minItems?: number;
  /** Counts distinct items. */
  readonly maxItems?: number;
  /** The value if the parameter is not sent. */
  readonly default?: ParameterValue | readonly ParameterValue[];
  /** `non-positive`: the default replaces zero and negative numbers. */
  readonly fallback?: "non-positive";
}

/** A plan with its default limits. */
export type Plan = ReadonlyData<Omit<Plans[number], "origin">>;

/** An error of the contract by its `error_code`. */
export type ErrorCode = ReadonlyData<Omit<ErrorCodes[number], "origin">>;
