import type { MessagePort, Worker } from "node:worker_threads";
import { StorageError } from "../storage/storage-error.ts";

/** Functions by their names, or an object with methods. */
export type Functions<Own> = Readonly<Record<keyof Own, (...args: never[]) => unknown>>;

interface Call {
  readonly call: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

interface Return {
  readonly returnOf: number;
  readonly result?: unknown;
  readonly error?: Readonly<Record<string, unknown>>;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Functions that two threads call of each other, each at its end of a channel. */
export class Calls<Theirs extends Functions<Theirs>> {
  readonly #port: MessagePort | Worker;
  readonly #own: Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #end: { readonly error: unknown } | undefined;

  /** @param own What the other thread may call; nothing where absent. */
  constructor(port: MessagePort | Worker, own: object = {}) {
    this.#port = port;
    this.#own = own as Record<string, (...args: readonly unknown[]) => unknown>;
    port.on("message", (message: Call | Return) => {
      if ("call" in message) void this.#respond(message);
      else this.#settle(message);
    });
  }

  /** Calls a function of the other thread. What is handed over is copied, unless it is shared memory. */
  call<Name extends string & keyof Theirs>(
    name: Name,
    ...args: Parameters<Theirs[Name]>
  ): Promise<Awaited<ReturnType<Theirs[Name]>>> {
    if (this.#end !== undefined) return Promise.reject(this.#end.error);
    this.#count += 1;
    const call = this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve: resolve as Waiting["resolve"], reject });
      this.#port.postMessage({ call, name, args } satisfies Call);
    });
  }

  /** Ends all calls of the other thread, which is gone; those that wait, and those to come. */
  end(error: unknown): void {
    this.#end ??= { error };
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async #respond({ call, name, args }: Call): Promise<void> {
    try {
      this.#port.postMessage({ returnOf: call, result: await this.#own[name]?.(...args) } satisfies Return);
    } catch (error) {
      this.#port.postMessage({ returnOf: call, error: toFacts(error) } satisfies Return);
    }
  }

  #settle({ returnOf, result, error }: Return): void {
    const waiting = this.#waiting.get(returnOf);
    this.#waiting.delete(returnOf);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(toError(error));
  }
}

/** What an error says: a copy of it would have lost its kind and code. */
function toFacts(error: unknown): Record<string, unknown> {
  const { name, message, stack } = error as Error;
  return { ...(error as Error), name, message, stack };
}

function toError(facts: Readonly<Record<string, unknown>>): Error {
  const error = facts["name"] === "StorageError" ? new StorageError("unreadable", "", "") : new Error();
  return Object.assign(error, facts);
}
