import { countConversions } from "@market-data/http";
import { type Operation, type OperationId, parseQuery } from "@market-data/openapi";
import { Recent } from "../caching/recent.ts";
import type { Token } from "./token.ts";

/** What a call asks for, or what is wrong with it. */
export type ReadCall =
  | {
      readonly ok: true;
      /** As the market's answers take them. */
      readonly parameters: Readonly<Record<string, unknown>>;
      /** The names that were sent. */
      readonly given: readonly string[];
      /** The same for all calls that ask for the same. */
      readonly key: string;
      readonly conversions: number;
    }
  | { readonly ok: false; readonly message: string };

const REMEMBERED_CALLS = 200;
const LONGEST_REMEMBERED = 1024;

/** Reads the calls of one operation. Reading depends on nothing but the text, so what was read lately is remembered. */
export class CallReader {
  readonly #operation: Operation<OperationId>;
  readonly #token: Token;
  readonly #recent = new Recent<ReadCall>(REMEMBERED_CALLS);

  constructor(operation: Operation<OperationId>, token: Token) {
    this.#operation = token.operation(operation);
    this.#token = token;
  }

  /** @param search What stands behind the `?` of the address. */
  read(search: string, path: Readonly<Record<string, string>>): ReadCall {
    const values = Object.values(path);
    const text = values.length === 0 ? search : `${search}\n${values.join("\n")}`;
    const remembered = this.#recent.get(text);
    if (remembered !== undefined) return remembered;
    const call = this.#read(search, path);
    if (text.length <= LONGEST_REMEMBERED) this.#recent.set(text, call);
    return call;
  }

  #read(search: string, path: Readonly<Record<string, string>>): ReadCall {
    const query = parseQuery(this.#operation, search, path);
    if (!query.ok) return { ok: false, message: query.errors[0].message };
    const read = query.parameters as unknown as Readonly<Record<string, unknown>>;
    const parameters = this.#token.neutral ? read : this.#token.restored(read);
    return {
      ok: true,
      parameters,
      given: query.given,
      key: JSON.stringify([this.#operation.operationId, parameters, query.given.toSorted()]),
      conversions: countConversions(parameters),
    };
  }
}
