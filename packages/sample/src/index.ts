export { EXAMPLES_CLOCK } from "./clock.ts";
export { SAMPLE_NOTICE, withSampleNotice } from "./notice.ts";
export { type SampleStoreOptions, sampleStore } from "./store.ts";
