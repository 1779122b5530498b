import type { Subject } from "../../src/behaviour/index.ts";

/** A compared client, with facts for the table. */
export interface OtherClient extends Subject {
  /** The npm package. The table shows the version. */
  package: string;
  /** Whether the client is generated from our contract or calls a different API. */
  contract: "ours" | "its own";
  /** Groups of the suite without a required option, with the reason for the table. */
  lacks: Partial<Record<Facility, string>>;
}

export type Facility = "abort" | "timeout" | "retry" | "validation";
