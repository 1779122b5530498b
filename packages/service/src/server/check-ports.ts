import { once } from "node:events";
import { createServer } from "node:net";

/** Fails as listening would where a port is not to be had, so that nothing is written for a service that cannot start. */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
