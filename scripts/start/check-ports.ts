import { once } from "node:events";
import { createServer } from "node:net";
import { ScriptError } from "../run-script.ts";
import { NAMES, type Ports, type ProgramName, portOption, portVariable } from "./options.ts";

/** The programs listen only on this address, which other machines cannot reach. */
export const HOST = "127.0.0.1";

/**
 * Checks all ports before a program starts.
 * @throws {ScriptError} with advice about a different port.
 */
export async function checkPorts(ports: Ports): Promise<void> {
  for (const name of NAMES) {
    const probe = createServer();
    try {
      await once(probe.listen(ports[name], HOST), "listening");
    } catch (error) {
      throw new ScriptError(describeFailure(name, ports[name], error as NodeJS.ErrnoException));
    }
    probe.close();
    await once(probe, "close");
  }
}

function describeFailure(name: ProgramName, port: number, { code, message }: NodeJS.ErrnoException): string {
  const reason = code === "EADDRINUSE" ? "is taken by another program" : `cannot be used: ${message}`;
  return `Port ${port} of ${HOST}, for the ${name}, ${reason}. Choose another with ${portOption(name)} or ${portVariable(name)}.`;
}
