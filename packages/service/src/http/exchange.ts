import type { IncomingMessage, ServerResponse } from "node:http";
import type { LimitUsage } from "@market-data/http";
import type { Account, Usage } from "../metering/meter.ts";
import type { OperationRoute } from "./operation-route.ts";

/** One request on its way to an answer, with what is known of it so far. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The caller's network address. */
  readonly address: string;
  readonly id: string;
  /** When it arrived, in ms since 1970. */
  readonly started: number;
  /** The same on a clock that never steps back. */
  readonly startedTicks: number;
  readonly route?: OperationRoute;
  readonly path: Readonly<Record<string, string>>;
  account?: Account;
  plan?: string;
  usage?: Usage;
  /** What is left to the address; told where there is no key. */
  addressGauge?: LimitUsage;
  credits: number;
}
