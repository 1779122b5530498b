// For a worker: both are bindings.
import { probe } from "./probe.ts";

export default {
  test: (_: unknown, { server, runtime }: { server: string; runtime: string }) => probe(server, runtime),
};
