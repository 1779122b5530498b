import type { components, operations, paths } from "@market-data/types";

/** The types for openapi-fetch. */
export type Get = paths["/v1/cryptocurrency/map"]["get"];
export type Query = NonNullable<operations["cryptocurrencyMapV1"]["parameters"]["query"]>;
export type Item = components["schemas"]["MapItem"];

export const query: Query = { start: 1 };
