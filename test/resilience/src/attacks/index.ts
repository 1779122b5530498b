import type { Attack } from "../attack.ts";
import { fullDisk } from "./full-disk.ts";
import { imports } from "./imports.ts";
import { largeResponses } from "./large-responses.ts";
import { limits } from "./limits.ts";
import { noisyNeighbours } from "./noisy-neighbour.ts";
import { processes } from "./processes.ts";
import { siteServer } from "./site-server.ts";
import { storage } from "./storage.ts";

/** All attacks, in the order of execution. */
export const attacks: readonly Attack[] = [
  ...noisyNeighbours,
  ...largeResponses,
  ...limits,
  ...processes,
  ...storage,
  ...fullDisk,
  ...imports,
  ...siteServer,
];
