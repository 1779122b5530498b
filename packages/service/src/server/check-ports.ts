import { once } from "node:events";
import { createServer, type Server } from "node:net";
import type { ServiceAddress } from "../service.ts";

/**
 * Fails as listening would where a port is not to be had, so that nothing is written for a service that cannot start.
 * Servers that share ports with others would not notice it themselves.
 */
export async function checkPorts({ host, port, adminPort }: ServiceAddress): Promise<void> {
  // Both at once: two servers cannot have one port.
  const probes: Server[] = [];
  try {
    for (const each of adminPort === undefined ? [port] : [port, adminPort]) {
      const probe = createServer().listen(each, host);
      await once(probe, "listening");
      probes.push(probe);
    }
  } finally {
    for (const probe of probes) await probe[Symbol.asyncDispose]();
  }
}
