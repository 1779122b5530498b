/**
 * Of `node:http`, not imported: what imports it reads all of its exports, and with them loads a client, a WebSocket and a cache
 * that a server does not use, which takes as long as starting Node.
 */
export const { createServer, ServerResponse, STATUS_CODES } = process.getBuiltinModule("node:http");
