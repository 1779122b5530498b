import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { Rpc } from "../../threads/rpc.ts";
import { AccountsWriter } from "./accounts-writer.ts";
import { openAccounts } from "./open.ts";

// The program of a `DatabaseThread`.
const { file } = workerData as { file: string };
new Rpc(parentPort as MessagePort, new AccountsWriter(openAccounts(file)));
