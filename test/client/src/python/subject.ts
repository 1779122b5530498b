import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Subject, SubjectOptions } from "../behaviour/index.ts";

const SOURCES = fileURLToPath(new URL("../../../../packages/python/src", import.meta.url));
const ADAPTER = fileURLToPath(new URL("adapter.py", import.meta.url));

/** The result of a call in the Python process. */
interface Result {
  id: number;
  /** The printed client. */
  client: string;
  value?: unknown;
  cancelled?: true;
  error?: { name: string; message: string; details: object; shown: string };
}

/** The adapter of the Python client: a process that receives calls as JSON lines. An abort cancels the task. */
export class PythonSubject implements Subject {
  readonly name = "market-data-client (Python)";
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (result: Result) => void>();
  #last = 0;

  constructor() {
    this.#child = spawn("python3", ["-u", ADAPTER], {
      env: { ...process.env, PYTHONPATH: SOURCES, PYTHONDONTWRITEBYTECODE: "1" },
      stdio: ["pipe", "pipe", "inherit"],
    });
    createInterface({ input: this.#child.stdout as NodeJS.ReadableStream }).on("line", (line) => {
      const result = JSON.parse(line) as Result;
      this.#waiting.get(result.id)?.(result);
      this.#waiting.delete(result.id);
    });
  }

  close(): void {
    this.#child.stdin?.end();
  }

  create({ baseUrl, apiKey, timeout = 10_000, retries }: SubjectOptions) {
    const { call, getPrinted } = this.createClient({
      base_url: baseUrl,
      api_key: apiKey,
      timeout: timeout / 1000,
      retries,
      back_off: 0.1,
    });
    return {
      call: ({ signal }: { signal?: AbortSignal } = {}, which = 1) =>
        call("cryptocurrency.map", { limit: which }, signal),
      ask: (query: object) => {
        if ("convert" in query) return call("cryptocurrency.quotes.latest", { id: 1, ...query });
        return call("id" in query ? "cryptocurrency.quotes.latest" : "cryptocurrency.map", query);
      },
      get printable() {
        return getPrinted();
      },
    };
  }

  /** Creates a client in the Python process, at its first call. `call` takes a method and keyword arguments. */
  createClient(options: object) {
    const client = ++this.#last;
    let printed = "";
    const call = async (method: string, query: object, signal?: AbortSignal): Promise<unknown> => {
      const result = await this.#send({ client, options, method, query: encode(query) }, signal);
      printed = result.client;
      if (result.cancelled) throw signal?.reason;
      if (result.error === undefined) return result.value;
      const { name, message, details, shown } = result.error;
      throw Object.assign(new Error(message), { name, ...details, shown });
    };
    return { call, getPrinted: () => printed };
  }

  #send(command: object, signal?: AbortSignal): Promise<Result> {
    const id = ++this.#last;
    const write = (line: object) => this.#child.stdin?.write(`${JSON.stringify(line)}\n`);
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      this.#waiting.set(id, resolve);
      signal?.addEventListener("abort", () => write({ cancel: id }));
      write({ id, ...command });
    });
  }
}

/** Encodes the values that JSON lacks. */
function encode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(encode);
  if (typeof value === "function") return { special: "function" };
  if (typeof value === "number" && !Number.isFinite(value)) return { special: String(value) };
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encode(item)]));
}
