import { countConversions, countCredits, toStatusOf } from "@market-data/http/in-process";
import type { OperationResult } from "@market-data/market";
import { withSampleNotice } from "@market-data/sample";
import type { Status } from "@market-data/types";
import type { Contract } from "../contract/contract.ts";
import type { ContractValidator, Violation } from "../contract/validate.ts";
import type { Scenario } from "../scenarios/effects.ts";
import type { Call } from "./call.ts";
import { digest } from "./digest.ts";

/** The body of a success, as JSON, and what of it violates the contract. */
export interface MockBody {
  readonly text: SharedText;
  /** What follows the text, and differs from response to response. */
  readonly suffix: string;
  readonly violations: readonly Violation[];
  readonly credits: number;
}

/** A text that responses to the same request share, with what is computed of it once. */
export class SharedText {
  readonly text: string;
  readonly digest: string;
  #length: number | undefined;

  constructor(text: string) {
    this.text = text;
    this.digest = digest(text);
  }

  /** In bytes. */
  get length(): number {
    this.#length ??= new TextEncoder().encode(this.text).length;
    return this.#length;
  }
}

/** Makes bodies. Those of the same result of the market in the same scenario are made and validated once. */
export class BodyMaker {
  readonly #validator: ContractValidator;
  readonly #made = new WeakMap<OperationResult<unknown>, Map<Scenario | undefined, MockBody>>();

  constructor({ validator }: Pick<Contract, "validator">) {
    this.#validator = validator;
  }

  /** The body that the market's result becomes. */
  ofResult(call: Call, result: OperationResult<unknown>): MockBody {
    const { scenario } = call;
    const known = this.#made.get(result) ?? new Map<Scenario | undefined, MockBody>();
    const before = known.get(scenario);
    if (before !== undefined) return before;
    const credits = countResultCredits(call, result);
    const body = this.of(call, toEnvelope(call, result, credits), credits);
    this.#made.set(result, known.set(scenario, body));
    return body;
  }

  /** A body from JSON, as the scenario changes it. */
  of({ operation, scenario }: Call, value: unknown, credits: number): MockBody {
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

/** What the market's result costs; where the scenario has other rows, what those cost. */
export function countResultCredits(
  { operation, parameters, scenario }: Call,
  { count }: OperationResult<unknown>,
): number {
  return countCredits(operation.facts, scenario?.rows ?? count, countConversions(parameters));
}

/** The market's result in the operation's envelope. */
export function toEnvelope(call: Call, result: OperationResult<unknown>, credits: number): unknown {
  const { data } = result;
  return call.operation.facts.result.shape === "array"
    ? data
    : { data, status: toStatus(call, result, credits) };
}

/** The status of a success. */
export function toStatus(
  { operation, context }: Call,
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
  return toStatusOf(operation.facts.status, status, count);
}

const MAX_SUFFIX_LENGTH = 10_000;

/** The body as JSON: its data, and what follows that, which differs from response to response. */
function toText(body: unknown): { text: string; suffix: string } {
  if (typeof body !== "object" || body === null || !("data" in body)) {
    return { text: JSON.stringify(body) ?? "", suffix: "" };
  }
  const { data, ...others } = body;
  const rest = JSON.stringify(others).slice(1);
  // Another envelope than ours may be long.
  if (rest.length > MAX_SUFFIX_LENGTH) return { text: JSON.stringify(body), suffix: "" };
  return { text: `{"data":${JSON.stringify(data)}`, suffix: rest === "}" ? rest : `,${rest}` };
}
