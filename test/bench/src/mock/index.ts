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
    const modes = [ownContract, ours(contract), peer(contract)] as const;
    const sides = [...modes, ours(large), peer(large)] as const;
    const [built, small, peerSmall, big, peerBig] = await throughputs(sides, exampleCalls(contract));
    const { one, several } = await differentCalls();
    const [builtOne, freshOne, peerOne] = await throughputs(modes, one);
    const [builtSeveral, freshSeveral, peerSeveral] = await throughputs(modes, several);
    return [
      starts,
      {
        title: "Calls, responses made and checked",
        rows: [
          ...beside("a call of each operation, again and again", built, PRISM, peerSmall),
          ...beside("the same, contract in a file", small, PRISM, peerSmall),
          ...beside("the same, contract in a file of ten times the operations", big, PRISM, peerBig),
          ...beside("calls that differ, of one row", builtOne, PRISM, peerOne),
          ...beside("the same, contract in a file", freshOne, PRISM, peerOne),
          ...beside("calls that differ, of 3 to 13 rows", builtSeveral, PRISM, peerSeveral),
          ...beside("the same, contract in a file", freshSeveral, PRISM, peerSeveral),
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

function beside(what: string, ours: Throughput, reference: string, theirs: Throughput): Row[] {
  return [
    { what, unit: "calls/s", ours: ours.perSecond, reference, theirs: theirs.perSecond },
    { what, unit: "calls/s of CPU time", ours: ours.perCpuSecond, reference, theirs: theirs.perCpuSecond },
    { what, unit: "MB at most", ours: [ours.megabytes], reference, theirs: [theirs.megabytes] },
  ];
}
