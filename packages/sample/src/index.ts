export { type AdvanceOptions, advanceSample } from "./advance.ts";
export { EXAMPLES_CLOCK } from "./clock.ts";
export { SAMPLE_NOTICE, withSampleNotice } from "./notice.ts";
export { type SeedOptions, type SeedProgress, seedSample, seedSeries } from "./seed.ts";
export { type SampleStoreOptions, sampleStore } from "./store.ts";
