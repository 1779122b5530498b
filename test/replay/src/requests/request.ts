import { keyHeader } from "@market-data/openapi";
import type { ServerName } from "../trees/servers.ts";

/** One or more requests on one connection, for both sides. */
export interface ReplayRequest {
  readonly server: ServerName;
  /** The group of the request, for example `parameters`. */
  readonly group: string;
  /** The request for reports. */
  readonly title: string;
  /** The bytes of the request, one per character. */
  readonly text: string;
  /** The method of each request in the text. */
  readonly methods: readonly string[];
  /** True for a separate connection, closed after the request. */
  readonly isAlone: boolean;
  /** Milliseconds of silence before a response counts as stalled. Default: a long time. */
  readonly silence?: number;
}

interface HttpOptions {
  readonly method?: string;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The header with the key. */
  readonly keyHeader?: string;
  readonly body?: string;
  readonly silence?: number;
}

/** A placeholder for the latest ETag of the target from the same side. */
export const RECEIVED_ETAG = "{etag}";

/** The default request id. Servers generate an id only for requests without an id. */
const OWN_HEADERS = { Host: "api.example", "X-Request-Id": "replay" };

/** Creates a valid request on a persistent connection. */
export function httpRequest(
  server: ServerName,
  group: string,
  target: string,
  options: HttpOptions = {},
): ReplayRequest {
  const { method = "GET", key, body = "", silence } = options;
  const special = {
    ...(key !== undefined && { [options.keyHeader ?? keyHeader]: key }),
    ...options.headers,
  };
  const lines = Object.entries({ ...OWN_HEADERS, ...special }).map(([name, value]) => `${name}: ${value}`);
  const shown = Object.entries(special).map(([name, value]) => `${name}: ${value}`);
  return {
    server,
    group,
    title: [`${method} ${target}`, ...shown].join("  "),
    text: [`${method} ${target} HTTP/1.1`, ...lines, "", body].join("\r\n"),
    methods: [method],
    isAlone: false,
    ...(silence !== undefined && { silence }),
  };
}

/**
 * Creates a request of raw bytes on a separate connection.
 * @param name The special property of the bytes.
 */
export function rawRequest(
  server: ServerName,
  name: string,
  text: string,
  methods: readonly string[] = ["GET"],
): ReplayRequest {
  const [line = ""] = text.split("\r\n", 1);
  return { server, group: "raw sockets", title: `${name}: ${line}`, text, methods, isAlone: true };
}

/** Returns the target of the request line. Undefined without a target. */
export function getTarget({ text }: ReplayRequest): string | undefined {
  return /^\S+ (\S+) HTTP\//.exec(text)?.[1];
}
