import { AssertionError } from "node:assert/strict";
import { inspect, stripVTControlCharacters } from "node:util";
import type { TestCase } from "../../src/behaviour/index.ts";
import type { Facility, OtherClient } from "./other-client.ts";
import { NotOffered } from "./subjects/not-offered.ts";

/** The result of a test: `undefined` for success, otherwise a short reason. */
export type Verdict = string | undefined;

const AT_ONCE = 4;

/**
 * Returns the results of a client in the order of the tests. A failed test runs again alone, to exclude effects
 * of a busy machine.
 */
export async function runSuite(client: OtherClient, points: readonly TestCase[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const left = points.map((point, index) => ({ point, index }));
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      verdicts[next.index] = await judge(client, next.point);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const [index, point] of points.entries()) {
    if (verdicts[index] !== undefined) verdicts[index] = await judge(client, point);
  }
  return verdicts;
}

async function judge(client: OtherClient, point: TestCase): Promise<Verdict> {
  if (point.needsAsk && client.create.length > 0 && !("ask" in client.create(EXAMPLE))) return "not offered";
  const missing: string[] = [];
  try {
    await point.run(watchMissing(client, (what) => missing.push(what)));
  } catch (error) {
    const [what = findMissingFacility(client, point)] = missing;
    return what === undefined ? summarizeError(error) : `not offered: ${what}`;
  }
  return missing[0] && `not offered: ${missing[0]}`;
}

const EXAMPLE = { baseUrl: "http://127.0.0.1:9", apiKey: "example" };

/** Wraps a client and reports missing options. */
function watchMissing(other: OtherClient, onMissing: (what: string) => void): OtherClient {
  const noticed = (error: unknown): never => {
    if (error instanceof NotOffered) onMissing(error.what);
    throw error;
  };
  return {
    ...other,
    create(options) {
      try {
        const client = other.create(options);
        const { ask } = client;
        return {
          ...client,
          // The Python client prints itself after its first call.
          get printable() {
            return client.printable;
          },
          call: (...given) => client.call(...given).catch(noticed),
          ...(ask && { ask: (query) => ask(query).catch(noticed) }),
        };
      } catch (error) {
        return noticed(error);
      }
    },
  };
}

/** Returns the missing feature that a failed test needs. */
function findMissingFacility({ lacks }: OtherClient, { group, name }: TestCase): string | undefined {
  const facility = group === "retry-after" ? "retry" : name.includes("timeout") ? "timeout" : group;
  return lacks[facility as Facility];
}

/** Formats an error as one line without values that differ between runs. */
function summarizeError(error: unknown): string {
  const [line = ""] = describeError(error).split("\n");
  const stable = stripVTControlCharacters(line)
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:…")
    .replace(/\d+ ms/g, "… ms");
  return stable.length > 100 ? `${stable.slice(0, 99)}…` : stable;
}

function describeError(error: unknown): string {
  if (!(error instanceof AssertionError)) return error instanceof Error ? error.message : String(error);
  const { message, generatedMessage, operator, actual, expected } = error;
  if (message.startsWith("resolved with")) return "resolved";
  if (!generatedMessage) return message;
  if (operator === "match") return `says: ${actual}`;
  if (operator === "strictEqual") return `${inspectBriefly(actual)} instead of ${inspectBriefly(expected)}`;
  return `${inspectBriefly(actual)} came`;
}

function inspectBriefly(value: unknown): string {
  return value instanceof Error
    ? `${value.name}: ${value.message}`
    : inspect(value, { depth: 0, breakLength: Infinity });
}
