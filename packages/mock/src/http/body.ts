import { adaptStatus, countConversions, countCredits } from "@market-data/http/in-process";
import type { OperationResult } from "@market-data/market";
import { withSampleNotice } from "@market-data/sample";
import type { Status } from "@market-data/types";
import type { Contract } from "../contract/contract.ts";
import type { ContractValidator, Violation } from "../contract/validate.ts";
import type { Scenario } from "../scenarios/effects.ts";
import { digest } from "./digest.ts";
import type { OperationRequest } from "./operation-request.ts";

/** The JSON body of a success, with contract violations. */
export interface MockBody {
  readonly text: SharedText;
  /** The part after the shared text. Differs between responses. */
  readonly suffix: string;
  readonly violations: readonly Violation[];
  readonly credits: number;
}

/** A text shared by responses to equal requests, with cached digest and length. */
export class SharedText {
  readonly text: string;
  readonly digest: string;
  #length: number | undefined;

  constructor(text: string) {
    this.text = text;
    this.digest = digest(text);
  }

  /** The length in bytes. */
  get length(): number {
    this.#length ??= new TextEncoder().encode(this.text).length;
    return this.#length;
  }
}

/** Creates and validates bodies. Caches the bodies of each market result by scenario. */
export class BodyFactory {
  readonly #validator: ContractValidator;
  readonly #made = new WeakMap<OperationResult<unknown>, Map<Scenario | undefined, MockBody>>();

  constructor({ validator }: Pick<Contract, "validator">) {
    this.#validator = validator;
  }

  /** Creates the body for a result of the market. */
  fromResult(call: OperationRequest, result: OperationResult<unknown>): MockBody {
    const { scenario } = call;
    const known = this.#made.get(result) ?? new Map<Scenario | undefined, MockBody>();
    const before = known.get(scenario);
    if (before !== undefined) return before;
    const credits = countResultCredits(call, result);
    const body = this.fromValue(call, toEnvelope(call, result, credits), credits);
    this.#made.set(result, known.set(scenario, body));
    return body;
  }

  /** Creates a body from a JSON value and applies the scenario. */
  fromValue({ operation, scenario }: OperationRequest, value: unknown, credits: number): MockBody {
    const change = scenario?.change;
    const changed = change === undefined ? value : change(value, operation);
    const { text, suffix } = toText(changed);
    return {
      text: new SharedText(text),
      suffix,
      violations: this.#validator.validateBody(operation, 200, changed),
      credits,
    };
  }
}

/** Counts the credits of a market result. A scenario may replace the number of rows. */
export function countResultCredits(
  { operation, parameters, scenario }: OperationRequest,
  { count }: OperationResult<unknown>,
): number {
  return countCredits(operation.facts, scenario?.rows ?? count, countConversions(parameters));
}

/** Wraps a market result in the envelope of the operation. */
export function toEnvelope(
  call: OperationRequest,
  result: OperationResult<unknown>,
  credits: number,
): unknown {
  const { data } = result;
  return call.operation.facts.result.shape === "array"
    ? data
    : { data, status: toStatus(call, result, credits) };
}

/** Creates the status of a success. */
export function toStatus(
  { operation, context }: OperationRequest,
  { notice, count }: Pick<OperationResult<unknown>, "notice" | "count">,
  credits: number,
): object {
  const status: Status = {
    timestamp: new Date(context.receivedAt).toISOString(),
    error_code: 0,
    error_message: operation.errorMessage,
    elapsed: 0,
    credit_count: credits,
    notice: withSampleNotice(notice),
  };
  return adaptStatus(operation.facts.status, status, count);
}

const MAX_SUFFIX_LENGTH = 10_000;

/** Splits a body into shared data and a suffix per response. */
function toText(body: unknown): { text: string; suffix: string } {
  if (typeof body !== "object" || body === null || !("data" in body)) {
    return { text: JSON.stringify(body) ?? "", suffix: "" };
  }
  const { data, ...others } = body;
  const rest = JSON.stringify(others).slice(1);
  // The envelope of a custom contract may be long.
  if (rest.length > MAX_SUFFIX_LENGTH) return { text: JSON.stringify(body), suffix: "" };
  return { text: `{"data":${JSON.stringify(data)}`, suffix: rest === "}" ? rest : `,${rest}` };
}
