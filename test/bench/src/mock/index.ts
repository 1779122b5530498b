import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundledContract, differentCalls, exampleCalls } from "./contracts.ts";
import { ours, ownContract, peer } from "./sides.ts";
import { startTimes } from "./starts.ts";
import { type Throughput, throughputs } from "./throughput.ts";

/** Our mock beside `prism mock`: start, calls in a second, memory; and the calls again with ten times the operations. */
export async function benchMock(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-mock-"));
  try {
    const contract = bundledContract(folder, 1);
    const large = bundledContract(folder, 10);
    const starts = { mock: ownContract, "mock --contract": ours(contract), "prism mock": peer(contract) };
    console.log("\nStart of the mock, whole process until it serves, medians");
    console.table(await startTimes(starts));

    const sides = [ours(contract), peer(contract), ours(large), peer(large)];
    const [small, peerSmall, big, peerBig] = (await throughputs(sides, exampleCalls(contract))) as Four;
    const [fresh, peerFresh] = (await throughputs(sides.slice(0, 2), await differentCalls())) as Four;
    console.log("\nCalls, responses made and checked; the caller is a process apart");
    console.table([
      line("40 calls again and again", 40, small, peerSmall),
      line("the same, contract of 400", 400, big, peerBig),
      line("950 calls, each another one", 40, fresh, peerFresh),
    ]);
    const kept = round(big.perCpuSecond / small.perCpuSecond);
    console.log(`With 400 operations the mock serves ${kept} times as much as with 40, by CPU time.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Four = [Throughput, Throughput, Throughput, Throughput];

function line(calls: string, operations: number, mine: Throughput, others: Throughput) {
  return {
    calls,
    operations,
    "mock, calls/s": Math.round(mine.perSecond),
    "prism mock, calls/s": Math.round(others.perSecond),
    ratio: round(mine.perSecond / others.perSecond),
    "ratio by CPU time": round(mine.perCpuSecond / others.perCpuSecond),
    "mock, MB": Math.round(mine.megabytes),
    "prism mock, MB": Math.round(others.megabytes),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
