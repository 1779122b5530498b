import type { MessagePort, Worker } from "node:worker_threads";
import { StorageError } from "@market-data/storage";

/** Functions by name, or an object with methods. */
export type Functions<Own> = Readonly<Record<keyof Own, (...args: never[]) => unknown>>;

interface RpcRequest {
  readonly requestId: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

interface RpcResponse {
  readonly responseTo: number;
  readonly result?: unknown;
  readonly error?: Readonly<Record<string, unknown>>;
}

interface PendingRequest {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Remote procedure calls between two threads, one instance at each end of a channel. */
export class Rpc<Theirs extends Functions<Theirs>> {
  readonly #port: MessagePort | Worker;
  readonly #own: Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
  readonly #pending = new Map<number, PendingRequest>();
  #count = 0;
  #end: { readonly error: unknown } | undefined;

  /** @param own The methods for the remote thread. Default: none. */
  constructor(port: MessagePort | Worker, own: object = {}) {
    this.#port = port;
    this.#own = own as Record<string, (...args: readonly unknown[]) => unknown>;
    port.on("message", (message: RpcRequest | RpcResponse) => {
      if ("requestId" in message) void this.#respond(message);
      else this.#settle(message);
    });
  }

  /** Calls a method of the remote thread. Arguments are copied, except shared memory. */
  call<Name extends string & keyof Theirs>(
    name: Name,
    ...args: Parameters<Theirs[Name]>
  ): Promise<Awaited<ReturnType<Theirs[Name]>>> {
    if (this.#end !== undefined) return Promise.reject(this.#end.error);
    this.#count += 1;
    const requestId = this.#count;
    return new Promise((resolve, reject) => {
      this.#pending.set(requestId, { resolve: resolve as PendingRequest["resolve"], reject });
      this.#port.postMessage({ requestId, name, args } satisfies RpcRequest);
    });
  }

  /** Rejects all pending and future calls after the end of the remote thread. */
  end(error: unknown): void {
    this.#end ??= { error };
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }

  async #respond({ requestId, name, args }: RpcRequest): Promise<void> {
    try {
      this.#port.postMessage({
        responseTo: requestId,
        result: await this.#own[name]?.(...args),
      } satisfies RpcResponse);
    } catch (error) {
      this.#port.postMessage({ responseTo: requestId, error: toFields(error) } satisfies RpcResponse);
    }
  }

  #settle({ responseTo, result, error }: RpcResponse): void {
    const pending = this.#pending.get(responseTo);
    this.#pending.delete(responseTo);
    if (error === undefined) pending?.resolve(result);
    else pending?.reject(toError(error));
  }
}

/** The fields of an error. A structured clone would lose its class and code. */
function toFields(error: unknown): Record<string, unknown> {
  const { name, message, stack } = error as Error;
  return { ...(error as Error), name, message, stack };
}

function toError(fields: Readonly<Record<string, unknown>>): Error {
  const error = fields["name"] === "StorageError" ? new StorageError("unreadable", "", "") : new Error();
  return Object.assign(error, fields);
}
