import { StorageError } from "@market-data/storage";

/** The subject of messages about an invalid URL. */
const SUBJECT = "The URL of Redis";

/** Checks a URL of Redis. @throws {StorageError} with the mistake, without the password. */
export function checkRedisUrl(text: string): void {
  const wrong = (what: string) =>
    new StorageError(
      "foreign",
      SUBJECT,
      `${what}. Write it as redis://USER:PASSWORD@HOST:PORT, or rediss:// for TLS, with %-codes for special characters.`,
    );
  if (!/^rediss?:\/\//.test(text)) throw wrong("begins with neither redis:// nor rediss://");
  const url = URL.parse(text);
  if (url === null) throw wrong("cannot be read");
  const { hostname, username, password, pathname } = url;
  if (hostname === "") throw wrong("names no host");
  if (!/^\/?\d*$/.test(pathname)) throw wrong("names a database that is not a number");
  try {
    decodeURIComponent(username + password);
  } catch {
    throw wrong("has a % that does not begin a %-code");
  }
}

/** A URL without user and password, for messages. */
export function hideSecret(text: string): string {
  const url = URL.parse(text);
  if (url === null) return SUBJECT;
  const { protocol, host, pathname } = url;
  return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}
