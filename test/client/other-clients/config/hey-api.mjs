// The fetch client and the TanStack Query options of hey-api, with the documented setup.
export default {
  input: "../../../packages/openapi/src/generated/openapi.yaml",
  output: { path: "generated/hey-api", module: { extension: ".ts" } },
  plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk", "@tanstack/react-query"],
};
