export { type Contract, ContractError, loadContract } from "@market-data/generator-core";
export { compareDocuments } from "./compare/index.ts";
export { lifecycleRejections } from "./lifecycle.ts";
export { changesOf } from "./make-review.ts";
export { pairOf, sideOfDocument } from "./pair.ts";
export * from "./review.ts";
export { verdictOf } from "./verdict.ts";
