import { expect, test } from "vitest";
import { type MetricReport, Metrics } from "../src/monitoring/metrics.ts";

test.each([
  ["market_data_ready", [1, 0], 0],
  ["market_data_primary_up", [1, 0], 0],
  ["market_data_accounts_replica_up", [1, 1], 1],
  ["market_data_change_delay_seconds", [1, 3], 3],
  ["market_data_stale_assets", [3, 3], 3],
  ["market_data_source_age_seconds", [3, 3], 3],
  ["market_data_connections", [1, 3], 4],
])("combines %s %j of several threads as %d", async (name, values, expected) => {
  const reports: Promise<MetricReport[]>[] = [];
  const gather = () => Promise.all(reports);
  const threads = values.map((value) => {
    const metrics = new Metrics(0, gather);
    metrics.add([{ name, help: "A test.", read: () => value }]);
    return metrics;
  });
  reports.push(...threads.map((metrics) => metrics.report()));
  expect(await threads[0]?.text()).toMatch(new RegExp(`^${name} ${expected}$`, "m"));
});
