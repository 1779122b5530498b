// The probe as a worker of workerd. The bindings `server` and `runtime` are its arguments.
import { probe } from "./probe.ts";

export default {
  test: (_: unknown, { server, runtime }: { server: string; runtime: string }) => probe(server, runtime),
};
