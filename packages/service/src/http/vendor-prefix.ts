import {
  creditHeader,
  keyHeader,
  type Operation,
  type Parameter,
  type ParameterValue,
} from "@market-data/openapi";

const NEUTRAL = "svc";
const TOKEN = /^[a-z][a-z0-9]{0,15}$/;

/**
 * The abbreviation of the service in names: of the key's header, the credits' header, the field `svc_rank`, and the
 * values `svc_rank` and `svc_rank_advanced` of `sort` and `aux`. With another one than `svc`, clients of a service with
 * that abbreviation work unchanged. The contract's own extensions (`x-svc-...`) keep their names: tools read them.
 */
export class VendorPrefix {
  /** The header that carries the key, as it is written. */
  readonly keyHeader: string;
  /** The header that tells the credits. */
  readonly creditHeader: string;
  readonly #token: string;

  /** @throws {RangeError} for a token that is not a small letter and then small letters and digits, 16 at most. */
  constructor(token = NEUTRAL) {
    if (!TOKEN.test(token)) {
      throw new RangeError(
        `The token ${JSON.stringify(token)} must be 1 to 16 small letters and digits, a letter first.`,
      );
    }
    this.#token = token;
    this.keyHeader = this.contract(keyHeader);
    this.creditHeader = this.contract(creditHeader);
  }

  /** Whether the names are the contract's own. */
  get neutral(): boolean {
    return this.#token === NEUTRAL;
  }

  /** A text of the contract with this token's names in it. */
  contract(text: string): string {
    if (this.neutral) return text;
    return text
      .replace(/X-SVC(?=[_-])/g, `X-${this.#token.toUpperCase()}`)
      .replace(/\bsvc_rank/g, `${this.#token}_rank`);
  }

  /** JSON of the market with this token's field names in it. */
  json(text: string): string {
    // A quote inside a text is written with a backslash before it, so this finds names of fields alone.
    return this.neutral ? text : text.replace(/(?<!\\)"svc_rank":/g, `"${this.#token}_rank":`);
  }

  /** An operation that takes this token's values. */
  operation<Id extends string>(operation: Operation<Id>): Operation<Id> {
    if (this.neutral) return operation;
    return { ...operation, parameters: operation.parameters.map((parameter) => this.#parameter(parameter)) };
  }

  /** Parameters that were read by such an operation, as the market knows them. */
  restored(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const restore = (value: unknown): unknown =>
      typeof value === "string" && value.startsWith(`${this.#token}_rank`)
        ? NEUTRAL + value.slice(this.#token.length)
        : value;
    const { sort, aux, ...others } = parameters;
    return {
      ...others,
      ...(sort !== undefined && { sort: restore(sort) }),
      ...(Array.isArray(aux) && { aux: aux.map(restore) }),
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
