import { toStatusOf } from "@market-data/http/in-process";
import type { OperationId } from "@market-data/openapi";
import { isObject } from "@market-data/openapi/contract";
import type { operations } from "@market-data/types";
import { type Contract, unknownOperation } from "../contract/contract.ts";
import type { MockOperation } from "../contract/operation.ts";
import type { Violation } from "../contract/validate.ts";
import { isScenarioName, knownScenarios, NO_SCENARIO, type ScenarioStep } from "../scenarios/names.ts";
import type { RecordedRequest } from "./recorder.ts";

/** The body of an operation's success. */
export type ResponseBody<Id extends OperationId> =
  operations[Id]["responses"][200]["content"]["application/json"];

/** The body of an operation's success; its `status` is optional. */
export type OverrideBody<Id extends OperationId> =
  ResponseBody<Id> extends { status: unknown } ? Omit<ResponseBody<Id>, "status"> : ResponseBody<Id>;

/** What an operation responds with: a body, a function that changes the market's, or a scenario. */
export type Override<Id extends OperationId> =
  | OverrideBody<Id>
  | ((body: ResponseBody<Id>, request: RecordedRequest) => OverrideBody<Id>)
  | ScenarioStep;

/** Changes the body of the market, or of an operation that the market does not know, of the contract. */
export type ChangeBody = (body: never, request: RecordedRequest) => unknown;

/** A body that takes the place of the market's, or what makes it from the market's. */
export type BodyOverride = { readonly body: unknown } | { readonly change: ChangeBody };

/** What an operation responds with in the place of what it would. */
export type OperationOverride = BodyOverride | { readonly scenario: ScenarioStep };

export interface OverrideOptions {
  /** How many requests meet it; all until it is removed where absent. */
  readonly times?: number;
}

/** What an operation responds with, as long as it is set. */
export interface SetOverride {
  readonly id: number;
  readonly operationId: string;
  readonly override: OperationOverride;
  /** How many requests will meet it. */
  readonly left: number;
}

/** The limit of active overrides of a session. */
const MAX_OVERRIDES = 1000;

/** What single operations respond with. Of several, the newest comes first. */
export class Overrides {
  #all: readonly SetOverride[] = [];
  #count = 0;

  /** The active overrides, newest first. */
  get all(): readonly SetOverride[] {
    return this.#all;
  }

  /**
   * @returns Its id.
   * @throws {TypeError} for an operation that there is not, or a body that does not fit the contract.
   * @throws {RangeError} for an unknown scenario, a number of times that is none, or one override too many.
   */
  add(contract: Contract, operationId: string, given: unknown, { times }: OverrideOptions = {}): number {
    const operation = contract.operations.find(({ id }) => id === operationId);
    if (operation === undefined) throw new TypeError(unknownOperation(contract, operationId));
    if (times !== undefined && !(Number.isInteger(times) && times > 0)) {
      throw new RangeError(`Invalid value for "times": ${times}. It must be an integer from 1.`);
    }
    if (this.#all.length >= MAX_OVERRIDES) {
      throw new RangeError(
        `There are ${MAX_OVERRIDES} overrides, the most of a session. Remove some, or reset.`,
      );
    }
    const override = parse(given);
    if ("body" in override) {
      const body = withStatus(operation, override.body, toStatusOf(operation.facts.status, ANY_STATUS, 1));
      checkBody(operation, contract.validator.validateBody(operation, 200, body));
    }
    this.#count += 1;
    const set = { id: this.#count, operationId, override, left: times ?? Number.POSITIVE_INFINITY };
    this.#all = [set, ...this.#all];
    return set.id;
  }

  /** What the next request for an operation meets. */
  take(operationId: string): OperationOverride | undefined {
    const first = this.#all.find((each) => each.operationId === operationId);
    if (first === undefined) return undefined;
    const left = first.left - 1;
    this.#all = this.#all.flatMap((each) => (each !== first ? each : left > 0 ? { ...each, left } : []));
    return first.override;
  }

  /** @returns Whether an override had this id. */
  remove(id: number): boolean {
    const rest = this.#all.filter((each) => each.id !== id);
    const isFound = rest.length < this.#all.length;
    this.#all = rest;
    return isFound;
  }

  clear(): void {
    this.#all = [];
  }
}

function parse(given: unknown): OperationOverride {
  if (typeof given === "function") return { change: given as ChangeBody };
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

/** Adds a status to a body that leaves out the status of its operation. */
export function withStatus({ hasStatus }: MockOperation, body: unknown, status: unknown): unknown {
  return hasStatus && isObject(body) && !("status" in body) ? { ...body, status } : body;
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
