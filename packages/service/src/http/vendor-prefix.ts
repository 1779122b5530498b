import {
  creditHeader,
  keyHeader,
  type Operation,
  type Parameter,
  type ParameterValue,
  sampleHeader,
} from "@market-data/openapi";

const NEUTRAL = "svc";
const VALID = /^[a-z][a-z0-9]{0,15}$/;

/**
 * The vendor prefix in names: the headers of keys and credits, the field `svc_rank`, the values `svc_rank` and
 * `svc_rank_advanced` of `sort` and `aux`, and the paths of indices. With a prefix other than `svc`, clients of a
 * service with the same prefix work unchanged. Extensions of the contract (`x-svc-...`) keep their names for tools.
 */
export class VendorPrefix {
  /** The header of the key, as written. */
  readonly keyHeader: string;
  /** The header of the charged credits. */
  readonly creditHeader: string;
  /** The header that marks data of the sample market. */
  readonly sampleHeader: string;
  readonly #prefix: string;

  /** @throws {RangeError} unless the prefix is 1 to 16 lower-case letters and digits, starting with a letter. */
  constructor(prefix = NEUTRAL) {
    if (!VALID.test(prefix)) {
      throw new RangeError(
        `The vendor prefix ${JSON.stringify(prefix)} must be 1 to 16 lower-case letters and digits, starting with a letter.`,
      );
    }
    this.#prefix = prefix;
    this.keyHeader = this.contract(keyHeader);
    this.creditHeader = this.contract(creditHeader);
    this.sampleHeader = this.contract(sampleHeader);
  }

  /** Whether the prefix is the contract's own. */
  get isNeutral(): boolean {
    return this.#prefix === NEUTRAL;
  }

  /** Rewrites a text of the contract with the names of this prefix. */
  contract(text: string): string {
    if (this.isNeutral) return text;
    return text
      .replace(/X-SVC(?=[_-])/g, `X-${this.#prefix.toUpperCase()}`)
      .replace(/\bsvc_rank/g, `${this.#prefix}_rank`)
      .replace(/\/index\/svc(?=\d)/g, `/index/${this.#prefix}`);
  }

  /** Rewrites the field names in JSON of the market. */
  json(text: string): string {
    // A quote inside a string has a backslash before it, so only field names match.
    return this.isNeutral ? text : text.replace(/(?<!\\)"svc_rank":/g, `"${this.#prefix}_rank":`);
  }

  /** The operation with the values of this prefix. */
  operation<Id extends string>(operation: Operation<Id>): Operation<Id> {
    if (this.isNeutral) return operation;
    return { ...operation, parameters: operation.parameters.map((parameter) => this.#parameter(parameter)) };
  }

  /** Converts parameters of such an operation to the names of the market. */
  restore(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const restoreValue = (value: unknown): unknown =>
      typeof value === "string" && value.startsWith(`${this.#prefix}_rank`)
        ? NEUTRAL + value.slice(this.#prefix.length)
        : value;
    const { sort, aux, ...others } = parameters;
    return {
      ...others,
      ...(sort !== undefined && { sort: restoreValue(sort) }),
      ...(Array.isArray(aux) && { aux: aux.map(restoreValue) }),
    };
  }

  #parameter(parameter: Parameter): Parameter {
    const rename = <Value extends ParameterValue>(value: Value): Value =>
      (typeof value === "string" ? this.contract(value) : value) as Value;
    const { enum: choices, default: value } = parameter;
    return {
      ...parameter,
      ...(choices !== undefined && { enum: choices.map(rename) }),
      ...(value !== undefined && {
        default: Array.isArray(value) ? value.map(rename) : rename(value as ParameterValue),
      }),
    };
  }
}
