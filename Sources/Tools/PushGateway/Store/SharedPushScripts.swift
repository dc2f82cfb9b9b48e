/// What a shared store does in one step. Each runs inside the server, so that no gateway sees half of it, whenever another one ends.
///
/// | key | what it holds |
/// |---|---|
/// | `number` | the number of the last request |
/// | `x:NUMBER` | a list: the request as it was answered, then what became of it |
/// | `i:ID` | the number of the last request with the identifier |
/// | `box:DEVICE` | what a device has not got: numbers, each with its last moment in milliseconds and its app |
/// | `due` | the same, `NUMBER DEVICE`, by the last moment |
/// | `home` | of each device the gateway that it is connected to, and a number of the connection |
/// | `alive:GATEWAY` | there as long as the gateway says so |
/// | `to:GATEWAY` | a stream: what it has to deliver, and of which requests more has become that somebody waits for there |
/// | `log` | a stream of changes of tokens, channels and subscriptions, which every gateway follows |
/// | `tokens`, `channels`, `subscriptions` | the same, as they are now |
/// | `watch:NUMBER`, `listening` | gateways where somebody waits for a request, or listens to all |
enum SharedPushScripts {
    /// Seconds for which requests are kept: longer than the longest wait of a notification.
    static let keptSeconds = 40 * 86_400
    /// Milliseconds for which a gateway is taken for alive after it said so.
    static let leaseMilliseconds = 10_000
    /// Milliseconds until a notification that is past its moment, but with a device that is there, is looked at again.
    private static let patience = 60_000
    private static let logLength = 1_000_000

    private static let common = """
        local place = 0
        local function take() place = place + 1; return ARGV[place] end
        local me = take()
        local alive = {}
        local function home(device)
            local value = redis.call('HGET', 'home', device)
            if not value then return nil end
            local gateway = string.match(value, '^(%S+)')
            if alive[gateway] == nil then alive[gateway] = redis.call('EXISTS', 'alive:' .. gateway) == 1 end
            if alive[gateway] then return gateway, value end
        end
        local listening = redis.call('SMEMBERS', 'listening')
        local function tell(number)
            local waiting = redis.call('GET', 'watch:' .. number)
            if waiting and waiting ~= me then redis.call('XADD', 'to:' .. waiting, '*', 't', number) end
            for _, gateway in ipairs(listening) do
                if gateway ~= me then redis.call('XADD', 'to:' .. gateway, '*', 't', number) end
            end
        end
        local function note(number, fact)
            redis.call('RPUSH', 'x:' .. number, fact)
            tell(number)
        end
        local function finish(number, device, fact)
            redis.call('HDEL', 'box:' .. device, number)
            redis.call('ZREM', 'due', number .. ' ' .. device)
            note(number, fact)
        end
        local function wait(number, device, moment, app)
            redis.call('HSET', 'box:' .. device, number, moment .. ' ' .. app)
            redis.call('ZADD', 'due', moment, number .. ' ' .. device)
        end

        """

    /// Keeps a round: of each request the record, who gets it, and channels; then what devices said. Answers for each request what became of it.
    static let keep =
        common + """
            local verdicts = {}
            for index = 1, tonumber(take()) do
                local number, id, record = take(), take(), take()
                local verdict = {}
                redis.call('RPUSH', 'x:' .. number, record)
                redis.call('EXPIRE', 'x:' .. number, \(keptSeconds))
                redis.call('SET', 'i:' .. id, number, 'EX', \(keptSeconds))
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
                    if gateway then
                        wait(number, device, moment, app)
                        redis.call('RPUSH', 'x:' .. number, 'H' .. device)
                        if gateway == me then
                            verdict[#verdict + 1] = 'd' .. device
                        else
                            verdict[#verdict + 1] = 'H' .. device
                            redis.call('XADD', 'to:' .. gateway, '*', 'd', number, device, session)
                        end
                    elseif isKept == '0' then
                        redis.call('RPUSH', 'x:' .. number, 'O')
                        verdict[#verdict + 1] = 'O'
                    else
                        local box = redis.call('HGETALL', 'box:' .. device)
                        for entry = 1, #box, 2 do
                            if string.match(box[entry + 1], '^%S+ (.*)$') == app then finish(box[entry], device, 'R' .. id) end
                        end
                        wait(number, device, moment, app)
                        redis.call('RPUSH', 'x:' .. number, 'W')
                        verdict[#verdict + 1] = 'W'
                    end
                end
                tell(number)
                verdicts[index] = verdict
            end
            for _ = 1, tonumber(take()) do
                local number, device, fact = take(), take(), take()
                finish(number, device, fact)
            end
            return verdicts
            """

    /// A device has come to this gateway: answers the numbers and records of what it gets, and of what is too late for it.
    static let come =
        common + """
            local device, session, now = take(), take(), tonumber(take())
            redis.call('HSET', 'home', device, me .. ' ' .. session)
            local box = redis.call('HGETALL', 'box:' .. device)
            local found = {}
            for entry = 1, #box, 2 do
                local number = box[entry]
                local isLate = tonumber(string.match(box[entry + 1], '^(%S+)')) <= now
                found[#found + 1] = {number, redis.call('LINDEX', 'x:' .. number, 0), isLate and 1 or 0}
                if isLate then finish(number, device, 'X') else note(number, 'H' .. device) end
            end
            return found
            """

    static let leave =
        common + """
            local device = take()
            local value = redis.call('HGET', 'home', device)
            if value and string.match(value, '^(%S+)') == me then redis.call('HDEL', 'home', device) end
            """

    /// Answers numbers and devices of what nobody has to wait for any more.
    static let expire =
        common + """
            local now = tonumber(take())
            local gone = {}
            for _, member in ipairs(redis.call('ZRANGEBYSCORE', 'due', '-inf', now, 'LIMIT', 0, 500)) do
                local number, device = string.match(member, '^(%S+) (.*)$')
                if home(device) then
                    redis.call('ZADD', 'due', now + \(patience), member)
                else
                    finish(number, device, 'X')
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

    static let all = [keep, come, leave, expire, devices]
}
