import type { Repetition } from "./find-repeated.ts";

/** Repetitions that stand, and why. */
export interface Acceptance {
  readonly kind: Repetition["kind"];
  /** A file, or a folder with its slash, from the repository's root. */
  readonly place: string;
  /** What is written there; anything of the kind where absent. */
  readonly text?: string;
  readonly reason: string;
}

const SAMPLE = "Data of the sample market, made up value by value.";
const OWN_LIMIT = "A limit of the program itself that happens to be the same number.";

export const accepted: readonly Acceptance[] = [
  {
    kind: "operation",
    place: "packages/market/src/",
    reason:
      "The market implements the operations: their ids type its handlers and are the keys of its table.",
  },
  {
    kind: "enumeration",
    place: "packages/market/src/store/asset-metrics.ts",
    reason: "The periods of percent changes, which the contract has in names of fields alone.",
  },
  {
    kind: "enumeration",
    place: "packages/market/src/records/quote-context.ts",
    reason: "The same periods, the longest first.",
  },
  { kind: "enumeration", place: "packages/sample/src/", reason: SAMPLE },
  { kind: "duration", place: "packages/sample/src/", reason: SAMPLE },
  { kind: "limit", place: "packages/sample/src/", reason: SAMPLE },
  {
    kind: "error code",
    place: "packages/service/src/import/source-keys.ts",
    text: "1001",
    reason: "The first id that an import may assign.",
  },
  {
    kind: "error code",
    place: "generators/review/src/extension-rules/credits.ts",
    text: "1001",
    reason: "A number of rows to compare costs for.",
  },
  {
    kind: "limit",
    place: "generators/review/src/extension-rules/credits.ts",
    reason: "Numbers of rows to compare costs for.",
  },
  { kind: "limit", place: "packages/http/src/server/connections.ts", reason: OWN_LIMIT },
  { kind: "limit", place: "packages/mock/src/http/body.ts", text: "10_000", reason: OWN_LIMIT },
  { kind: "limit", place: "packages/service/src/import/file-import.ts", text: "5000", reason: OWN_LIMIT },
  { kind: "limit", place: "packages/mock/src/scenarios/changes.ts", text: "5000", reason: OWN_LIMIT },
  {
    kind: "limit",
    place: "packages/service/src/caching/serialise-shared.ts",
    text: "10_000",
    reason: OWN_LIMIT,
  },
  { kind: "limit", place: "packages/service/src/accounts/key-cache.ts", text: "10_000", reason: OWN_LIMIT },
  {
    kind: "limit",
    place: "packages/service/src/accounts/plan-settings.ts",
    text: "1_000_000_000_000",
    reason: OWN_LIMIT,
  },
  { kind: "path", place: "packages/mock/src/cli.ts", reason: "An example request in the program's help." },
];
