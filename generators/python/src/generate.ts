import { runEmitter } from "@market-data/generator-core";
import { emitPython } from "./emit.ts";

await runEmitter("python", { "src/market_data/generated": emitPython });
