import type { enumerations } from "./generated/contract.ts";

/** A value of an enumeration in `enumerations`. */
export type EnumerationValue<Name extends keyof typeof enumerations> = (typeof enumerations)[Name][number];
