/// What a shared store does in one step. Each runs inside the server, so that no gateway sees half of it, whenever another one ends.
///
/// | key | what it holds |
/// |---|---|
/// | `number`, `round` | the numbers of the last request and of the last round |
/// | `r:ROUND` | what a round brought (``JournalWriter``) in `v`, the fate of its notifications in `n`, the numbers of both in `a` to `h` |
/// | `places` | rounds by the number of their last request |
/// | `dropped` | the highest number of requests whose rounds are kept no longer |
/// | `rate:SECOND` | how many requests came for each token and channel in a second of the server's clock |
/// | `box:DEVICE` | what a device has not got: numbers, each with its last moment in milliseconds, its round and its app |
/// | `due` | what waits because its device is away, `NUMBER DEVICE`, by the last moment |
/// | `home` | of each device the gateway that it is connected to, and a number of the connection |
/// | `alive:GATEWAY` | there as long as the gateway says so |
/// | `seen:GATEWAY` | the same for longer: so long it may stand still, if it listens to the channel `lives:GATEWAY` as long as its process is there |
/// | `kept:GATEWAY` | the number of the notes that it kept last, so that they are not kept twice |
/// | `to:GATEWAY` | a stream: what it has to deliver, and of which requests more has become that somebody waits for there |
/// | `log` | a stream of changes of tokens, channels and subscriptions, which every gateway follows |
/// | `tokens`, `channels`, `subscriptions` | the same, as they are now |
/// | `watched`, `listening` | gateways where somebody waits for a request, or listens to all |
enum SharedPushScripts {
    /// Milliseconds for which a gateway is taken for alive after it said so.
    private static let leaseMilliseconds = 10_000
    /// Milliseconds for which one that does not say so, but whose process is there, is: a busy machine or a server that waits for its disk keeps
    /// it from saying so.
    static let stallMilliseconds = 60_000
    /// Milliseconds until a notification that is past its moment, but with a device that is there, is looked at again.
    private static let patience = 60_000
    private static let logLength = 1_000_000

    private static let common = """
        local place = 0
        local function take() place = place + 1; return ARGV[place] end
        local me = take()
        local alive = {}
        local function lives(gateway)
            if redis.call('EXISTS', 'alive:' .. gateway) == 1 then return true end
            return redis.call('EXISTS', 'seen:' .. gateway) == 1 and redis.call('PUBSUB', 'NUMSUB', 'lives:' .. gateway)[2] > 0
        end
        local function home(device)
            local value = redis.call('HGET', 'home', device)
            if not value then return nil end
            local gateway = string.match(value, '^(%S+)')
            if alive[gateway] == nil then alive[gateway] = lives(gateway) end
            if alive[gateway] then return gateway, value end
        end

        """

    /// Says that a gateway is there: answers whether it counted as such, and whether it listens to the channel of its life.
    static let stay =
        common + """
            local was = lives(me)
            redis.call('SET', 'alive:' .. me, '1', 'PX', \(leaseMilliseconds))
            redis.call('SET', 'seen:' .. me, '1', 'PX', \(stallMilliseconds))
            return {was and 1 or 0, redis.call('PUBSUB', 'NUMSUB', 'lives:' .. me)[2]}
            """

    /// What is answered to a gateway that counts as gone.
    static let gone = "gone"

    /// Keeps a round: what it brought, of each request who gets it, and channels; then of which notifications devices said more. Answers for
    /// each request what became of it. Keeps no requests of a gateway that counts as gone: others have decided over its devices meanwhile.
    static let keep =
        common + """
            if tonumber(ARGV[7]) > 0 and not lives(me) then return '\(gone)' end
            local batch = ARGV[#ARGV]
            if batch ~= '' then
                if redis.call('GET', 'kept:' .. me) == batch then return {} end
                redis.call('SET', 'kept:' .. me, batch, 'EX', 86400)
            end
            local low, high, last, bytes, kept = take(), take(), take(), take(), take()
            low, high = tonumber(low), tonumber(high)
            local round = redis.call('INCR', 'round')
            local lines, verdicts, parcels, told = {}, {}, {}, {}
            local isAnybodyAway = redis.call('ZCARD', 'due') > 0
            local watchers = redis.call('HLEN', 'watched') > 0
            local listening = redis.call('SMEMBERS', 'listening')
            local function tell(number, isNews)
                if watchers then
                    local gateway = redis.call('HGET', 'watched', number)
                    if gateway and (isNews or gateway ~= me) then told[gateway] = (told[gateway] or '') .. ' ' .. number end
                end
                for _, gateway in ipairs(listening) do
                    if gateway ~= me then told[gateway] = (told[gateway] or '') .. ' ' .. number end
                end
            end
            local function note(number, device, fact)
                lines[#lines + 1] = number .. '\\t' .. device .. '\\t' .. fact
                local value = tonumber(number)
                if not low or value < low then low = value end
                if not high or value > high then high = value end
            end
            local function forget(number, device)
                redis.call('HDEL', 'box:' .. device, number)
                if isAnybodyAway then redis.call('ZREM', 'due', number .. ' ' .. device) end
            end
            for index = 1, tonumber(take()) do
                local number, id, verdict = take(), take(), {}
                local channel, value = take(), take()
                if channel ~= '' and value ~= '' then
                    redis.call('HSET', 'channels', channel, value)
                    redis.call('XADD', 'log', 'MAXLEN', '~', \(logLength), '*', 'c', value)
                elseif channel ~= '' then
                    redis.call('HDEL', 'channels', channel)
                    redis.call('XADD', 'log', 'MAXLEN', '~', \(logLength), '*', 'C', channel)
                end
                local app, isKept, moment = take(), take(), take()
                for recipient = 1, tonumber(take()) do
                    local device = take()
                    local gateway, session = home(device)
                    local entry = moment .. ' ' .. round .. ' ' .. app
                    local fact
                    if gateway then
                        redis.call('HSET', 'box:' .. device, number, entry)
                        fact = 'H' .. device
                        if gateway == me then
                            verdict[#verdict + 1] = 'd' .. device
                        else
                            verdict[#verdict + 1] = fact
                            local parcel = parcels[gateway] or {}
                            parcel[#parcel + 1] = number .. '\\t' .. device .. '\\t' .. session
                            parcels[gateway] = parcel
                        end
                    elseif isKept == '0' then
                        fact = 'O'
                        verdict[#verdict + 1] = fact
                    else
                        local box = redis.call('HGETALL', 'box:' .. device)
                        for place = 1, #box, 2 do
                            if string.match(box[place + 1], '^%S+ %S+ (.*)$') == app then
                                forget(box[place], device)
                                note(box[place], device, 'R' .. id)
                                tell(box[place], true)
                            end
                        end
                        redis.call('HSET', 'box:' .. device, number, entry)
                        redis.call('ZADD', 'due', moment, number .. ' ' .. device)
                        isAnybodyAway = true
                        fact = 'W'
                        verdict[#verdict + 1] = fact
                    end
                    note(number, device, fact)
                end
                tell(number)
                verdicts[index] = verdict
            end
            for _ = 1, tonumber(take()) do
                local number, device, isLast = take(), take(), take()
                if isLast == '1' then forget(number, device) end
                tell(number)
            end
            local key = 'r:' .. round
            redis.call('HSET', key, 'v', bytes, 'n', table.concat(lines, '\\n'), 'a', low or 0, 'h', high or 0)
            redis.call('EXPIRE', key, kept)
            if last ~= '' then redis.call('ZADD', 'places', last, round) end
            for gateway, parcel in pairs(parcels) do
                redis.call('XADD', 'to:' .. gateway, '*', 'd', round, 'l', table.concat(parcel, '\\n'))
            end
            for gateway, numbers in pairs(told) do redis.call('XADD', 'to:' .. gateway, '*', 't', numbers) end
            return verdicts
            """

    /// A device has come to this gateway: answers the numbers and rounds of what it has not got, and whether it is too late.
    static let come =
        common + """
            local device, session, now = take(), take(), tonumber(take())
            redis.call('HSET', 'home', device, me .. ' ' .. session)
            local box = redis.call('HGETALL', 'box:' .. device)
            local found = {}
            for entry = 1, #box, 2 do
                local moment, round = string.match(box[entry + 1], '^(%S+) (%S+)')
                found[#found + 1] = {box[entry], round, tonumber(moment) <= now and 1 or 0}
            end
            return found
            """

    static let leave =
        common + """
            local device = take()
            local value = redis.call('HGET', 'home', device)
            if value and string.match(value, '^(%S+)') == me then redis.call('HDEL', 'home', device) end
            """

    /// Answers numbers and devices of what nobody has to wait for any more; to one gateway at a time, which then keeps that.
    static let expire =
        common + """
            local now = tonumber(take())
            local gone = {}
            local due = redis.call('ZRANGEBYSCORE', 'due', '-inf', now, 'LIMIT', 0, 500)
            if #due == 0 or not redis.call('SET', 'expiring', me, 'NX', 'PX', 2000) then return gone end
            for _, member in ipairs(due) do
                local number, device = string.match(member, '^(%S+) (.*)$')
                if home(device) then
                    redis.call('ZADD', 'due', now + \(patience), member)
                else
                    gone[#gone + 1] = {number, device}
                end
            end
            return gone
            """

    /// Answers the devices that are connected to some gateway.
    static let devices =
        common + """
            local found = {}
            for _, device in ipairs(redis.call('HKEYS', 'home')) do
                if home(device) then found[#found + 1] = device end
            end
            return found
            """

    /// Answers which of some rounds tell of numbers in a range.
    static let rounds =
        common + """
            local first, last, low, high = tonumber(take()), tonumber(take()), tonumber(take()), tonumber(take())
            local found = {}
            for round = first, last do
                local range = redis.call('HMGET', 'r:' .. round, 'a', 'h')
                if range[1] and tonumber(range[1]) <= high and tonumber(range[2]) >= low then found[#found + 1] = round end
            end
            return found
            """

    /// Answers the latest of some rounds whose bytes hold one of two patterns.
    static let find =
        common + """
            local first, last, one, other = tonumber(take()), tonumber(take()), take(), take()
            for round = last, first, -1 do
                local bytes = redis.call('HGET', 'r:' .. round, 'v')
                if bytes and (string.find(bytes, one, 1, true) or (other ~= '' and string.find(bytes, other, 1, true))) then return round end
            end
            """

    /// Counts requests in the running second of the server's clock, at all gateways together: answers the how-manieth each is.
    static let count =
        common + """
            local key = 'rate:' .. redis.call('TIME')[1]
            local counts = {}
            for index = 1, tonumber(take()) do
                local name = take()
                counts[index] = name == '' and 0 or redis.call('HINCRBY', key, name, 1)
            end
            redis.call('EXPIRE', key, 3)
            return counts
            """

    /// Forgets the places of rounds whose time is over, some at a time; answers the highest number of their requests.
    static let trim =
        common + """
            local places = redis.call('ZRANGE', 'places', 0, 255, 'WITHSCORES')
            for index = 1, #places, 2 do
                if redis.call('EXISTS', 'r:' .. places[index]) == 1 then break end
                redis.call('ZREM', 'places', places[index])
                redis.call('SET', 'dropped', places[index + 1])
            end
            return tonumber(redis.call('GET', 'dropped') or 0)
            """

    static let all = [stay, keep, come, leave, expire, devices, rounds, find, count, trim]
}
