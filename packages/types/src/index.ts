export type * from "./generated/openapi.ts";
export type * from "./generated/operations.ts";
export type * from "./generated/records.ts";
