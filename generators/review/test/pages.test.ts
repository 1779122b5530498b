import { loadContract } from "@market-data/generator-core";
import { expect, test } from "vitest";
import { changedPages } from "../src/pages.ts";
import { change } from "./sample-review.ts";

test("the changed pages contain no removed operations and records", async () => {
  const { operationId: _, ...several } = change({ operations: ["simplePriceV1", "removedV1"] });
  const record = change({ place: { file: "spec/components/schemas/MapItem.yaml", line: 3 } });
  expect(changedPages([several, record], await loadContract())).toEqual([
    { of: "cryptocurrencyMapV1", path: "operations/v1/cryptocurrency/map/" },
    { of: "simplePriceV1", path: "operations/v1/simple/price/" },
    { of: "MapItem", path: "records/map-item/" },
  ]);
});
