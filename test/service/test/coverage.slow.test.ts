import { expect, test } from "vitest";
import { reportCoverage } from "../src/coverage.ts";

test("the coverage lists the operations, parameters and statuses that no request touched", async () => {
  const report = await reportCoverage([{ method: "GET", target: "/v1/key/info", status: 200 }]);
  expect(report).toContain("Coverage: 1 of 59 operations, 0 of 394 parameters, 1 of 404 responses.");
  expect(report).toContain("\n  operation: 58 operations\n");
  expect(report).toContain("\n  parameter ids: simplePriceV1");
});
