import { ours as subject } from "../../../test/behaviour/ours.ts";
import type { OtherClient } from "../other-client.ts";

/** Our client, with the adapter of the behaviour tests. */
export const ours: OtherClient = {
  ...subject,
  package: "@market-data/client",
  contract: "ours",
  lacks: {},
};
