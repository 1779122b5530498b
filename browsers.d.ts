// Packages for browsers may use only the globals of ES2023 and of this file (tsconfig.browsers.json).
// Other globals need a feature test: `(globalThis as { name?: Type }).name`.

interface Event {
  readonly type: string;
}
type EventListener = ((event: Event) => void) | { handleEvent(event: Event): void };
interface EventTarget {
  addEventListener(
    type: string,
    listener: EventListener,
    options?: { once?: boolean; signal?: AbortSignal },
  ): void;
  removeEventListener(type: string, listener: EventListener): void;
}

interface AbortSignal extends EventTarget {
  readonly aborted: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: as in lib.dom
  readonly reason: any;
  throwIfAborted(): void;
}
declare var AbortSignal: {
  abort(reason?: unknown): AbortSignal;
  any(signals: Iterable<AbortSignal>): AbortSignal;
  timeout(milliseconds: number): AbortSignal;
};

interface AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}
declare var AbortController: { new (): AbortController };

interface DOMException extends Error {
  readonly code: number;
}
declare var DOMException: { new (message?: string, name?: string): DOMException };

interface URLSearchParams extends Iterable<[string, string]> {
  readonly size: number;
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  entries(): IterableIterator<[string, string]>;
  forEach(callback: (value: string, name: string, parent: URLSearchParams) => void): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string, value?: string): boolean;
  keys(): IterableIterator<string>;
  set(name: string, value: string): void;
  sort(): void;
  toString(): string;
  values(): IterableIterator<string>;
}
declare var URLSearchParams: {
  new (init?: string | Iterable<readonly [string, string]> | Record<string, string>): URLSearchParams;
};

interface URL {
  hash: string;
  host: string;
  hostname: string;
  href: string;
  readonly origin: string;
  password: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  username: string;
  toString(): string;
  toJSON(): string;
}
declare var URL: {
  new (url: string | URL, base?: string | URL): URL;
  canParse(url: string | URL, base?: string | URL): boolean;
};

type HeadersInit = Headers | Iterable<readonly [string, string]> | Record<string, string>;
interface Headers extends Iterable<[string, string]> {
  append(name: string, value: string): void;
  delete(name: string): void;
  entries(): IterableIterator<[string, string]>;
  forEach(callback: (value: string, name: string, parent: Headers) => void): void;
  get(name: string): string | null;
  getSetCookie(): string[];
  has(name: string): boolean;
  keys(): IterableIterator<string>;
  set(name: string, value: string): void;
  values(): IterableIterator<string>;
}
declare var Headers: { new (init?: HeadersInit): Headers };

interface ReadableStreamDefaultReader<Chunk> {
  readonly closed: Promise<void>;
  cancel(reason?: unknown): Promise<void>;
  read(): Promise<{ done: false; value: Chunk } | { done: true; value: Chunk | undefined }>;
  releaseLock(): void;
}
interface ReadableStreamDefaultController<Chunk> {
  readonly desiredSize: number | null;
  close(): void;
  enqueue(chunk: Chunk): void;
  error(reason?: unknown): void;
}
interface ReadableStream<Chunk = unknown> {
  readonly locked: boolean;
  cancel(reason?: unknown): Promise<void>;
  getReader(): ReadableStreamDefaultReader<Chunk>;
  tee(): [ReadableStream<Chunk>, ReadableStream<Chunk>];
}
declare var ReadableStream: {
  new <Chunk>(source?: {
    start?(controller: ReadableStreamDefaultController<Chunk>): void | Promise<void>;
    pull?(controller: ReadableStreamDefaultController<Chunk>): void | Promise<void>;
    cancel?(reason?: unknown): void | Promise<void>;
  }): ReadableStream<Chunk>;
};

interface Blob {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  text(): Promise<string>;
}

type FormData = Iterable<[string, string | Blob]>;

type BodyInit = string | ArrayBuffer | ArrayBufferView | Blob | ReadableStream<Uint8Array> | URLSearchParams;
interface Body {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly bodyUsed: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
  blob(): Promise<Blob>;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  formData(): Promise<FormData>;
  // biome-ignore lint/suspicious/noExplicitAny: as in lib.dom
  json(): Promise<any>;
  text(): Promise<string>;
}

type RequestCache = "default" | "force-cache" | "no-cache" | "no-store" | "only-if-cached" | "reload";
type RequestCredentials = "include" | "omit" | "same-origin";
type RequestMode = "cors" | "navigate" | "no-cors" | "same-origin";
type RequestPriority = "auto" | "high" | "low";
type RequestRedirect = "error" | "follow" | "manual";
interface RequestInit {
  body?: BodyInit | null;
  cache?: RequestCache;
  credentials?: RequestCredentials;
  headers?: HeadersInit;
  integrity?: string;
  keepalive?: boolean;
  method?: string;
  mode?: RequestMode;
  priority?: RequestPriority;
  redirect?: RequestRedirect;
  referrer?: string;
  signal?: AbortSignal | null;
  window?: null;
}
interface Request extends Body {
  readonly cache: RequestCache;
  readonly credentials: RequestCredentials;
  readonly headers: Headers;
  readonly integrity: string;
  readonly keepalive: boolean;
  readonly method: string;
  readonly mode: RequestMode;
  readonly redirect: RequestRedirect;
  readonly referrer: string;
  readonly signal: AbortSignal;
  readonly url: string;
  clone(): Request;
}
type RequestInfo = Request | string;
declare var Request: { new (input: RequestInfo | URL, init?: RequestInit): Request };

type ResponseType = "basic" | "cors" | "default" | "error" | "opaque" | "opaqueredirect";
interface ResponseInit {
  headers?: HeadersInit;
  status?: number;
  statusText?: string;
}
interface Response extends Body {
  readonly headers: Headers;
  readonly ok: boolean;
  readonly redirected: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly type: ResponseType;
  readonly url: string;
  clone(): Response;
}
declare var Response: {
  new (body?: BodyInit | null, init?: ResponseInit): Response;
  error(): Response;
  json(data: unknown, init?: ResponseInit): Response;
};

declare function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;

declare var TextEncoder: { new (): { encode(text?: string): Uint8Array<ArrayBuffer> } };
declare var TextDecoder: {
  new (
    label?: string,
    options?: { fatal?: boolean; ignoreBOM?: boolean },
  ): { decode(bytes?: ArrayBuffer | ArrayBufferView, options?: { stream?: boolean }): string };
};

/** A number in browsers, an object in Node. */
interface Timer {
  readonly __timer: unique symbol;
  unref?(): void;
}
declare function setTimeout(callback: () => void, milliseconds?: number): Timer;
declare function clearTimeout(timer: Timer | undefined): void;
declare function queueMicrotask(callback: () => void): void;

declare var performance: { now(): number };
declare var console: Record<"debug" | "error" | "info" | "log" | "warn", (...values: unknown[]) => void>;
declare var crypto: {
  getRandomValues<Numbers extends ArrayBufferView>(numbers: Numbers): Numbers;
  /** Undefined in http:// pages, except on localhost. */
  randomUUID?(): string;
};
