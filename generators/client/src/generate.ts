import { enableCompileCache } from "node:module";

// Without the compile cache, each run spends much time on compiling libraries.
enableCompileCache();
const { runEmitter } = await import("@market-data/generator-core");
const { emitClient } = await import("./emit.ts");
const { emitSkill } = await import("./skill.ts");

await runEmitter("client", { "src/generated": emitClient, "skills/market-data": emitSkill });
