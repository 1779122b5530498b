import { readFileSync } from "node:fs";
import { type ConnectionOptions, checkServerIdentity, type PeerCertificate } from "node:tls";
import { StorageError } from "@market-data/storage";

/** What a URL of PostgreSQL says. */
export interface Address {
  /** The URL without user, password and most parameters: for messages. */
  readonly location: string;
  readonly connect: {
    readonly hosts: readonly { readonly host: string; readonly port: number }[];
    readonly database: string;
    readonly user: string;
    readonly password?: string;
    /** With `prefer`, a server without TLS is used too. */
    readonly ssl: ConnectionOptions | false | "prefer";
    readonly application_name: string;
    readonly options?: string;
  };
  /** The value of `target_session_attrs`. */
  readonly session: string | undefined;
}

const PROTOCOLS = ["postgres:", "postgresql:"];
/** How a connection is encrypted, by the names of libpq, which without a certificate of an authority trusts any. */
const TLS: Readonly<Record<string, (host: string | undefined, ca?: string) => Address["connect"]["ssl"]>> = {
  disable: () => false,
  prefer: () => "prefer",
  require: (_, ca) =>
    ca === undefined ? { rejectUnauthorized: false } : { ca, checkServerIdentity: () => undefined },
  "verify-ca": (_, ca) => ({ ...(ca && { ca }), checkServerIdentity: () => undefined }),
  // Left to itself, Node compares the certificate of a server that is named by its address with `localhost`.
  "verify-full": (host, ca) => ({
    ...(ca && { ca }),
    checkServerIdentity: (name: string, certificate: PeerCertificate) =>
      checkServerIdentity(host ?? name, certificate),
  }),
};
const SESSIONS = ["read-write", "read-only", "primary", "standby", "prefer-standby"] as const;
const PARAMETERS = ["sslmode", "sslrootcert", "target_session_attrs", "application_name", "options"];

/** Whether a location is a URL of PostgreSQL. */
function isPostgresUrl(location: string): boolean {
  return PROTOCOLS.some((protocol) => location.startsWith(`${protocol}//`));
}

/**
 * Reads a URL such as `postgres://user:password@host:5432/database?sslmode=verify-full`, with several hosts too
 * (`host1:5432,host2:5432`), of which the first that answers, and that `target_session_attrs` allows, is taken.
 *
 * @throws {StorageError} of the kind `unreadable` that says what is wrong with it, and shows no password.
 */
export function parseAddress(text: string): Address {
  const wrong = (what: string) =>
    new StorageError(
      "unreadable",
      "The URL of PostgreSQL",
      `${what}. Write it as postgres://user:password@host:5432/database?sslmode=verify-full, with %-codes for special characters.`,
    );
  if (!isPostgresUrl(text)) throw wrong("begins with neither postgres:// nor postgresql://");
  const [, user, hosts, rest] = /^[a-z]+:\/\/(?:([^/?#]*)@)?([^/?#]*)(.*)$/s.exec(text) ?? [];
  const url = URL.parse(`postgres://host${rest ?? ""}`);
  if (url === null || hosts === undefined) throw wrong("cannot be read");
  const servers = hosts.split(",").map((server) => {
    const [, host, port] = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/i.exec(server) ?? [];
    if (host === undefined) throw wrong(hosts === "" ? "names no host" : "has a host that cannot be read");
    return { host: host.replace(/^\[|\]$/g, ""), port: Number(port ?? 5432) };
  });
  const parts = [...(user ?? "").split(/:(.*)/s), url.pathname.slice(1)].map((part) => decode(part));
  if (parts.includes(undefined)) throw wrong("has a % that does not begin a %-code");
  const [name, password] = parts;
  const database = parts.at(-1);
  if (!name) throw wrong("names no user");
  if (!database) throw wrong("names no database");
  const parameters = Object.fromEntries(url.searchParams);
  const unknown = Object.keys(parameters).find((parameter) => !PARAMETERS.includes(parameter));
  if (unknown !== undefined)
    throw wrong(`has the unknown parameter ${unknown}. Known are ${PARAMETERS.join(", ")}`);
  const { sslmode = "prefer", sslrootcert, target_session_attrs: session } = parameters;
  const getTls = TLS[sslmode];
  if (getTls === undefined)
    throw wrong(`has the unknown sslmode ${sslmode}. Known are ${Object.keys(TLS).join(", ")}`);
  if (session !== undefined && !SESSIONS.includes(session as (typeof SESSIONS)[number]))
    throw wrong(`has the unknown target_session_attrs ${session}. Known are ${SESSIONS.join(", ")}`);
  return {
    // With the same hosts, the URLs of the primary and of its replica differ in that alone.
    location: `postgres://${hosts}/${database}${session === undefined ? "" : `?target_session_attrs=${session}`}`,
    connect: {
      hosts: servers,
      database,
      user: name,
      ...(password && parts.length > 2 ? { password } : {}),
      ssl: getTls(
        servers.length === 1 ? servers[0]?.host : undefined,
        sslrootcert === undefined ? undefined : readCertificate(sslrootcert),
      ),
      application_name: parameters["application_name"] ?? "market-data",
      ...(parameters["options"] === undefined ? {} : { options: parameters["options"] }),
    },
    session,
  };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readCertificate(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StorageError(
      "unreadable",
      file,
      `(sslrootcert) cannot be read: ${code}. Check path and permissions.`,
    );
  }
}
