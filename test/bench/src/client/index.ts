import { generatePeers } from "../../../peers/src/generate.ts";
import { peersAreInstalled } from "./peers.ts";

/** Our client beside its peers: size, CPU time, types, generation. Needs the peers' installation. */
export async function benchClient(): Promise<void> {
  if (!peersAreInstalled()) {
    console.error('The peers are not installed. Run "node scripts/install-apart.ts test/peers" first.');
    process.exitCode = 1;
    return;
  }
  generatePeers();
  // Loaded here, because the model that they read takes a second.
  const { exampleCalls } = await import("../../../../packages/client/test/support/every-operation.ts");
  const { benchSizes } = await import("./sizes.ts");
  const { benchCpu } = await import("./cpu.ts");
  const { benchTypes } = await import("./types.ts");
  const { benchClientGeneration } = await import("./generation.ts");
  await benchSizes(exampleCalls.map(({ operationId }) => operationId));
  await benchCpu();
  benchTypes();
  benchClientGeneration();
}
