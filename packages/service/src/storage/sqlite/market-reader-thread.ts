import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "../../threads/priority.ts";
import { Rpc } from "../../threads/rpc.ts";
import { MarketReader } from "./market-reader.ts";
import { openReader } from "./open.ts";

// The program of a `DatabaseThread`.
lowerThreadPriority();
const { file } = workerData as { file: string };
new Rpc(parentPort as MessagePort, new MarketReader(openReader(file)));
