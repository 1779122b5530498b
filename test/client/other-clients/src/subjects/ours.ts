import { ours as subject } from "../../../test/behaviour/ours.ts";
import type { OtherClient } from "../other-client.ts";

/** Our client, under the very adapter of its own tests. */
export const ours: OtherClient = {
  ...subject,
  package: "@market-data/client",
  contract: "ours",
  lacks: {},
};
