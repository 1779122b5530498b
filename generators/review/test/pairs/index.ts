import { extensionPairs } from "./extensions.ts";
import { operationPairs } from "./operations.ts";
import type { PairCase } from "./pair-case.ts";
import { parameterPairs } from "./parameters.ts";
import { quietPairs } from "./quiet.ts";
import { responsePairs } from "./responses.ts";
import { severalPairs } from "./several.ts";

/** All pairs. */
export const PAIRS: readonly PairCase[] = [
  ...operationPairs,
  ...parameterPairs,
  ...responsePairs,
  ...extensionPairs,
  ...quietPairs,
  ...severalPairs,
];
