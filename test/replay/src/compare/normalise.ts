import type { ReplayRequest } from "../requests/request.ts";
import { getTarget } from "../requests/request.ts";
import type { WireResponse } from "../wire/response.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const HTTP_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** What differs from run to run, why, and what is compared in its place. Nothing else is left out. */
interface Normalisation {
  readonly reason: string;
  readonly apply: (response: WireResponse, request: ReplayRequest) => WireResponse;
}

export const NORMALISATIONS: readonly Normalisation[] = [
  {
    reason: "The header Date comes from the machine's clock: only that it is a date is compared",
    apply: (response) => withHeader(response, "date", (value) => (HTTP_DATE.test(value) ? "<date>" : value)),
  },
  {
    reason: "Generated request ids are random: only that they are UUIDs is compared",
    apply: (response, { text }) =>
      withHeader(response, "x-request-id", (value) =>
        UUID.test(value) && !text.includes(value) ? "<generated>" : value,
      ),
  },
  {
    reason: "Metrics count seconds and memory: only their names, types and help texts are compared",
    apply: (response, request) =>
      getTarget(request)?.startsWith("/metrics") === true && response.status === 200
        ? withoutLength({ ...response, body: metricNames(response.body) })
        : response,
  },
];

/** A response without what differs from run to run. */
export function normalise(response: WireResponse, request: ReplayRequest): WireResponse {
  return NORMALISATIONS.reduce((each, { apply }) => apply(each, request), response);
}

function withHeader(response: WireResponse, name: string, change: (value: string) => string): WireResponse {
  const headers = response.headers.map(
    ([each, value]) => [each, each.toLowerCase() === name ? change(value) : value] as const,
  );
  return { ...response, headers };
}

function withoutLength(response: WireResponse): WireResponse {
  return {
    ...response,
    headers: response.headers.filter(([name]) => name.toLowerCase() !== "content-length"),
  };
}

function metricNames(body: Buffer): Buffer {
  const lines = body.toString().split("\n");
  const names = lines.map((line) => (line.startsWith("#") ? line : line.replace(/[{ ].*$/, "")));
  return Buffer.from([...new Set(names)].sort().join("\n"));
}
