/** An error for the caller of a tool. The message states the cause and the correction. */
export class ToolError extends Error {
  override readonly name = "ToolError";
}
