// orval's fetch client. Without `forceSuccessResponse`, calls also resolve for errors.
export default {
  api: {
    input: "../../../../packages/openapi/src/generated/openapi.yaml",
    output: {
      target: "../generated/orval/client.ts",
      client: "fetch",
      mode: "single",
      baseUrl: {
        runtime: "settings.baseUrl",
        imports: [{ name: "settings", importPath: "../../src/subjects/orval-settings.ts" }],
      },
      override: { fetch: { forceSuccessResponse: true } },
    },
  },
};
