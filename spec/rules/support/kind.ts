/** The OpenAPI name of an object type. */
export type Kind =
  | "root"
  | "info"
  | "server"
  | "tag"
  | "securityScheme"
  | "pathItem"
  | "operation"
  | "parameter"
  | "header"
  | "response"
  | "mediaType"
  | "example"
  | "schema";
