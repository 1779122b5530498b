// The fetch client of hey-api, as its documentation sets it up.
export default {
  input: "../../../packages/openapi/src/generated/openapi.yaml",
  output: { path: "generated/hey-api", module: { extension: ".ts" } },
  plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
};
