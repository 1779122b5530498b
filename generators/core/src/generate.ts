import { extensionTypes } from "./extension-types.ts";
import { runEmitter } from "./run.ts";

await runEmitter("core", ({ extensionSchemas }, headerLine) => [
  extensionTypes(extensionSchemas, headerLine),
]);
