import { once } from "node:events";
import { isIP, type Socket } from "node:net";
import { connect, type TLSSocket } from "node:tls";
import type { Address } from "./address.ts";

/** Asks a server for TLS: its own length, and a code in place of a version of the protocol. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);
const YES = "S".charCodeAt(0);

/** The server takes no encrypted connections, and one was demanded. */
export const NO_TLS = "NO_TLS";

/**
 * Encrypts a connection to PostgreSQL, as far as its URL demands
 * (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-SSL).
 *
 * @param socket Connected, and not used yet.
 * @returns What is encrypted; the socket itself where the server takes no TLS, and none is demanded.
 * @throws {Error} with a code of Node's for what is wrong with the certificate or the handshake, or `NO_TLS`.
 */
export async function encrypt(
  socket: Socket,
  ssl: NonNullable<Address["connect"]["ssl"]>,
  host: string,
  signal: AbortSignal,
): Promise<Socket> {
  socket.write(SSL_REQUEST);
  const [response] = (await once(socket, "data", { signal })) as [Buffer];
  if (response[0] !== YES || response.length > 1) {
    if (ssl === "prefer" && response.length === 1) return socket;
    throw Object.assign(new Error("The server does not encrypt connections."), { code: NO_TLS });
  }
  const trust = typeof ssl === "object" ? ssl : { rejectUnauthorized: false };
  // An address is not a name that a certificate has.
  const secure: TLSSocket = connect({ socket, ...(isIP(host) ? {} : { servername: host }), ...trust });
  ignoreErrors(secure);
  await once(secure, "secureConnect", { signal });
  return secure;
}

/**
 * Makes sure that a socket always has a listener for errors: without one, an error ends the process. The driver removes all listeners
 * when a socket closes, which may be before its last write fails.
 */
export function ignoreErrors(socket: Socket): void {
  const ignore = (): void => {};
  socket.on("error", ignore);
  const removeAll = socket.removeAllListeners.bind(socket);
  socket.removeAllListeners = (...names) => removeAll(...names).on("error", ignore);
}
