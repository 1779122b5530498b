import { HttpError } from "@market-data/http/in-process";
import { invalidValue } from "@market-data/openapi";
import { LRUCache } from "lru-cache";
import { Session, type SessionDeps } from "./session.ts";

/** The request header that names a session. */
export const SESSION_HEADER = "X-Mock-Session";

const HEADER = SESSION_HEADER.toLowerCase();
const NAME = /^[\w.:/-]{1,100}$/;
const DEFAULT_MAX_SESSIONS = 100;
const DEFAULT_TIMEOUT_MS = 3_600_000;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** @throws {HttpError} if the request may not use a named session. */
export type CallerCheck = (headers: Headers) => void;

/** The sessions of a mock: the default session, which never ends, and the named sessions. */
export class Sessions {
  readonly #deps: SessionDeps;
  readonly #default: Session;
  readonly #named: LRUCache<string, Session>;
  readonly #checkCaller: CallerCheck;

  /**
   * @param checkCaller Checks the permission for named sessions, because a new session may evict another session.
   * @throws {RangeError} for an invalid setting.
   */
  constructor(deps: SessionDeps, checkCaller: CallerCheck) {
    const { maxSessions: max = DEFAULT_MAX_SESSIONS, sessionTimeout: ttl = DEFAULT_TIMEOUT_MS } =
      deps.settings;
    const { maxRequests, seed = 0, slowDelay = 0 } = deps.settings;
    checkIntegers({ maxSessions: max, sessionTimeout: ttl }, 1);
    checkIntegers({ maxRequests, seed, slowDelay }, 0);
    this.#deps = deps;
    this.#checkCaller = checkCaller;
    this.#default = new Session(deps);
    this.#named = new LRUCache({ max, ttl, updateAgeOnGet: true, ttlResolution: 0 });
  }

  /** Returns a named session, or the default session. Starts a session if necessary. */
  get(name?: string): Session {
    if (name === undefined) return this.#default;
    const known = this.#named.get(name);
    if (known !== undefined) return known;
    // The cache keeps expired sessions in memory until new sessions replace them.
    this.#named.purgeStale();
    const session = new Session(this.#deps);
    this.#named.set(name, session);
    return session;
  }

  /** Returns the session of a request, or the default session if `check` throws. */
  find(headers: Headers = {}): Session {
    try {
      this.check(headers);
    } catch {
      return this.#default;
    }
    return this.get(getName(headers));
  }

  /** @throws {HttpError} for an invalid name in the header, or a caller that may not have a named session. */
  check(headers: Headers): void {
    const name = getName(headers);
    if (name === undefined) return;
    if (!NAME.test(name)) throw new HttpError("badRequest", invalidValue(SESSION_HEADER, name, NAMES));
    this.#checkCaller(headers);
  }
}

function getName(headers: Headers): string | undefined {
  return headers[HEADER]?.toString();
}

const NAMES = "It must be 1 to 100 letters, digits or one of . : / _ -";

/** @throws {RangeError} for an invalid name. */
export function checkSessionName(name: string): void {
  if (!NAME.test(name)) throw new RangeError(invalidValue("session", name, NAMES));
}

function checkIntegers(settings: Readonly<Record<string, number>>, min: number): void {
  for (const [name, value] of Object.entries(settings)) {
    if (Number.isInteger(value) && value >= min) continue;
    throw new RangeError(invalidValue(name, String(value), `It must be an integer from ${min}.`));
  }
}
