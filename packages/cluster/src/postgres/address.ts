import { readFileSync } from "node:fs";
import { type ConnectionOptions, checkServerIdentity, type PeerCertificate } from "node:tls";
import { StorageError } from "@market-data/storage";
import type { ClientConfig } from "pg";

/** The parts of a PostgreSQL URL. */
export interface Address {
  /** The URL without user, password and parameters, for messages. */
  readonly location: string;
  /** Settings for `pg`. */
  readonly connect: Pick<
    ClientConfig,
    "host" | "port" | "database" | "user" | "password" | "application_name" | "options"
  >;
  /** With `prefer`, connections to a server without TLS are unencrypted. */
  readonly ssl: ConnectionOptions | false | "prefer";
}

/** TLS settings by the modes of libpq. Like libpq, `require` without an authority trusts every certificate. */
const TLS: Readonly<Record<string, (host: string, ca?: string) => Address["ssl"]>> = {
  disable: () => false,
  prefer: () => "prefer",
  require: (_, ca) =>
    ca === undefined ? { rejectUnauthorized: false } : { ca, checkServerIdentity: () => undefined },
  "verify-ca": (_, ca) => ({ ...(ca && { ca }), checkServerIdentity: () => undefined }),
  // By default, Node compares the certificate with `localhost` if the URL has an IP address.
  "verify-full": (host, ca) => ({
    ...(ca && { ca }),
    checkServerIdentity: (_: string, certificate: PeerCertificate) => checkServerIdentity(host, certificate),
  }),
};
const PARAMETERS = ["sslmode", "sslrootcert", "application_name", "options"];

/**
 * Reads a URL such as `postgres://user:password@host:5432/database?sslmode=verify-full`.
 *
 * @throws {StorageError} of the kind `unreadable` with the mistake, without the password.
 */
export function parseAddress(text: string): Address {
  const wrong = (what: string) =>
    new StorageError(
      "unreadable",
      "The URL of PostgreSQL",
      `${what}. Write it as postgres://user:password@host:5432/database?sslmode=verify-full, with %-codes for special characters.`,
    );
  const [, login, hosts, rest] = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#]*)(.*)$/s.exec(text) ?? [];
  if (hosts === undefined) throw wrong("begins with neither postgres:// nor postgresql://");
  const url = URL.parse(`postgres://host${rest}`);
  if (url === null) throw wrong("cannot be read");
  if (hosts.includes(",") || url.searchParams.has("target_session_attrs"))
    throw wrong(
      "names several servers, or a kind of server. Name one host that leads to the primary: a load balancer such as HAProxy, or the endpoint of your provider; see docs/operating/postgresql-and-redis.md of the repository",
    );
  const [, host, port] = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/i.exec(hosts) ?? [];
  if (host === undefined) throw wrong(hosts === "" ? "names no host" : "has a host that cannot be read");
  const parts = [...(login ?? "").split(/:(.*)/s), url.pathname.slice(1)].map((part) => decode(part));
  if (parts.includes(undefined)) throw wrong("has a % that does not begin a %-code");
  const [user, password] = parts;
  const database = parts.at(-1);
  if (!user) throw wrong("names no user");
  if (!database) throw wrong("names no database");
  const parameters = Object.fromEntries(url.searchParams);
  const unknown = Object.keys(parameters).find((parameter) => !PARAMETERS.includes(parameter));
  if (unknown !== undefined)
    throw wrong(`has the unknown parameter ${unknown}. Known are ${PARAMETERS.join(", ")}`);
  const { sslmode = "prefer", sslrootcert } = parameters;
  const getTls = TLS[sslmode];
  if (getTls === undefined)
    throw wrong(`has the unknown sslmode ${sslmode}. Known are ${Object.keys(TLS).join(", ")}`);
  const ca = sslrootcert === undefined ? undefined : readCertificate(sslrootcert);
  const name = host.replace(/^\[|\]$/g, "");
  return {
    location: `postgres://${hosts}/${database}`,
    connect: {
      host: name,
      port: Number(port ?? 5432),
      database,
      user,
      ...(password && parts.length > 2 ? { password } : {}),
      application_name: parameters["application_name"] ?? "market-data",
      ...(parameters["options"] === undefined ? {} : { options: parameters["options"] }),
    },
    ssl: getTls(name, ca),
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
