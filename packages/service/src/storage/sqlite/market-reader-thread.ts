import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { Calls } from "../../threads/calls.ts";
import { lowerThreadPriority } from "../../threads/priority.ts";
import { MarketReader } from "./market-reader.ts";
import { openReader } from "./open.ts";

// The other side of a `DatabaseThread`.
lowerThreadPriority();
const { file } = workerData as { file: string };
new Calls(parentPort as MessagePort, new MarketReader(openReader(file)));
