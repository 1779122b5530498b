/** Files of the contract with edits in pairs, and their operations. */
export const MAP = "paths/v1/cryptocurrency/map.yaml";
export const AIRDROP = "paths/v1/cryptocurrency/airdrop.yaml";
export const CONVERSION = "paths/v1/tools/price-conversion.yaml";
export const LISTINGS_V3 = "paths/v3/cryptocurrency/listings/latest.yaml";
export const OHLCV_LATEST_V1 = "paths/v1/cryptocurrency/ohlcv/latest.yaml";
export const OHLCV_HISTORICAL = "paths/v2/cryptocurrency/ohlcv/historical.yaml";
export const MULTIPLIER = "paths/v1/cryptocurrency/multiplier.yaml";
export const NETWORKS = "paths/v4/dex/networks/list.yaml";
export const ROOT = "openapi.yaml";

export const parameterFile = (name: string) => `components/parameters/${name}.yaml`;
export const schemaFile = (name: string) => `components/schemas/${name}.yaml`;
export const headerFile = (name: string) => `components/headers/${name}.yaml`;

/** A parameter without an operation. */
export const extraParameter = (more: object = {}) => ({
  name: "extra",
  in: "query",
  description: "A parameter that is new.",
  schema: { type: "string", minLength: 1 },
  example: "x",
  ...more,
});
