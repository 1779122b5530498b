import { makeScript } from "./script.ts";

// One hash per account. `minute` and `count`: the requests of a minute. `d1768435200000` and `m1767225600000`: the used
// credits of a day and a month by their starts. `d1768435200000:29473920`: the credits reserved in a minute of Redis'
// clock. A reservation counts in its minute and the next minute, so the reservations of a dead node expire.

/** The hash stays two to three minutes after the last request. PostgreSQL then has its credits. */
const KEPT_MS = 180_000;

/**
 * Admits requests by the rules of `counting` in `@market-data/storage`, and reserves their credits. Returns the counters
 * before the admissions, and the node applies its own rules to them. Returns nothing if a base is needed.
 *
 * Arguments: day and month; their bases, which are the least used credits, or empty; minute and count of this node; credits,
 * time and limits of each request.
 */
export const RESERVE_SCRIPT = makeScript(`
local LATE_MS, MINUTE_MS, OLD_MS = 5000, 60000, { d = 172800000, m = 5356800000 }
local key, ownMinute, ownCount = KEYS[1], tonumber(ARGV[5]), tonumber(ARGV[6])
local bucket = math.floor(redis.call('TIME')[1] / 60)
local function listFields(name) return name, name .. ':' .. bucket, name .. ':' .. bucket - 1 end
local d1, d2, d3 = listFields(ARGV[1])
local m1, m2, m3 = listFields(ARGV[2])
local hash = redis.call('HMGET', key, 'minute', 'count', d1, d2, d3, m1, m2, m3)
local function read(at, base)
  local used, recent, earlier = tonumber(hash[at]), tonumber(hash[at + 1]), tonumber(hash[at + 2])
  if base then used = math.max(used or 0, base) end
  return used, recent or 0, (recent or 0) + (earlier or 0)
end
local day, dayRecent, dayReserved = read(3, tonumber(ARGV[3]))
local month, monthRecent, monthReserved = read(6, tonumber(ARGV[4]))
if not (day and month) then return {} end

local minute, count = tonumber(hash[1]) or ownMinute, tonumber(hash[2]) or 0
local function addOwnCount() if minute == ownMinute then count = math.max(count, ownCount) end end
addOwnCount()
local reply, admitted, reserved = { bucket, 0, minute, count, day, dayReserved, month, monthReserved }, 0, 0
for at = 7, #ARGV, 5 do
  local credits, now = tonumber(ARGV[at]), tonumber(ARGV[at + 1])
  if now < minute - LATE_MS or now >= minute + MINUTE_MS then
    if now >= minute + MINUTE_MS then count = 0 end
    minute = now - now % MINUTE_MS
    addOwnCount()
  end
  local isLeft = credits == 0 or (day + dayReserved + reserved < tonumber(ARGV[at + 3])
    and month + monthReserved + reserved < tonumber(ARGV[at + 4]))
  if isLeft and count < tonumber(ARGV[at + 2]) then
    admitted, count, reserved = admitted + 1, count + 1, reserved + credits
  end
end
reply[2] = admitted

redis.call('HSET', key, 'minute', minute, 'count', count,
  d1, day, d2, dayRecent + reserved, m1, month, m2, monthRecent + reserved)
-- Once a minute. Earlier periods stay for clocks that step back.
if not hash[4] or not hash[7] then
  for _, field in ipairs(redis.call('HKEYS', key)) do
    local kind, from, time = string.match(field, '^([dm])(%-?%d+):?(.*)$')
    local isOld = kind and tonumber(from) < tonumber(string.sub(d1, 2)) - OLD_MS[kind]
    if isOld or (tonumber(time) or bucket) < bucket - 1 then redis.call('HDEL', key, field) end
  end
  redis.call('PEXPIRE', key, ${KEPT_MS})
end
return reply
`);

/**
 * Charges used credits and releases reservations.
 *
 * Arguments: day and month; bucket, reserved and used credits of each reservation.
 */
export const SETTLE_SCRIPT = makeScript(`
for at = 3, #ARGV, 3 do
  for index = 1, 2 do
    local name, bucket = ARGV[index], ARGV[index] .. ':' .. ARGV[at]
    local hash = redis.call('HMGET', KEYS[1], name, bucket)
    local used, reserved = tonumber(hash[1]), tonumber(hash[2])
    -- Where a period is missing, its next base contains the credits.
    if used then redis.call('HSET', KEYS[1], name, used + ARGV[at + 2]) end
    if reserved then redis.call('HSET', KEYS[1], bucket, math.max(0, reserved - ARGV[at + 1])) end
  end
end
`);
