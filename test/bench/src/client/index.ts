import { generateClients } from "../../../client/other-clients/src/generate.ts";
import type { Table } from "../figures/table.ts";
import { otherClientsAreInstalled } from "./other-clients.ts";

/**
 * Our client beside others: size, CPU time, types, generation.
 * @throws {Error} when the other clients are not installed.
 */
export async function benchClient(): Promise<Table[]> {
  if (!otherClientsAreInstalled()) {
    throw new Error(
      'The other clients are not installed. Run "node test/helpers/src/install-standalone.ts test/client/other-clients" first.',
    );
  }
  generateClients();
  // Loaded here, because the model that they read takes a second.
  const { exampleCalls } = await import("../../../../packages/client/test/support/every-operation.ts");
  const { benchSizes } = await import("./sizes.ts");
  const { benchCpu } = await import("./cpu.ts");
  const { benchTypes } = await import("./types.ts");
  const { benchClientGeneration } = await import("./generation.ts");
  return [
    ...(await benchSizes(exampleCalls.map(({ operationId }) => operationId))),
    ...(await benchCpu()),
    benchTypes(),
    benchClientGeneration(),
  ];
}
