import Foundation
import PushService
import Redis

/// A store on a Redis server that several gateways share. Tokens, channels and subscriptions are in the memory of each, which follows a log of
/// their changes; what devices have not got, where they are connected and what became of requests is on the server alone.
final class SharedPushStore: PushStorage {
    let address: RedisAddress
    /// The name of this gateway, another one after each start.
    let member = UUID().uuidString.lowercased()
    private let connection: SharedPushConnection
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()
    private var logPlace = "0"
    private var inboxPlace = "0"
    /// The numbers of the connections of this gateway's devices.
    private var sessions: [String: String] = [:]
    private var sessionCount = 0
    private(set) var lostSight = false

    init(_ address: RedisAddress) throws(PushGatewayError) {
        self.address = address
        do throws(RedisError) { connection = try SharedPushConnection(address) } catch {
            throw .storage(file: address.description, reason: error.description)
        }
    }

    var hasLostDevices: Bool {
        defer { lostSight = false }
        return lostSight
    }

    private var lease: RedisCommand { RedisCommand("SET", "alive:\(member)", "1", "PX", String(SharedPushScripts.leaseMilliseconds), "GET") }

    func restore(_ service: inout PushService) throws {
        let replies = try connection.ask([
            lease, RedisCommand("MULTI"), RedisCommand("XREVRANGE", "log", "+", "-", "COUNT", "1"), RedisCommand("HVALS", "tokens"),
            RedisCommand("HVALS", "channels"), RedisCommand("SMEMBERS", "subscriptions"), RedisCommand("EXEC"),
        ])
        connection.noteSeen()
        service.leavesDelivery = true
        guard let found = replies.last?.elements, found.count == 4 else { throw PackedReader.Damage(place: 0) }
        logPlace = found[0].elements.first?.elements.first?.text ?? "0"
        for data in found[1].elements.compactMap(\.data) { service.restore(try DeviceToken(data)) }
        let channels = try found[2].elements.compactMap(\.data).map { try decoder.decode(PushChannel.self, from: $0) }
        for gone in Set(service.channels.keys).subtracting(channels.map(\.identifier)) { service.forget(channel: gone) }
        for channel in channels { service.restore(channel) }
        for line in found[3].elements.compactMap(\.text) {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            if words.count == 2 { _ = service.subscribe(words[1], to: words[0]) }
        }
    }

    func begin(_ count: Int, _ service: inout PushService) throws -> (first: Int, news: PushNews) {
        try connection.open()
        if connection.isNew {
            try restore(&service)
            lostSight = true
        }
        var news = PushNews()
        var last = 0
        while true {
            var read = RedisCommand("XREAD", "COUNT", "\(Self.page)", "STREAMS", "to:\(member)", "log")
            for place in [inboxPlace, logPlace] { read.add(place) }
            // The number is asked for with the first page alone.
            let numbers = count > 0 && last == 0 ? [RedisCommand("INCRBY", "number", "\(count)")] : []
            let replies = try connection.ask([read] + numbers)
            if replies.count == 2 { last = replies[1].number ?? 0 }
            guard try take(replies[0], &news, &service) else { break }
        }
        return (last - count + 1, news)
    }

    /// Entries of a stream that are read at a time.
    private static let page = 2000

    /// Answers whether there may be more.
    private func take(_ reply: RedisReply, _ news: inout PushNews, _ service: inout PushService) throws -> Bool {
        var hasMore = false
        for stream in reply.elements.map(\.elements) where stream.count == 2 {
            let entries = stream[1].elements.map(\.elements)
            hasMore = hasMore || entries.count == Self.page
            if stream[0].text == "log" {
                for entry in entries { try follow(entry[1].elements, &service) }
                logPlace = entries.last?.first?.text ?? logPlace
            } else {
                try take(entries.map { $0[1].elements.compactMap(\.text) }, &news)
                inboxPlace = entries.last?.first?.text ?? inboxPlace
            }
        }
        return hasMore
    }

    private func follow(_ words: [RedisReply], _ service: inout PushService) throws {
        guard words.count >= 2, let kind = words[0].text, let value = words[1].data else { return }
        let text = String(decoding: value, as: UTF8.self)
        switch kind {
        case "t": service.restore(try DeviceToken(value))
        case "c": service.restore(try decoder.decode(PushChannel.self, from: value))
        case "C": service.forget(channel: text)
        case "s": if let device = words.last?.text { _ = service.subscribe(device, to: text) }
        case "u": if let device = words.last?.text { service.unsubscribe(device, from: text) }
        default: break
        }
    }

    private func take(_ entries: [[String]], _ news: inout PushNews) throws {
        var wanted: [(number: String, device: String)] = []
        for entry in entries {
            switch (entry.first, entry.count) {
            case ("t", 2): if let number = Int(entry[1]) { news.told.append(number) }
            case ("d", 4):
                // What was meant for an earlier connection of the device came with the next one.
                if entry[3] == "\(member) \(sessions[entry[2]] ?? "")" { wanted.append((entry[1], entry[2])) }
            default: break
            }
        }
        guard !wanted.isEmpty else { return }
        let records = try connection.ask(wanted.map { RedisCommand("LINDEX", "x:\($0.number)", "0") })
        for (place, record) in zip(wanted, records) {
            guard let data = record.data, let accepted = try PushRecord(data).accepted else { continue }
            news.deliveries.append(PushDelivery(notification: accepted, device: place.device))
        }
    }

    // MARK: Keeping

    func keep(_ round: PushRound) throws {
        var command = try connection.call(SharedPushScripts.keep)
        command.add(member)
        command.add(round.entries.count)
        for entry in round.entries { try add(entry, to: &command) }
        command.add(round.notes.count)
        for note in round.notes {
            command.add(note.number)
            command.add(note.device)
            command.add(note.fact.data)
        }
        let verdicts = try connection.ask(command).elements
        for (entry, verdicts) in zip(round.entries, verdicts) {
            for verdict in verdicts.elements.compactMap(\.data) { try entry.take(verdict) }
        }
    }

    private func add(_ entry: PushEntry, to command: inout RedisCommand) throws {
        let accepted = entry.outcome.accepted
        command.add(entry.number)
        command.add(entry.id)
        command.add(PushRecord(entry.answered, accepted).data)
        command.add(entry.channel?.identifier ?? entry.removedChannel ?? "")
        command.add(try entry.channel.map { try encoder.encode($0) } ?? Data())
        command.add(accepted?.headers.app ?? "")
        command.add(accepted?.isKept == true ? 1 : 0)
        command.add(Self.milliseconds(accepted?.waitsUntil(entry.longestWait) ?? Date(timeIntervalSince1970: 0)))
        command.add(entry.outcome.recipients.count)
        for device in entry.outcome.recipients { command.add(device) }
    }

    private static func milliseconds(_ date: Date) -> Int { Int(date.timeIntervalSince1970 * 1000) }

    func keep(_ tokens: [DeviceToken]) throws {
        for start in stride(from: 0, to: tokens.count, by: Self.page) {
            let commands = tokens[start..<min(tokens.count, start + Self.page)].flatMap { token -> [RedisCommand] in
                var keep = RedisCommand("HSET", "tokens", token.text)
                var log = RedisCommand("XADD", "log", "MAXLEN", "~", "1000000", "*", "t")
                keep.add(token.data)
                log.add(token.data)
                return [keep, log]
            }
            _ = try connection.ask([RedisCommand("MULTI")] + commands + [RedisCommand("EXEC")])
        }
    }

    func subscribe(_ device: String, to channel: String, _ isListening: Bool) throws {
        _ = try connection.ask([
            RedisCommand("MULTI"), RedisCommand(isListening ? "SADD" : "SREM", "subscriptions", "\(channel) \(device)"),
            RedisCommand("XADD", "log", "MAXLEN", "~", "1000000", "*", isListening ? "s" : "u", channel, "d", device), RedisCommand("EXEC"),
        ])
    }

    // MARK: Devices

    func came(_ device: String, _ service: inout PushService, at time: Date) throws -> PushArrivals {
        sessionCount += 1
        sessions[device] = String(sessionCount)
        var command = try connection.call(SharedPushScripts.come)
        for word in [member, device, String(sessionCount), String(Self.milliseconds(time))] { command.add(word) }
        var arrivals = PushArrivals()
        for entry in try connection.ask(command).elements.map(\.elements) where entry.count == 3 {
            guard let data = entry[1].data, let accepted = try PushRecord(data).accepted else { continue }
            if entry[2].number == 1 {
                arrivals.notes.append(PushRound.Note(accepted, device, .lost(.expired)))
            } else if let cause = service.uselessness(of: accepted, at: time) {
                arrivals.notes.append(PushRound.Note(accepted, device, .lost(cause)))
                try keep(PushRound(notes: [PushRound.Note(accepted, device, .lost(cause))]))
            } else {
                arrivals.notes.append(PushRound.Note(accepted, device, .handed(device)))
                arrivals.deliveries.append(PushDelivery(notification: accepted, device: device))
            }
        }
        arrivals.deliveries.sort { $0.notification.number < $1.notification.number }
        arrivals.deliveries += service.latestOfChannels(for: device, at: time)
        return arrivals
    }

    func left(_ device: String, _ service: inout PushService) throws {
        sessions[device] = nil
        var command = try connection.call(SharedPushScripts.leave)
        for word in [member, device] { command.add(word) }
        _ = try connection.ask(command)
    }

    func tick(_ service: inout PushService, at time: Date) throws -> [PushRound.Note] {
        var expire = try connection.call(SharedPushScripts.expire)
        expire.add(member)
        expire.add(Self.milliseconds(time))
        let replies = try connection.ask([
            lease, expire, RedisCommand("XTRIM", "to:\(member)", "MINID", inboxPlace),
            RedisCommand("EXPIRE", "to:\(member)", "\(Self.inboxSeconds)"),
        ])
        if replies[0] == .nothing { lostSight = true }
        return try replies[1].elements.map(\.elements).compactMap { words in
            guard words.count == 2, let number = words[0].number, let device = words[1].text else { return nil }
            return PushRound.Note(number: number, id: try explanation(number)?.id ?? "", device: device, fact: .lost(.expired))
        }
    }

    /// Seconds for which a gateway's inbox outlives it.
    private static let inboxSeconds = 60

    func end() throws {
        _ = try connection.ask([
            RedisCommand("DEL", "alive:\(member)", "to:\(member)"), RedisCommand("SREM", "listening", member),
        ])
    }

    func watch(_ number: Int) throws { _ = try connection.ask(RedisCommand("SET", "watch:\(number)", member, "EX", "3600")) }

    func watchEverything(_ isListening: Bool) throws {
        _ = try connection.ask(RedisCommand(isListening ? "SADD" : "SREM", "listening", member))
    }

    // MARK: Looking

    var waitingCount: Int { get throws { try connection.ask(RedisCommand("ZCARD", "due")).number ?? 0 } }

    func devices(_ service: PushService) throws -> [String] {
        var command = try connection.call(SharedPushScripts.devices)
        command.add(member)
        return try connection.ask(command).elements.compactMap(\.text).sorted()
    }

    func lastNumber() throws -> Int { try connection.ask(RedisCommand("GET", "number")).number ?? 0 }

    func explanation(_ number: Int) throws -> PushExplanation? { try explanations(in: number...number).first }

    func explanation(id: String) throws -> PushExplanation? {
        guard let number = try connection.ask(RedisCommand("GET", "i:\(id)")).number else { return nil }
        return try explanation(number)
    }

    func explanations(after number: Int, limit: Int) throws -> [PushExplanation] {
        let last = try lastNumber()
        guard last > number else { return [] }
        return try explanations(in: max(number + 1, last - limit + 1)...last)
    }

    private func explanations(in numbers: ClosedRange<Int>) throws -> [PushExplanation] {
        try histories(in: numbers).compactMap { parts in try parts.first.map { try PushRecord($0, facts: parts.dropFirst()).explanation } }
    }

    /// Of each request how it was answered, and what became of it.
    private func histories(in numbers: ClosedRange<Int>) throws -> [[Data]] {
        try connection.ask(numbers.map { RedisCommand("LRANGE", "x:\($0)", "0", "-1") }).map { $0.elements.compactMap(\.data) }
    }

    func forEach(from first: Int, _ body: (PushHistoryItem) -> Void) throws {
        let last = try lastNumber()
        for start in stride(from: first, through: last, by: Self.page) {
            for parts in try histories(in: start...min(last, start + Self.page - 1)) {
                guard let data = parts.first else { continue }
                let record = try PushRecord(data)
                body(.request(record.explanation))
                for fact in parts.dropFirst() { body(.fact(try PushFact(fact), of: record.explanation.number)) }
            }
        }
    }
}

extension AcceptedNotification {
    /// Whether it waits for a device that is away.
    fileprivate var isKept: Bool { headers.expiration != .none }
}

extension PushEntry {
    /// What the store decided about one recipient.
    fileprivate func take(_ verdict: Data) throws(PackedReader.Damage) {
        if verdict.first == UInt8(ascii: "d") {
            outcome.reached.append(String(decoding: verdict.dropFirst(), as: UTF8.self))
        } else {
            note(try PushFact(verdict))
        }
    }
}

extension DeviceToken {
    /// As a shared store has it.
    fileprivate var data: Data {
        var writer = PackedWriter(capacity: 256)
        for text in [text, app, device, environment.rawValue] { writer.add(text) }
        switch use {
        case .app: writer.add(0)
        case .activity(let id):
            writer.add(1)
            writer.add(id)
        case .start(let type):
            writer.add(2)
            writer.add(type)
        case .widgets: writer.add(3)
        case .control(let id):
            writer.add(4)
            writer.add(id)
        }
        writer.add(end) { writer, end in
            writer.add(end.cause.rawValue)
            writer.add(end.date)
            writer.add(end.reason)
        }
        return writer.data
    }

    fileprivate init(_ data: Data) throws(PackedReader.Damage) {
        var reader = PackedReader(data)
        let (text, app, device) = (try reader.text(), try reader.text(), try reader.text())
        let environment = try reader.named(PushEnvironment.self)
        let use: Use
        switch try reader.number() {
        case 0: use = .app
        case 1: use = .activity(try reader.text())
        case 2: use = .start(attributesType: try reader.text())
        case 3: use = .widgets
        case 4: use = .control(try reader.text())
        default: throw PackedReader.Damage(place: 0)
        }
        self.init(text, app: app, use: use, environment: environment, device: device)
        end = try reader.optional { (reader) throws(PackedReader.Damage) in
            End(try reader.named(), at: try reader.date(), because: try reader.optionalText())
        }
    }
}
