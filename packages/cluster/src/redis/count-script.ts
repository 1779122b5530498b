import { makeScript } from "./script.ts";

/** How long the hash of an account stays when nothing is counted for it, in ms: then the usage store has it all. */
const KEPT_MS = 48 * 3_600_000;

/**
 * Counts for one account, in one hash. The rules are those of `counting` in `@market-data/service`, written again in Lua, because
 * they must be applied where all processes count. The reply has the counters as they were before the admissions, and
 * the process applies its own rules to them: both must come to the same number of admissions.
 *
 * What a process has used, reserved and admitted is sent as its own sum so far, not as an addition, and each sum has a
 * field of its own beside the total. So a command that is sent again, after a timeout or to a Redis that has lost it,
 * adds only what is missing.
 *
 * Fields: `minute`, `count`, and for each process `minute:ID`, `count:ID`; for each period P `P:used`, `P:reserved`, `P:from` (the
 * replication id under which it was compared with the usage store, see `noted`), and for each process `P:used:ID`, `P:reserved:ID`, `P:seen:ID`.
 */
const COUNT = `
local LATE_MS, MINUTE_MS = 5000, 60000
local key, generation, noted = KEYS[1], ARGV[1], ARGV[2]
local seconds = tonumber(redis.call('TIME')[1])

local function readPeriod(at)
  local name, id = ARGV[at], ARGV[at + 1]
  return {
    name = name, id = id, own = tonumber(ARGV[at + 2]), ownReserved = tonumber(ARGV[at + 3]),
    base = tonumber(ARGV[at + 4]), unshared = tonumber(ARGV[at + 5]), mayJoin = ARGV[at + 6] == '1',
    fields = { name .. ':used', name .. ':reserved', name .. ':from', name .. ':used:' .. id, name .. ':reserved:' .. id },
  }
end
local day, month = readPeriod(3), readPeriod(10)
local process, ownMinute, ownCount, lifetime = ARGV[17], tonumber(ARGV[18]), tonumber(ARGV[19]), tonumber(ARGV[20])
local FIRST = 21

local stored = redis.call('HMGET', key, 'minute', 'count', 'minute:' .. process, 'count:' .. process,
  day.fields[1], day.fields[2], day.fields[3], day.fields[4], day.fields[5],
  month.fields[1], month.fields[2], month.fields[3], month.fields[4], month.fields[5])

local function isKnown(period, at)
  period.used, period.reserved = tonumber(stored[at]), tonumber(stored[at + 1])
  period.reported, period.reportedReserved = tonumber(stored[at + 3]), tonumber(stored[at + 4]) or 0
  period.isOfNow = stored[at + 2] == generation or stored[at + 2] == '?' .. generation
  if period.base then return true end
  local isCompared = stored[at + 2] == generation or stored[at + 2] == noted
  return period.used and isCompared and (period.reported or period.mayJoin)
end
local isDayKnown, isMonthKnown = isKnown(day, 5), isKnown(month, 10)
if not (isDayKnown and isMonthKnown) then return { 0, isDayKnown and 1 or 0, isMonthKnown and 1 or 0 } end

local function takeBase(period, kind)
  local missing = period.reported and math.max(0, period.own - period.reported) or period.unshared
  period.used, period.reported = math.max((period.used or 0) + missing, period.base), period.own
  -- What processes said to a Redis with another history is dropped: each of them brings the greater sum again.
  if not period.isOfNow then period.reserved, period.reportedReserved = 0, 0 end
  local known, old = {}, {}
  for _, field in ipairs(redis.call('HKEYS', key)) do
    local name = string.match(field, '^(' .. kind .. '%-?%d+):')
    if name == period.name then if not period.isOfNow then old[#old + 1] = field end
    elseif name and not known[name] then known[name] = true; known[#known + 1] = name end
  end
  -- One other period stays: a clock that steps back over its end finds it.
  table.sort(known, function(one, other) return tonumber(string.sub(one, 2)) > tonumber(string.sub(other, 2)) end)
  for index = 2, #known do
    for _, field in ipairs(redis.call('HKEYS', key)) do
      if string.sub(field, 1, #known[index] + 1) == known[index] .. ':' then old[#old + 1] = field end
    end
  end
  for index = 1, #old, 1000 do redis.call('HDEL', key, unpack(old, index, math.min(index + 999, #old))) end
end
if day.base then takeBase(day, 'd') end
if month.base then takeBase(month, 'm') end

local function takeOwn(period)
  period.used = period.used + math.max(0, period.own - (period.reported or 0))
  period.reported = math.max(period.own, period.reported or 0)
  period.reserved = math.max(0, period.reserved + period.ownReserved - period.reportedReserved)
end
takeOwn(day)
takeOwn(month)

local minute, count = tonumber(stored[1]) or 0, tonumber(stored[2]) or 0
local reportedMinute, reported = tonumber(stored[3]), tonumber(stored[4]) or 0
local hasNewMinute = false

local function startMinute(now)
  if now < minute - LATE_MS or now >= minute + MINUTE_MS then
    if now >= minute + MINUTE_MS then count = 0 end
    minute = now - now % MINUTE_MS
    hasNewMinute = true
  end
  if reportedMinute ~= minute then reportedMinute, reported = minute, 0 end
end
-- Where Redis lost its data, the minute is what processes say.
if ARGV[FIRST] then startMinute(tonumber(ARGV[FIRST + 1])) elseif minute == 0 then startMinute(ownMinute) end
if ownMinute == minute then
  if reportedMinute ~= minute then reportedMinute, reported = minute, 0 end
  count, reported = count + math.max(0, ownCount - reported), math.max(ownCount, reported)
end

local before
local function countAdmissions()
  local admitted, isReserved, reserved = 0, false, 0
  local first = { minute, count, reportedMinute, reported }
  for at = FIRST, #ARGV, 5 do
    local credits, minuteLimit = tonumber(ARGV[at]), tonumber(ARGV[at + 2])
    local dayLimit, monthLimit = tonumber(ARGV[at + 3]), tonumber(ARGV[at + 4])
    startMinute(tonumber(ARGV[at + 1]))
    local isServed = count < minuteLimit
    if credits > 0 and isServed then
      isServed = day.used < dayLimit and month.used < monthLimit
      if isServed and (day.used + day.reserved + reserved >= dayLimit or month.used + month.reserved + reserved >= monthLimit) then
        isServed, isReserved = false, true
      end
    end
    if isServed then admitted, count, reported, reserved = admitted + 1, count + 1, reported + 1, reserved + credits end
  end
  return admitted, isReserved, reserved, first
end

-- Reservations of processes that are gone.
local function expire(period)
  local fields, gone, old = redis.call('HGETALL', key), 0, {}
  local values = {}
  for index = 1, #fields, 2 do values[fields[index]] = tonumber(fields[index + 1]) end
  local prefix = period.name .. ':seen:'
  for field, seen in pairs(values) do
    local id = string.sub(field, 1, #prefix) == prefix and string.sub(field, #prefix + 1)
    if id and id ~= period.id and seen + lifetime < seconds then
      gone = gone + (values[period.name .. ':reserved:' .. id] or 0)
      old[#old + 1] = period.name .. ':reserved:' .. id
      old[#old + 1] = field
    end
  end
  for index = 1, #old, 1000 do redis.call('HDEL', key, unpack(old, index, math.min(index + 999, #old))) end
  period.reserved = math.max(0, period.reserved - gone)
  return gone > 0
end

local admitted, isReserved, reserved, first = countAdmissions()
if isReserved then
  local isDayFreed, isMonthFreed = expire(day), expire(month)
  if isDayFreed or isMonthFreed then
    minute, count, reportedMinute, reported = first[1], first[2], first[3], first[4]
    admitted, isReserved, reserved, first = countAdmissions()
  end
end

local changes = { 'minute', minute, 'count', count }
local function put(field, value) changes[#changes + 1] = field; changes[#changes + 1] = value end
if reportedMinute == minute then
  put('minute:' .. process, minute)
  put('count:' .. process, reported)
end
local function putPeriod(period)
  put(period.fields[1], period.used)
  put(period.fields[2], period.reserved + reserved)
  if period.base then put(period.fields[3], noted) end
  put(period.fields[4], period.reported)
  put(period.fields[5], period.ownReserved + reserved)
  put(period.name .. ':seen:' .. period.id, seconds)
end
putPeriod(day)
putPeriod(month)
redis.call('HSET', key, unpack(changes))
if hasNewMinute or day.base or month.base then redis.call('PEXPIRE', key, ${KEPT_MS}) end
return { 1, day.used, day.reserved, month.used, month.reserved, first[1], first[2], admitted }
`;

export const COUNT_SCRIPT = makeScript(COUNT);

/** What a process knows of its own part in a period. */
export interface OwnPeriod {
  /** `d` or `m` and the start of the period, in Unix ms. */
  readonly name: string;
  /** Of the process' counter; no other has it. */
  readonly id: string;
  /** Credits that the process has charged. */
  readonly used: number;
  /** Credits that its requests under way have reserved. */
  readonly reserved: number;
  /** Whether a total is taken as it is, though the process has not added to it: nothing can be missing there. */
  readonly mayJoin: boolean;
  /** Where the total in Redis is not known or not to be trusted. */
  readonly base?: {
    /** The least that all processes have used together. */
    readonly used: number;
    /** Of the process' own credits, those that no other process can have put into the total yet. */
    readonly unshared: number;
  };
}

interface RequestedAdmission {
  readonly credits: number;
  /** Unix time in ms. */
  readonly now: number;
  readonly minuteLimit: number;
  readonly dayLimit: number;
  readonly monthLimit: number;
}

export interface CountRequest {
  readonly key: string;
  /** The replication id of Redis. */
  readonly generation: string;
  /**
   * What is noted of bases, and accepted as noted earlier: the replication id under which they were read from the store, or,
   * with `?` before it, one under which that was not possible, so that it is to be done later.
   */
  readonly noted: string;
  readonly day: OwnPeriod;
  readonly month: OwnPeriod;
  /** The process, for its requests of the minute. */
  readonly process: string;
  /** The minute that it counted in last, in Unix ms, and its own requests of that minute. */
  readonly minute: { readonly from: number; readonly count: number };
  /** How long another process' reservations stay when it says nothing, in seconds of Redis' clock. */
  readonly reservationSeconds: number;
  readonly admissions: readonly RequestedAdmission[];
}

/** Of which periods a base is needed; nothing was counted. */
export interface NeededBases {
  readonly needsDay: boolean;
  readonly needsMonth: boolean;
}

/** The counters of all processes before the admissions. */
export interface CountReply {
  readonly needsDay?: undefined;
  readonly day: { readonly used: number; readonly reserved: number };
  readonly month: { readonly used: number; readonly reserved: number };
  readonly minute: { readonly from: number; readonly count: number };
  /** How many were admitted. */
  readonly admitted: number;
}

/** What follows the script in the command: the number of keys, the key, and the arguments. */
export function encodeCount(request: CountRequest): string[] {
  const { key, generation, noted, day, month, process, minute, reservationSeconds, admissions } = request;
  const args = ["1", key, generation, noted, ...encodePeriod(day), ...encodePeriod(month)];
  args.push(process, String(minute.from), String(minute.count), String(reservationSeconds));
  for (const { credits, now, minuteLimit, dayLimit, monthLimit } of admissions) {
    args.push(String(credits), String(now), String(minuteLimit), String(dayLimit), String(monthLimit));
  }
  return args;
}

export function decodeCount(reply: unknown): CountReply | NeededBases {
  const [isKnown, dayUsed, dayReserved, monthUsed, monthReserved, from, count, admitted] = reply as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (isKnown === 0) return { needsDay: dayUsed === 0, needsMonth: dayReserved === 0 };
  return {
    day: { used: dayUsed, reserved: dayReserved },
    month: { used: monthUsed, reserved: monthReserved },
    minute: { from, count },
    admitted,
  };
}

function encodePeriod({ name, id, used, reserved, base, mayJoin }: OwnPeriod): string[] {
  const { used: least = "", unshared = "" } = base ?? {};
  return [name, id, ...[used, reserved, least, unshared].map(String), mayJoin ? "1" : ""];
}
