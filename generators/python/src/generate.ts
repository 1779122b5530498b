import { runEmitter } from "@market-data/generator-core";
import { emitPython } from "./emit.ts";

await runEmitter("python", emitPython, "src/market_data/generated");
