import { loadContract } from "@market-data/generator-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Recorder } from "../src/examples/recorder.ts";

const { model } = await loadContract();
const examples = model.operations.flatMap((operation) =>
  operation.success.examples.map((example) => ({
    id: operation.operationId,
    name: example.name,
    operation,
    example,
  })),
);
let recorder: Recorder;

beforeAll(async () => {
  recorder = await Recorder.start();
});
afterAll(() => recorder.stop());

test.each(examples)(
  "$id, $name: the example is the response of the sample market",
  async ({ operation, example }) => {
    expect(await recorder.response(operation, example)).toEqual(example.value);
  },
);
