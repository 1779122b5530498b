/**
 * The used exports of `node:http`. An import would read all exports and load an unused client, WebSocket and cache, which takes as long
 * as the start of Node.
 */
export const { createServer, ServerResponse, STATUS_CODES } = process.getBuiltinModule("node:http");
