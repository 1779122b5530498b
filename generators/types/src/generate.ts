import { runEmitter } from "@market-data/generator-core";
import { emitTypes } from "./emit.ts";

await runEmitter("types", emitTypes);
