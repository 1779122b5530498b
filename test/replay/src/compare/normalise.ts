import type { ReplayRequest } from "../requests/request.ts";
import { getTarget } from "../requests/request.ts";
import type { WireResponse } from "../wire/response.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const HTTP_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** A varying value, the reason, and the replacement. All remaining values are compared. */
interface Normalisation {
  readonly reason: string;
  readonly apply: (response: WireResponse, request: ReplayRequest) => WireResponse;
}

const NORMALISATIONS: readonly Normalisation[] = [
  {
    reason: "The header Date depends on the machine's clock, so only its format is compared",
    apply: (response) => withHeader(response, "date", (value) => (HTTP_DATE.test(value) ? "<date>" : value)),
  },
  {
    reason: "Generated request ids are random, so only their format is compared",
    apply: (response, { text }) =>
      withHeader(response, "x-request-id", (value) =>
        UUID.test(value) && !text.includes(value) ? "<generated>" : value,
      ),
  },
  {
    reason: "Metrics count seconds and memory, so only names, types and help texts are compared",
    apply: (response, request) =>
      getTarget(request)?.startsWith("/metrics") === true && response.status === 200
        ? withoutLength({ ...response, body: metricNames(response.body) })
        : response,
  },
];

/** Replaces all varying values. */
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
