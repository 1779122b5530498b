import { readOperations, targetFor } from "./contract.ts";
import { FULL_KEY } from "./keys.ts";
import { addressRequests, limitRequests, planRequests, prefixRequests } from "./limits.ts";
import { mockRequests } from "./mock.ts";
import { protocolRequests, wrongRequests } from "./protocol.ts";
import { rawRequests, unfinishedRequests } from "./raw.ts";
import { httpRequest, type ReplayRequest } from "./request.ts";
import { getVariations } from "./variations.ts";

/** Returns all requests of a replay. Each server receives its requests in this order. */
export function requestTable(): ReplayRequest[] {
  const operations = readOperations();
  const targets = operations.map(({ operation, examples: [first = {}] }) => targetFor(operation, first));
  const variations = getVariations(operations);
  return [
    ...(["service", "mock"] as const).flatMap((server) => [
      ...variations.map((target) => httpRequest(server, "parameters", target, { key: FULL_KEY })),
      ...protocolRequests(server, targets),
    ]),
    ...(["uncounted", "mock"] as const).flatMap((server) => [
      ...wrongRequests(server, targets),
      ...rawRequests(server),
    ]),
    ...planRequests(operations),
    ...limitRequests(),
    ...addressRequests(),
    ...unfinishedRequests(),
    ...prefixRequests(operations),
    ...mockRequests(operations),
  ];
}
