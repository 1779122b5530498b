import type { FeatureUsage } from "@market-data/storage";
import { type Command, Option } from "commander";
import { openAccounts } from "./keys.ts";
import { addLocation, type LocationOptions } from "./location.ts";
import { print, table } from "./output.ts";
import { parsePastDay } from "./times.ts";
import { createUsageReport, toDay } from "./usage-report.ts";

const BY = ["operation", "operation,parameter"] as const;

interface UsageOptions extends LocationOptions {
  readonly by: (typeof BY)[number];
  readonly since?: number;
  readonly json?: true;
}

/** The command that reports the used parts of the contract. It names neither keys nor owners. */
export function addUsage(program: Command): void {
  addLocation(program.command("usage"))
    .description(
      "report the used operations, parameters and enumerated values with their keys, requests and last day; works while the service runs",
    )
    .addOption(new Option("--by <names>", "rows of the report").choices(BY).default(BY[1]))
    .option("--since <day>", "count requests since this UTC day, such as 2026-01-31", (text) =>
      parsePastDay(text, Date.now()),
    )
    .option("--json", "write JSON")
    .action(showUsage);
}

async function showUsage({ by, since, json, ...location }: UsageOptions): Promise<void> {
  const listed = await listUsage(location, since);
  const withParameters = by !== "operation";
  const report = createUsageReport(listed, { now: Date.now(), since, withParameters });
  if (json) {
    print(JSON.stringify(report));
    return;
  }
  const span = `from ${report.since} to ${report.until}, in UTC days`;
  if (listed.length === 0) {
    print(`Nothing was used ${span}.`);
    return;
  }
  const shown = listed.filter(({ feature }) => withParameters || feature.parameter === "");
  const header = ["operation", "parameter", "value", "keys", "requests", "last seen"];
  print(table([header, ...shown.map(toRow)]));
  print(`Used ${span}.`);
}

async function listUsage(location: LocationOptions, since: number | undefined): Promise<FeatureUsage[]> {
  const accounts = await openAccounts(location, false);
  try {
    return await accounts.featureUsage.list(since);
  } finally {
    await accounts.close();
  }
}

function toRow({ feature, keys, requests, lastDay }: FeatureUsage): string[] {
  const { operationId, parameter, value } = feature;
  const counts = [keys, requests].map((count) => count.toLocaleString("en"));
  return [operationId, parameter, value, ...counts, toDay(lastDay)];
}
