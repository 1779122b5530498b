import type { Revision } from "@market-data/market/store";
import type { RedisConnection } from "./redis-connection.ts";
import { listCommands, makeScript } from "./script.ts";

/** A leader that says nothing for that long may be replaced by any other, in ms. */
const LEADER_TIMEOUT_MS = 5000;
/** How many messages the stream has about: those who missed more read the database. */
const KEPT_MESSAGES = 16;

/**
 * Publishes for one leader at a time, wherever others believe that they lead, too: one that was suspended while its lock was lost, or
 * one whose database another server has replaced. Each leader has a greater term than the one before it, and what one of an older term
 * publishes is rejected.
 *
 * While a leader is there, another one takes over only where its database is of a newer timeline; or of the same one, and it has the lock of
 * the database, which the leader had before. A leader that took over without the lock is left alone by who has it.
 *
 * Arguments: the term, or 0 for a new one; the timeline; 1 with the lock, 0 without; up to where it has published, with these changes, as a text
 * that is not stored for a new term; and the changes, where there are any. It returns the term, or 0 where it is rejected, and the text that was
 * stored before.
 */
const LEAD = `
local leader, stream = KEYS[1], KEYS[2]
local term, timeline, locked = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3]
local published, changes = ARGV[4], ARGV[5]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local stored = redis.call('HMGET', leader, 'term', 'timeline', 'seen', 'locked', 'published')
local newest, newestTimeline, seen = tonumber(stored[1]) or 0, tonumber(stored[2]) or 0, tonumber(stored[3]) or 0
local isNew = term == 0
if isNew then
  local mayReplace = timeline > newestTimeline
    or timeline == newestTimeline and locked == '1' and stored[4] ~= '0'
  if not mayReplace and now < seen + ${LEADER_TIMEOUT_MS} then return {0} end
  term = newest + 1
elseif term < newest then
  return {0}
end
redis.call('HSET', leader, 'term', term, 'timeline', timeline, 'seen', now, 'locked', locked)
if not isNew then redis.call('HSET', leader, 'published', published) end
if changes then redis.call('XADD', stream, 'MAXLEN', '~', ${KEPT_MESSAGES}, '*', 'changes', changes) end
return {term, stored[5]}
`;
const SCRIPT = makeScript(LEAD);

/** What a publisher sends to Redis. */
export const PUBLISHER_COMMANDS = [...listCommands(SCRIPT), "HGET"];

/** The stream of a namespace. */
export function streamKey({ namespace }: RedisConnection): string {
  return `${namespace}:changes`;
}

/** Watches the process that leads: it may be suspended, with its lock. */
export class LeaderWatch {
  readonly #connection: RedisConnection;
  /** When the leader was seen last, as it is stored, and since when it is so; undefined where Redis was away. */
  #last: { readonly seen: string | null; readonly since: number } | undefined;

  constructor(connection: RedisConnection) {
    this.#connection = connection;
    connection.on("down", () => {
      this.#last = undefined;
    });
  }

  /** Whether it has said nothing for some time, while it could have. @throws {unknown} where Redis is away. */
  async isLeaderExpired(): Promise<boolean> {
    const seen = await this.#connection.send<string | null>(["HGET", leaderKey(this.#connection), "seen"]);
    if (!this.#connection.isUp) return false;
    if (this.#last?.seen !== seen) this.#last = { seen, since: performance.now() };
    return seen !== null && performance.now() - this.#last.since > LEADER_TIMEOUT_MS;
  }
}

function leaderKey({ namespace }: RedisConnection): string {
  return `${namespace}:leader`;
}

/** The term of one publisher, from when it takes over until another one does. */
export class Leadership {
  readonly #connection: RedisConnection;
  readonly #timeline: number;
  readonly #hasLock: () => boolean;
  #term = 0;
  #before: Revision | undefined;

  /**
   * @param timeline That of the database that it reads; a server that took over from another has a greater one.
   * @param hasLock Whether it has the lock of that database.
   */
  constructor(connection: RedisConnection, timeline: number, hasLock: () => boolean) {
    this.#connection = connection;
    this.#timeline = timeline;
    this.#hasLock = hasLock;
  }

  /** Up to where the one before it published; undefined where that is not known, or it has not taken over yet. */
  get before(): Revision | undefined {
    return this.#before;
  }

  /**
   * Takes over, or says that it is there, and publishes what it is given.
   *
   * @param published Up to where it has published, with that; not noted where it takes over, as others may know less.
   * @returns Whether it leads.
   */
  async lead(published: Revision, changes?: Buffer): Promise<boolean> {
    const facts = [this.#term, this.#timeline, this.#hasLock() ? 1 : 0].map(String);
    const given = [...facts, toText(published), ...(changes === undefined ? [] : [changes])];
    const keys = [leaderKey(this.#connection), streamKey(this.#connection)];
    const [term, before] = await this.#connection.run<LeadReply>(SCRIPT, ["2", ...keys, ...given]);
    if (term === 0) return false;
    if (this.#term === 0 && typeof before === "string") this.#before = parseRevision(before);
    this.#term = term;
    return true;
  }
}

type LeadReply = readonly [term: number, published?: string | null];

function toText({ epoch, revision, commit }: Revision): string {
  return [revision, commit, epoch].join(" ");
}

function parseRevision(text: string): Revision {
  const [revision, commit, epoch = ""] = text.split(" ");
  return { epoch, revision: Number(revision), commit: Number(commit) };
}
