// Records the responses of the sample market in the examples of the contract: pnpm examples
import { ContractError } from "@market-data/generator-core";
import { recordExamples } from "./record-examples.ts";
import { Recorder } from "./recorder.ts";

const recorder = await Recorder.start();
try {
  process.exitCode = await recordExamples(recorder);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await recorder.stop();
}
