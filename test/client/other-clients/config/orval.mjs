// orval's fetch client, also with its validation. Without `forceSuccessResponse`, calls also resolve for errors.
const create = (folder, output, fetch) => ({
  input: "../../../../packages/openapi/src/generated/openapi.yaml",
  output: {
    target: `../generated/${folder}/client.ts`,
    client: "fetch",
    mode: "single",
    baseUrl: {
      runtime: "settings.baseUrl",
      imports: [{ name: "settings", importPath: "../../src/subjects/orval-settings.ts" }],
    },
    override: { fetch: { forceSuccessResponse: true, ...fetch } },
    ...output,
  },
});
export default {
  api: create("orval", {}, {}),
  validated: create(
    "orval-validated",
    { schemas: { path: "../generated/orval-validated/schemas", type: "zod" } },
    { runtimeValidation: true },
  ),
};
