import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** The address and ports of a service. */
export interface ServiceAddress {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Separate port for `/healthz`, `/readyz` and `/metrics`, 0 for any free port. Default: `port`. */
  readonly adminPort?: number | undefined;
  /** Whether several threads listen on the port. Default: false. */
  readonly isShared?: boolean;
}

/**
 * Fails like `listen` if a port is taken, before anything is written for a service that cannot start. Servers with
 * shared ports would not notice the conflict.
 */
export async function checkPorts({ host, port, adminPort }: ServiceAddress): Promise<void> {
  // Both at once, because two servers cannot use one port.
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
