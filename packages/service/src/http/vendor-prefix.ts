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
 * The abbreviation of the service in names: of the key's header, the credits' header, the field `svc_rank`, the
 * values `svc_rank` and `svc_rank_advanced` of `sort` and `aux`, and the paths of indices. With another one than `svc`, clients of a service with
 * that abbreviation work unchanged. The contract's own extensions (`x-svc-...`) keep their names: tools read them.
 */
export class VendorPrefix {
  /** The header that carries the key, as it is written. */
  readonly keyHeader: string;
  /** The header that states the credits. */
  readonly creditHeader: string;
  /** The header that marks the data of the sample market. */
  readonly sampleHeader: string;
  readonly #prefix: string;

  /** @throws {RangeError} for a prefix that is not a lower-case letter and then lower-case letters and digits, 16 at most. */
  constructor(prefix = NEUTRAL) {
    if (!VALID.test(prefix)) {
      throw new RangeError(
        `The token ${JSON.stringify(prefix)} must be 1 to 16 lower-case letters and digits, a letter first.`,
      );
    }
    this.#prefix = prefix;
    this.keyHeader = this.contract(keyHeader);
    this.creditHeader = this.contract(creditHeader);
    this.sampleHeader = this.contract(sampleHeader);
  }

  /** Whether the names are the contract's own. */
  get isNeutral(): boolean {
    return this.#prefix === NEUTRAL;
  }

  /** A text of the contract with this prefix's names in it. */
  contract(text: string): string {
    if (this.isNeutral) return text;
    return text
      .replace(/X-SVC(?=[_-])/g, `X-${this.#prefix.toUpperCase()}`)
      .replace(/\bsvc_rank/g, `${this.#prefix}_rank`)
      .replace(/\/index\/svc(?=\d)/g, `/index/${this.#prefix}`);
  }

  /** JSON of the market with this prefix's field names in it. */
  json(text: string): string {
    // A quote inside a text is written with a backslash before it, so this finds names of fields alone.
    return this.isNeutral ? text : text.replace(/(?<!\\)"svc_rank":/g, `"${this.#prefix}_rank":`);
  }

  /** An operation that takes this prefix's values. */
  operation<Id extends string>(operation: Operation<Id>): Operation<Id> {
    if (this.isNeutral) return operation;
    return { ...operation, parameters: operation.parameters.map((parameter) => this.#parameter(parameter)) };
  }

  /** Parameters that were read by such an operation, as the market knows them. */
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
