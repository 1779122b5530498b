import { once } from "node:events";
import { createServer } from "node:net";
import { ScriptError } from "../run-script.ts";
import { NAMES, type Ports, type ProgramName, portOption, portVariable } from "./options.ts";

/** The only address that the programs listen on: nobody else can reach it. */
export const HOST = "127.0.0.1";

/**
 * Makes sure that every program can listen, before any of them starts.
 * @throws {ScriptError} that says how to choose another port.
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
