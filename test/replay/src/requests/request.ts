import { keyHeader } from "@market-data/openapi";
import type { ServerName } from "../trees/servers.ts";

/** A request, or several on one connection, that both sides get. */
export interface ReplayRequest {
  readonly server: ServerName;
  /** Which part of the table it belongs to, for example `parameters`. */
  readonly group: string;
  /** The request for people. */
  readonly title: string;
  /** What is sent, a byte for each character. */
  readonly text: string;
  /** The method of each request in the text. */
  readonly methods: readonly string[];
  /** Whether it has a connection of its own, which ends with it. */
  readonly isAlone: boolean;
  /** After how many ms of silence a response counts as stalled; a good while where absent. */
  readonly silence?: number;
}

export interface HttpOptions {
  readonly method?: string;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Which header carries the key. */
  readonly keyHeader?: string;
  readonly body?: string;
  readonly silence?: number;
}

/** Stands in a header's value for the ETag that the side itself last sent for the same target. */
export const RECEIVED_ETAG = "{etag}";

/** Sent with each request that does not choose its own, so that no request id is generated. */
const OWN_HEADERS = { Host: "api.example", "X-Request-Id": "replay" };

/** A well-formed request over a connection that stays open. */
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

/** Bytes as they are, on a connection of their own. @param name What is special about them. */
export function rawRequest(
  server: ServerName,
  name: string,
  text: string,
  methods: readonly string[] = ["GET"],
): ReplayRequest {
  const [line = ""] = text.split("\r\n", 1);
  return { server, group: "raw sockets", title: `${name}: ${line}`, text, methods, isAlone: true };
}

/** The target of a request's first line; undefined where it has none. */
export function getTarget({ text }: ReplayRequest): string | undefined {
  return /^\S+ (\S+) HTTP\//.exec(text)?.[1];
}
