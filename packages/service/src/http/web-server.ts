import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import {
  ALLOWED_METHODS,
  handleClientError,
  MAX_HEADER_BYTES,
  MAX_URL_BYTES,
  rawResponse,
} from "@market-data/http";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { ServiceSettings } from "../settings.ts";

const CHECK_INTERVAL_MS = 1000;
/** Bodies are not read; a caller that sends one is not waited for longer than this after its headers. */
const BODY_TIMEOUT_MS = 5000;

/**
 * A Fastify that leaves every word of its answers to us: it matches routes, and tells of requests that it refuses.
 *
 * @param refused Answers a request whose address cannot be read.
 */
export function webServer(
  settings: ServiceSettings,
  now: () => number,
  refused: (request: FastifyRequest, reply: FastifyReply) => void,
): FastifyInstance {
  const { headersTimeout, keepAliveTimeout, trustProxy } = settings;
  const app: FastifyInstance = fastify({
    trustProxy,
    keepAliveTimeout,
    requestTimeout: headersTimeout + BODY_TIMEOUT_MS,
    // Calls that come while the service stops are answered as long as it is there.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: MAX_URL_BYTES, querystringParser: () => ({}) },
    http: {
      headersTimeout,
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, headersTimeout),
      // Missing ones are answered by us, with a body.
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => handleClientError(error, socket as Socket, now()),
    frameworkErrors: (_, request, reply) => refused(request as FastifyRequest, reply as FastifyReply),
  });
  // Bodies mean nothing here: none is read, whatever its type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    const allow = `Allow: ${ALLOWED_METHODS}\r\n`;
    socket.end(rawResponse("methodNotAllowed", "The path does not take CONNECT", now(), allow));
  });
  // An expectation that is not known is no reason to refuse a call.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  return app;
}
