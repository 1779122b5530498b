import type { Check } from "./check.ts";
import { coinChecks } from "./checks/coins.ts";
import { creditChecks } from "./checks/credits.ts";
import { listChecks } from "./checks/lists.ts";
import { periodChecks } from "./checks/periods.ts";
import { quoteChecks } from "./checks/quotes.ts";
import { seriesChecks } from "./checks/series.ts";
import { shapeChecks } from "./checks/shapes.ts";

/** All rules for the contract's examples. */
export const checks: readonly Check[] = [
  ...coinChecks,
  ...quoteChecks,
  ...periodChecks,
  ...seriesChecks,
  ...listChecks,
  ...shapeChecks,
  ...creditChecks,
];
