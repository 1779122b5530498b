export { type Contract, ContractError, loadContract, toYaml } from "@market-data/generator-core";
export { compareDocuments } from "./compare/index.ts";
export { lifecycleRejections } from "./lifecycle.ts";
export { listChanges } from "./make-review.ts";
export { createDocumentSide, createPair } from "./pair.ts";
export * from "./review.ts";
export { stabilityRejections } from "./stability.ts";
export { getVerdict } from "./verdict.ts";
