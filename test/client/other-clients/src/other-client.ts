import type { Subject } from "../../src/behaviour/index.ts";

/** Another client, with what the table says of it. */
export interface OtherClient extends Subject {
  /** The npm package whose version is told. */
  package: string;
  /** Whether it was generated from our contract or calls an API of its own. */
  contract: "ours" | "its own";
  /** Groups of the suite that rest on an option which this client does not have, with the words for it. */
  lacks: Partial<Record<Facility, string>>;
}

export type Facility = "abort" | "timeout" | "retry";
