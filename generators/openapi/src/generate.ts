import { runEmitter } from "@market-data/generator-core";
import { emitOpenapi } from "./emit.ts";

await runEmitter("openapi", emitOpenapi);
