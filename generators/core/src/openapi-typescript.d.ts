/** The parts of openapi-typescript that convert, without those that read, lint and bundle. They have no types of their own. */
declare module "openapi-typescript/dist/transform/index.cjs" {
  import type { GlobalContext, OpenAPI3, transformSchema } from "openapi-typescript";

  /** @param context What is absent is false. */
  function transform(document: OpenAPI3, context: Partial<GlobalContext>): ReturnType<typeof transformSchema>;
  export = transform;
}
declare module "openapi-typescript/dist/lib/utils.cjs" {
  export { resolveRef, scanDiscriminators } from "openapi-typescript";
}
declare module "openapi-typescript/dist/lib/ts.cjs" {
  export { astToString } from "openapi-typescript";
}
