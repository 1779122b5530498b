import { runEmitter } from "@market-data/generator-core";
import { emitMcp } from "./emit.ts";

await runEmitter("mcp", emitMcp);
