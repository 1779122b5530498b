import { ours as subject } from "../../../behaviour/test/ours.ts";
import type { Peer } from "../peer.ts";

/** Our client, under the very adapter of its own tests. */
export const ours: Peer = {
  ...subject,
  package: "@market-data/client",
  contract: "ours",
  lacks: {},
};
