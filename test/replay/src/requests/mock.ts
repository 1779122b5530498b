import { scenarioNames } from "@market-data/mock";
import { type ReplayOperation, targetFor } from "./contract.ts";
import { FULL_KEY, UNKNOWN_KEY } from "./keys.ts";
import { httpRequest, RECEIVED_ETAG, type ReplayRequest } from "./request.ts";

/** Scenarios with incomplete responses. */
const BROKEN_SCENARIOS = ["stalled", "truncated", "connection-reset"];
const QUICK_SCENARIOS = scenarioNames.filter((name) => !BROKEN_SCENARIOS.includes(name));
/**
 * The silence in ms after which a response counts as stalled. The scenario `stalled` sends half a body and then
 * nothing.
 */
const STALLED_MS = 700;

const CODES = ["200", "304", "400", "401", "403", "404", "405", "429", "500", "503", "999", "42", "abc", ""];

const PREFERENCES = [
  "scenario=nothing",
  "scenario=",
  "scenario",
  'scenario="nulls"',
  "SCENARIO=nulls",
  "scenario=nulls, scenario=empty",
  "scenario=nulls; code=404",
  "respond-async, scenario=empty; wait=1",
  "code=200, example=success",
  "example=success",
  "example=converted",
  "example=nothing",
  "code=404, example=nothing",
  "code=401, example=missingKey",
  "code=401, example=invalidKey",
  "dynamic=true, seed=1",
  "dynamic=false",
  "dynamic=maybe",
  "dynamic=true, seed=",
  "seed=1",
  "code=200; dynamic=true; seed=7",
  "nonsense",
  "=,;",
  "",
];

/** Requests that only the mock supports. */
export function mockRequests(operations: readonly ReplayOperation[]): ReplayRequest[] {
  const targets = operations.map(({ operation, examples: [first = {}] }) => targetFor(operation, first));
  const few = targets.filter((_, index) => index % 8 === 0);
  const [some = "/"] = targets;
  const prefer = (target: string, Prefer: string, key: string | undefined = FULL_KEY) =>
    httpRequest("mock", "preferences", target, { key, headers: { Prefer } });
  return [
    ...targets.flatMap((target) => [
      ...QUICK_SCENARIOS.map((scenario) => prefer(target, `scenario=${scenario}`)),
      prefer(target, "example=success"),
      prefer(target, "example=converted"),
      prefer(target, "code=401"),
      prefer(target, "code=429"),
      ...["1", "another seed"].map((seed) => prefer(target, `dynamic=true, seed="${seed}"`)),
    ]),
    ...few.flatMap((target) => [
      ...PREFERENCES.map((preference) => prefer(target, preference)),
      ...CODES.map((code) => prefer(target, `code=${code}`)),
      ...[...QUICK_SCENARIOS, "nothing"].map((scenario) => asQuery(target, `__scenario=${scenario}`)),
      ...CODES.map((code) => asQuery(target, `__code=${code}`)),
      asQuery(target, "__example=success"),
      asQuery(target, "__dynamic=true&__seed=5"),
      asQuery(target, "__nothing=1"),
      asQuery(target, "__scenario"),
      asQuery(target, "__scenario=nulls&__scenario=empty"),
      asQuery(target, "__scenario=%65mpty"),
      httpRequest("mock", "preferences", `${target}&__scenario=empty`, {
        key: FULL_KEY,
        headers: { Prefer: "scenario=nulls" },
      }),
      ...[...QUICK_SCENARIOS, "stalled"].map((scenario) => toHead(target, `scenario=${scenario}`)),
      ...["", UNKNOWN_KEY].map((key) => prefer(target, "scenario=nulls", key)),
      prefer(`${target}&nonsense=1`, "scenario=nulls"),
      prefer(`${target}&nonsense=1`, "code=404"),
      prefer("/nothing", "scenario=nulls"),
      httpRequest("mock", "preferences", target, {
        key: FULL_KEY,
        headers: { Prefer: "scenario=nulls", "If-None-Match": RECEIVED_ETAG },
      }),
      httpRequest("mock", "preferences", target, {
        key: FULL_KEY,
        headers: { Prefer: "scenario=nulls", Origin: "https://page.example", "Accept-Encoding": "gzip" },
      }),
    ]),
    ...few.slice(0, 3).flatMap((target) =>
      BROKEN_SCENARIOS.map((scenario) =>
        httpRequest("mock", "preferences", target, {
          key: FULL_KEY,
          headers: { Prefer: `scenario=${scenario}` },
          silence: STALLED_MS,
        }),
      ),
    ),
    ...targets.map((target) => httpRequest("empty", "a default scenario", target, { key: FULL_KEY })),
    httpRequest("empty", "a default scenario", some, {
      key: FULL_KEY,
      headers: { Prefer: "scenario=nulls" },
    }),
    httpRequest("empty", "a default scenario", some),
  ];
}

function asQuery(target: string, preference: string): ReplayRequest {
  const sent = target.includes("?") ? `${target}&${preference}` : `${target}?${preference}`;
  return httpRequest("mock", "preferences", sent, { key: FULL_KEY });
}

function toHead(target: string, Prefer: string): ReplayRequest {
  return httpRequest("mock", "preferences", target, { method: "HEAD", key: FULL_KEY, headers: { Prefer } });
}
