import { toStatusOf } from "@market-data/http/in-process";
import { type Contract, unknownOperation } from "../contract/contract.ts";
import type { MockOperation } from "../contract/operation.ts";
import type { Violation } from "../contract/validate.ts";
import { isScenarioName, knownScenarios, NO_SCENARIO, type ScenarioStep } from "../scenarios/names.ts";
import type { RecordedRequest } from "./recorder.ts";

/** A body that takes the place of the market's, or what makes it from the market's. */
export type BodyOverride =
  | { readonly body: unknown }
  | { readonly change: (body: never, request: RecordedRequest) => unknown };

/** What an operation responds with in the place of what it would. */
export type OperationOverride = BodyOverride | { readonly scenario: ScenarioStep };

export interface OverrideOptions {
  /** How many requests meet it; all until it is removed where absent. */
  readonly times?: number;
}

interface Entry {
  readonly override: OperationOverride;
  left: number;
}

/** What single operations respond with. Of several, the newest comes first. */
export class Overrides {
  readonly #entries = new Map<string, Entry[]>();

  /**
   * @returns Removes it.
   * @throws {TypeError} for an operation that there is not, or a body that does not fit the contract.
   * @throws {RangeError} for an unknown scenario, or a number of times that is none.
   */
  add(contract: Contract, operationId: string, given: unknown, { times }: OverrideOptions = {}): () => void {
    const operation = contract.operations.find(({ id }) => id === operationId);
    if (operation === undefined) throw new TypeError(unknownOperation(contract, operationId));
    if (times !== undefined && !(Number.isInteger(times) && times > 0)) {
      throw new RangeError(`Invalid value for "times": ${times}. It must be an integer from 1.`);
    }
    const entry: Entry = { override: parse(given), left: times ?? Number.POSITIVE_INFINITY };
    if ("body" in entry.override) {
      const body = withStatus(operation, entry.override.body);
      checkBody(operation, contract.validator.validateBody(operation, 200, body));
    }
    const entries = this.#entries.get(operationId) ?? [];
    this.#entries.set(operationId, [entry, ...entries]);
    return () => {
      entry.left = 0;
    };
  }

  /** What the next request for an operation meets. */
  take(operationId: string): OperationOverride | undefined {
    const entries = this.#entries.get(operationId)?.filter(({ left }) => left > 0) ?? [];
    this.#entries.set(operationId, entries);
    const [first] = entries;
    if (first === undefined) return undefined;
    first.left -= 1;
    return first.override;
  }

  clear(): void {
    this.#entries.clear();
  }
}

function parse(given: unknown): OperationOverride {
  if (typeof given === "function") return { change: given as (body: never) => unknown };
  if (typeof given !== "string") return { body: given };
  if (given === NO_SCENARIO || isScenarioName(given)) return { scenario: given };
  throw new RangeError(`Unknown scenario "${given}". ${knownScenarios()}`);
}

/** The status of a body that leaves it out, as it is validated. */
const ANY_STATUS = {
  timestamp: "2026-01-15T12:00:00.000Z",
  error_code: 0,
  error_message: "",
  elapsed: 0,
  credit_count: 1,
};

/** A body as it is validated: its status may be left out, and is the mock's own then. */
export function withStatus({ isBare, facts }: MockOperation, body: unknown): unknown {
  if (isBare || typeof body !== "object" || body === null || "status" in body) return body;
  return { ...body, status: toStatusOf(facts.status, ANY_STATUS, 1) };
}

/** @throws {TypeError} for what violates the contract, with the place. */
export function checkBody({ id }: MockOperation, violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const lines = violations.slice(0, 5).map(({ path, message }) => `  ${toPlace(path)}: ${message}`);
  throw new TypeError(`The override of ${id} does not fit the contract:\n${lines.join("\n")}`);
}

/** A place in a body as JavaScript writes it: `data[0].quote.USD`. */
function toPlace([, ...path]: readonly string[]): string {
  const place = path.map((name) => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`)).join("");
  return place === "" ? "the body" : place.replace(/^\./, "");
}
