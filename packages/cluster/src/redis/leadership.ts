import { createHash } from "node:crypto";
import type { RedisConnection } from "./redis-connection.ts";

/** A leader that says nothing for that long may be replaced by any other, in ms. */
const GONE_MS = 5000;
/** How many messages the stream has about: those who missed more read the database. */
const KEPT_MESSAGES = 16;

/**
 * Publishes for one leader at a time, wherever others believe that they lead, too: one that was suspended while its lock was lost, or
 * one whose database another server has replaced. Each leader has a greater term than the one before it, and what one of an older term
 * publishes is rejected. While a leader is there, none takes over from it whose database is of an older timeline.
 *
 * Arguments: the term, or 0 for a new one; the timeline; and the changes, where there are any. It returns the term, or 0 where it is rejected.
 */
const LEAD = `
local leader, stream = KEYS[1], KEYS[2]
local term, timeline, changes = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local stored = redis.call('HMGET', leader, 'term', 'timeline', 'seen')
local newest, newestTimeline, seen = tonumber(stored[1]) or 0, tonumber(stored[2]) or 0, tonumber(stored[3]) or 0
if term == 0 then
  if timeline < newestTimeline and now < seen + ${GONE_MS} then return 0 end
  term = newest + 1
elseif term < newest then
  return 0
end
redis.call('HSET', leader, 'term', term, 'timeline', timeline, 'seen', now)
if changes then redis.call('XADD', stream, 'MAXLEN', '~', ${KEPT_MESSAGES}, '*', 'changes', changes) end
return term
`;
const SCRIPT = { text: LEAD, sha: createHash("sha1").update(LEAD).digest("hex") };

/** The stream of a namespace. */
export function streamKey({ namespace }: RedisConnection): string {
  return `${namespace}:changes`;
}

/** Whether a process led, and says nothing any more: it may be suspended, with its lock. @throws {unknown} where Redis is away. */
export async function isLeaderGone(connection: RedisConnection): Promise<boolean> {
  const [seen, [seconds]] = await Promise.all([
    connection.send<string | null>(["HGET", leaderKey(connection), "seen"]),
    connection.send<[string, string]>(["TIME"]),
  ]);
  return seen !== null && Number(seconds) * 1000 > Number(seen) + GONE_MS;
}

function leaderKey({ namespace }: RedisConnection): string {
  return `${namespace}:leader`;
}

/** The term of one publisher, from when it takes over until another one does. */
export class Leadership {
  readonly #connection: RedisConnection;
  readonly #timeline: number;
  #term = 0;

  /** @param timeline That of the database that it reads; a server that took over from another has a greater one. */
  constructor(connection: RedisConnection, timeline: number) {
    this.#connection = connection;
    this.#timeline = timeline;
  }

  /** Takes over, or says that it is there, and publishes what it is given. @returns Whether it leads. */
  async lead(changes?: Buffer): Promise<boolean> {
    const given = [String(this.#term), String(this.#timeline), ...(changes === undefined ? [] : [changes])];
    const keys = [leaderKey(this.#connection), streamKey(this.#connection)];
    const term = await this.#connection.run<number>(SCRIPT, ["2", ...keys, ...given]);
    if (term === 0) return false;
    this.#term = term;
    return true;
  }
}
