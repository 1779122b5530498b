import { runEmitter } from "@market-data/generator-core";
import { emitClient } from "./emit.ts";

await runEmitter("client", emitClient);
