export { EXAMPLES_CLOCK } from "./course/moments.ts";
export { type FillOptions, type FillProgress, fillSample } from "./fill.ts";
export { SAMPLE_NOTICE } from "./notice.ts";
export { type SampleStoreOptions, sampleStore } from "./store.ts";
export { type TickOptions, tickSample } from "./tick.ts";
