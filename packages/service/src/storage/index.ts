/** What backends are made with that have the tables of the market: what is the same in every database. */
export { type FromHistory, fromHistory } from "../import/derived.ts";
export { createRules, type Dialect, ROW_TIMES } from "./check-rules.ts";
export { type Selection, selectRows } from "./removal-rows.ts";
