import { extensionTypes } from "./extension-types.ts";
import { runEmitter } from "./run.ts";

await runEmitter("core", async ({ extensionSchemas }, headerLine) => [
  await extensionTypes(extensionSchemas, headerLine),
]);
