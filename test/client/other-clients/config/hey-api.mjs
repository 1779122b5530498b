// The fetch client and the TanStack Query options of hey-api, with the documented setup, also with the validator.
const input = "../../../packages/openapi/src/generated/openapi.yaml";
const create = (path, plugins) => ({
  input,
  output: { path, module: { extension: ".ts" } },
  plugins: ["@hey-api/client-fetch", "@hey-api/typescript", ...plugins],
});
export default [
  create("generated/hey-api", ["@hey-api/sdk", "@tanstack/react-query"]),
  create("generated/hey-api-validated", ["zod", { name: "@hey-api/sdk", validator: true }]),
];
