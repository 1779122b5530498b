import { adaptStatus } from "@market-data/http/in-process";
import type { OperationId } from "@market-data/openapi";
import { isObject } from "@market-data/openapi/contract";
import type { operations } from "@market-data/types";
import { type Contract, describeUnknownOperation } from "../contract/contract.ts";
import type { MockOperation } from "../contract/operation.ts";
import type { Violation } from "../contract/validate.ts";
import { describeScenarioNames, isScenarioName, NO_SCENARIO, type ScenarioStep } from "../scenarios/names.ts";
import type { RecordedRequest } from "./recorder.ts";

/** The body of a successful response. */
export type ResponseBody<Id extends OperationId> =
  operations[Id]["responses"][200]["content"]["application/json"];

/** The body of a successful response with an optional `status`. */
export type OverrideBody<Id extends OperationId> =
  ResponseBody<Id> extends { status: unknown } ? Omit<ResponseBody<Id>, "status"> : ResponseBody<Id>;

/** The response of an override: a body, a function that changes the default body, or a scenario. */
export type Override<Id extends OperationId> =
  | OverrideBody<Id>
  | ((body: ResponseBody<Id>, request: RecordedRequest) => OverrideBody<Id>)
  | ScenarioStep;

/** Changes the default body: from the sample market, or from the contract for operations unknown to the market. */
export type ChangeBody = (body: never, request: RecordedRequest) => unknown;

/** A replacement of the default body, or a function that changes the default body. */
type BodyOverride = { readonly body: unknown } | { readonly change: ChangeBody };

/** The parsed response of an override. */
export type OperationOverride = BodyOverride | { readonly scenario: ScenarioStep };

/** The options of an override. */
export interface OverrideOptions {
  /** The number of affected requests. Default: all requests until the removal. */
  readonly times?: number;
}

/** An active override. */
interface ActiveOverride {
  readonly id: number;
  readonly operationId: string;
  readonly override: OperationOverride;
  /** The number of remaining requests. */
  readonly remaining: number;
}

/** The maximum number of active overrides per session. */
const MAX_OVERRIDES = 1000;

/** The overrides of single operations. The newest override of an operation applies. */
export class Overrides {
  #all: readonly ActiveOverride[] = [];
  #count = 0;

  /** The active overrides, newest first. */
  get all(): readonly ActiveOverride[] {
    return this.#all;
  }

  /**
   * Adds an override.
   *
   * @returns The id of the override.
   * @throws {TypeError} for an unknown operation, or a body that violates the contract.
   * @throws {RangeError} for an unknown scenario, an invalid `times`, or too many overrides.
   */
  add(contract: Contract, operationId: string, given: unknown, { times }: OverrideOptions = {}): number {
    const operation = contract.operations.find(({ id }) => id === operationId);
    if (operation === undefined) throw new TypeError(describeUnknownOperation(contract, operationId));
    if (times !== undefined && !(Number.isInteger(times) && times > 0)) {
      throw new RangeError(`Invalid value for "times": ${times}. It must be an integer from 1.`);
    }
    if (this.#all.length >= MAX_OVERRIDES) {
      throw new RangeError(
        `The session has the maximum of ${MAX_OVERRIDES} overrides. Remove some, or reset the session.`,
      );
    }
    const override = parse(given);
    if ("body" in override) {
      const body = addStatus(operation, override.body, adaptStatus(operation.facts.status, ANY_STATUS, 1));
      checkBody(operation, contract.validator.validateBody(operation, 200, body));
    }
    this.#count += 1;
    const set = { id: this.#count, operationId, override, remaining: times ?? Number.POSITIVE_INFINITY };
    this.#all = [set, ...this.#all];
    return set.id;
  }

  /** Returns the override for the next request of an operation. */
  take(operationId: string): OperationOverride | undefined {
    const first = this.#all.find((each) => each.operationId === operationId);
    if (first === undefined) return undefined;
    const remaining = first.remaining - 1;
    this.#all = this.#all.flatMap((each) =>
      each !== first ? each : remaining > 0 ? { ...each, remaining } : [],
    );
    return first.override;
  }

  /** Removes an override. @returns Whether the id was active. */
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
  throw new RangeError(`Unknown scenario "${given}". ${describeScenarioNames()}`);
}

/** A placeholder status to validate a body without a status. */
const ANY_STATUS = {
  timestamp: "2026-01-15T12:00:00.000Z",
  error_code: 0,
  error_message: "",
  elapsed: 0,
  credit_count: 1,
};

/** Adds a missing status to a body, if the operation has a status. */
export function addStatus({ hasStatus }: MockOperation, body: unknown, status: unknown): unknown {
  return hasStatus && isObject(body) && !("status" in body) ? { ...body, status } : body;
}

/** @throws {TypeError} if the body violates the contract. The message names the places. */
export function checkBody({ id }: MockOperation, violations: readonly Violation[]): void {
  if (violations.length === 0) return;
  const lines = violations.slice(0, 5).map(({ path, message }) => `  ${formatPath(path)}: ${message}`);
  throw new TypeError(`The override of ${id} violates the contract:\n${lines.join("\n")}`);
}

/** Formats a path in a body as a JavaScript expression: `data[0].quote.USD`. */
function formatPath([, ...path]: readonly string[]): string {
  const place = path.map((name) => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`)).join("");
  return place === "" ? "the body" : place.replace(/^\./, "");
}
