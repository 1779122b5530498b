import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Row, Table } from "../figures/table.ts";
import { nameInstalled } from "../packages.ts";
import { bundledContract, differentCalls, exampleCalls } from "./contracts.ts";
import { ours, ownContract, peer } from "./sides.ts";
import { startTimes } from "./starts.ts";
import { type Throughput, throughputs } from "./throughput.ts";

const PRISM = nameInstalled("@stoplight/prism-cli");

/** Our mock beside `prism mock`: start, calls in a second, memory; and the calls again with ten times the operations. */
export async function benchMock(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-mock-"));
  try {
    const contract = bundledContract(folder, 1);
    const large = bundledContract(folder, 10);
    const mocks = { "the mock": ownContract, "the mock of a contract in a file": ours(contract) };
    const starts = await startTimes(mocks, { name: PRISM, side: peer(contract) });
    const sides = [ours(contract), peer(contract), ours(large), peer(large)];
    const [small, peerSmall, big, peerBig] = (await throughputs(sides, exampleCalls(contract))) as Four;
    const [fresh, peerFresh] = (await throughputs(sides.slice(0, 2), await differentCalls())) as Four;
    return [
      starts,
      {
        title: "Calls, responses made and checked",
        rows: [
          ...beside("a call of each operation, again and again", small, PRISM, peerSmall),
          ...beside("the same, contract of ten times the operations", big, PRISM, peerBig),
          ...beside("calls that differ, each once", fresh, PRISM, peerFresh),
        ],
      },
      {
        title: "Ten times the operations",
        rows: beside("the same calls", big, "the mock of our operations", small),
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Four = [Throughput, Throughput, Throughput, Throughput];

function beside(what: string, ours: Throughput, reference: string, theirs: Throughput): Row[] {
  return [
    { what, unit: "calls/s", ours: ours.perSecond, reference, theirs: theirs.perSecond },
    { what, unit: "calls/s of CPU time", ours: ours.perCpuSecond, reference, theirs: theirs.perCpuSecond },
    { what, unit: "MB at most", ours: [ours.megabytes], reference, theirs: [theirs.megabytes] },
  ];
}
