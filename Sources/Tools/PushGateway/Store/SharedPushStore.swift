import Foundation
import PushService
import Redis

/// A store on a Redis server that several gateways share. Tokens, channels and subscriptions are in the memory of each, which follows a log of
/// their changes; what devices have not got and where they are connected is on the server alone, as are the rounds of all gateways, written as
/// a gateway that is alone writes them into its file.
final class SharedPushStore: PushStorage {
    let address: RedisAddress
    /// The name of this gateway, another one after each start.
    let member = UUID().uuidString.lowercased()
    let connection: SharedPushConnection
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()
    private var logPlace = "0"
    private var inboxPlace = "0"
    /// The numbers of the connections of this gateway's devices.
    private var sessions: [String: String] = [:]
    private var sessionCount = 0
    /// The number of the notes that are kept next, and how many of them were tried in vain.
    var batch = 1
    private var triedNotes: Int?
    private var lostSight = false
    /// When this gateway last said that it is there, in seconds of the system's clock.
    private var lastStay = -Double.infinity
    private let limit: JournalLimit
    private(set) var dropped: DroppedRequests?

    init(_ address: RedisAddress, keeping limit: JournalLimit = JournalLimit(.standard)) throws(PushGatewayError) {
        (self.address, self.limit) = (address, limit)
        do throws(RedisError) { connection = try SharedPushConnection(address, member: member) } catch {
            throw .storage(file: address.description, reason: error.description)
        }
    }

    var hasLostDevices: Bool {
        defer { lostSight = false }
        return lostSight
    }

    // MARK: Being there

    /// Seconds after which a gateway says again that it is there.
    private static let stayInterval = 1.0

    /// Says that this gateway is there; where others have taken it for gone its devices have to come again.
    private func stay() throws { try noteStay(try connection.ask(try stayCommand())) }

    private func stayCommand() throws -> RedisCommand {
        var command = try connection.call(SharedPushScripts.stay)
        command.add(member)
        return command
    }

    private func noteStay(_ reply: RedisReply) throws {
        let words = reply.elements.map { $0.number ?? 0 }
        guard words.count == 2 else { throw PackedReader.Damage(place: 0) }
        lastStay = ProcessInfo.processInfo.systemUptime
        if words[0] == 0 { lostSight = true }
        if words[1] == 0 { try connection.listenToLife() }
    }

    private var isStayDue: Bool { ProcessInfo.processInfo.systemUptime - lastStay >= Self.stayInterval }

    // MARK: Beginning

    func restore(_ service: inout PushService) throws {
        let replies = try connection.ask([
            try stayCommand(), RedisCommand("MULTI"), RedisCommand("XREVRANGE", "log", "+", "-", "COUNT", "1"), RedisCommand("HVALS", "tokens"),
            RedisCommand("HVALS", "channels"), RedisCommand("SMEMBERS", "subscriptions"), RedisCommand("EXEC"),
        ])
        try noteStay(replies[0])
        // Whoever begins has no devices that could be lost.
        lostSight = false
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

    func begin(_ requests: [PushRequest], _ service: inout PushService) throws -> PushBeginning {
        try connection.open()
        if connection.isNew {
            try restore(&service)
            lostSight = true
        }
        if isStayDue { try stay() }
        var (news, counts) = (PushNews(), [Int]())
        var last = 0
        while true {
            var read = RedisCommand("XREAD", "COUNT", "\(Self.page)", "STREAMS", "to:\(member)", "log")
            for place in [inboxPlace, logPlace] { read.add(place) }
            // The number is asked for with the first page alone.
            let numbers = last == 0 ? try numbering(requests) : []
            let replies = try connection.ask([read] + numbers)
            if replies.count == 3 { (last, counts) = (replies[1].number ?? 0, replies[2].elements.map { $0.number ?? 0 }) }
            guard try take(replies[0], &news, &service) else { break }
        }
        // What others left for devices that then counted as gone is among what these get when they come again.
        if lostSight { news.deliveries = [] }
        return PushBeginning(first: last - requests.count + 1, news: news, counts: counts)
    }

    /// Asks for numbers of requests, and counts them for their tokens and channels.
    private func numbering(_ requests: [PushRequest]) throws -> [RedisCommand] {
        guard !requests.isEmpty else { return [] }
        var count = try connection.call(SharedPushScripts.count)
        count.add(member)
        count.add(requests.count)
        for request in requests { count.add(request.counted ?? "") }
        return [RedisCommand("INCRBY", "number", "\(requests.count)"), count]
    }

    /// Entries of a stream that are read at a time.
    static let page = 2000

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
        var wanted: [Int: [(number: Int, device: String)]] = [:]
        for entry in entries {
            switch (entry.first, entry.count) {
            case ("t", 2): news.told += entry[1].split(separator: " ").compactMap { Int($0) }
            case ("d", 4): if let round = Int(entry[1]) { wanted[round] = parcel(entry[3]) }
            default: break
            }
        }
        guard !wanted.isEmpty else { return }
        for (round, records) in try records(in: wanted.keys.sorted()) {
            for item in wanted[round, default: []] {
                guard let accepted = records[item.number]?.accepted else { continue }
                news.deliveries.append(PushDelivery(notification: accepted, device: item.device))
            }
        }
        news.deliveries.sort { $0.notification.number < $1.notification.number }
    }

    /// What of a parcel is for this gateway's devices: what was meant for an earlier connection of one came with the next.
    private func parcel(_ text: String) -> [(number: Int, device: String)] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: "\t").map(String.init)
            guard words.count == 3, words[2] == "\(member) \(sessions[words[1]] ?? "")", let number = Int(words[0]) else { return nil }
            return (number, words[1])
        }
    }

    /// The requests of rounds, by their numbers.
    func records(in rounds: [Int]) throws -> [(round: Int, records: [Int: PushRecord])] {
        let replies = try connection.ask(rounds.map { RedisCommand("HGET", "r:\($0)", "v") })
        return try zip(rounds, replies).map { round, reply in
            var records: [Int: PushRecord] = [:]
            try JournalReader.forEach(in: reply.data ?? Data()) { item in
                if case .request(let record, _) = item { records[record.explanation.number] = record }
            }
            return (round, records)
        }
    }

    // MARK: Keeping

    /// Notes that are kept in one step: so few that the server is not kept from others' work for long.
    private static let notesAtATime = 1000

    func keepNotes(of round: inout PushRound) throws {
        while round.keptNotes < round.notes.count {
            // What was tried and may have succeeded is tried again as it was.
            let count = triedNotes ?? min(Self.notesAtATime, round.notes.count - round.keptNotes)
            triedNotes = count
            try keep([], round.notes[round.keptNotes..<round.keptNotes + count], batch: "\(batch)")
            (triedNotes, batch) = (nil, batch + 1)
            round.keptNotes += count
        }
    }

    func keep(_ round: PushRound) throws {
        var rest = round.notes[min(round.keptNotes, round.notes.count)...]
        while rest.count > Self.notesAtATime {
            try keep([], rest.prefix(Self.notesAtATime))
            rest = rest.dropFirst(Self.notesAtATime)
        }
        if !round.entries.isEmpty || !rest.isEmpty { try keep(round.entries, rest) }
    }

    /// - Parameter batch: A number that the same notes have whenever they are kept; the store takes each once.
    private func keep(_ entries: [PushEntry], _ notes: ArraySlice<PushRound.Note>, batch: String = "") throws {
        var journal = JournalWriter()
        for entry in entries { journal.add(entry) }
        for note in notes { journal.add(note) }
        var command = try connection.call(SharedPushScripts.keep)
        let numbers = [journal.requests, journal.told].compactMap { $0 }
        command.add(member)
        command.add(numbers.map(\.lowerBound).min().map(String.init) ?? "")
        command.add(numbers.map(\.upperBound).max().map(String.init) ?? "")
        command.add(journal.requests.map { String($0.upperBound) } ?? "")
        command.add(journal.data)
        command.add(limit.wholeSeconds)
        command.add(entries.count)
        for entry in entries { try add(entry, to: &command) }
        command.add(notes.count)
        for note in notes {
            command.add(note.number)
            command.add(note.device)
            command.add(note.fact.isLast ? 1 : 0)
        }
        command.add(batch)
        let reply = try connection.ask(command)
        if reply.text == SharedPushScripts.gone {
            try stay()
            throw PushSightLost()
        }
        for (entry, verdicts) in zip(entries, reply.elements) {
            for verdict in verdicts.elements.compactMap(\.data) { try entry.take(verdict) }
        }
    }

    private func add(_ entry: PushEntry, to command: inout RedisCommand) throws {
        let accepted = entry.outcome.accepted
        command.add(entry.number)
        command.add(entry.id)
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

    func keep(_ channel: PushChannel) throws {
        let data = try encoder.encode(channel)
        var (keep, log) = (RedisCommand("HSET", "channels", channel.identifier), RedisCommand("XADD", "log", "MAXLEN", "~", "1000000", "*", "c"))
        keep.add(data)
        log.add(data)
        _ = try connection.ask([RedisCommand("MULTI"), keep, log, RedisCommand("EXEC")])
    }

    func subscribe(_ devices: [String], to channel: String, _ isListening: Bool) throws {
        for start in stride(from: 0, to: devices.count, by: Self.page) {
            let commands = devices[start..<min(devices.count, start + Self.page)].flatMap { device in
                [
                    RedisCommand(isListening ? "SADD" : "SREM", "subscriptions", "\(channel) \(device)"),
                    RedisCommand("XADD", "log", "MAXLEN", "~", "1000000", "*", isListening ? "s" : "u", channel, "d", device),
                ]
            }
            _ = try connection.ask([RedisCommand("MULTI")] + commands + [RedisCommand("EXEC")])
        }
    }

    // MARK: Devices

    func came(_ devices: [String], _ service: inout PushService, at time: Date) throws -> [PushArrivals] {
        var arrivals: [PushArrivals] = []
        for start in stride(from: 0, to: devices.count, by: Self.page) {
            if isStayDue { try stay() }
            arrivals += try comeTogether(Array(devices[start..<min(devices.count, start + Self.page)]), service, at: time)
        }
        return arrivals
    }

    private func comeTogether(_ devices: [String], _ service: PushService, at time: Date) throws -> [PushArrivals] {
        var commands: [RedisCommand] = []
        for device in devices {
            sessionCount += 1
            sessions[device] = String(sessionCount)
            var command = try connection.call(SharedPushScripts.come)
            for word in [member, device, String(sessionCount), String(Self.milliseconds(time))] { command.add(word) }
            commands.append(command)
        }
        let boxes = try connection.ask(commands).map { box in box.elements.map { $0.elements.compactMap(\.number) }.filter { $0.count == 3 } }
        let known = try notifications(in: boxes.joined().map { (number: $0[0], round: $0[1]) })
        let arrivals = zip(devices, boxes).map { device, box in
            var arrivals = PushArrivals()
            for entry in box {
                guard let accepted = known[entry[0]] else { continue }
                if let cause = entry[2] == 1 ? .expired : service.uselessness(of: accepted, at: time) {
                    arrivals.notes.append(PushRound.Note(accepted, device, .lost(cause)))
                } else {
                    arrivals.notes.append(PushRound.Note(accepted, device, .handed(device)))
                    arrivals.deliveries.append(PushDelivery(notification: accepted, device: device))
                }
            }
            arrivals.deliveries.sort { $0.notification.number < $1.notification.number }
            arrivals.deliveries += service.latestOfChannels(for: device, at: time)
            return arrivals
        }
        let notes = arrivals.flatMap(\.notes)
        if !notes.isEmpty { try keep(PushRound(notes: notes)) }
        return arrivals
    }

    /// Rounds that are read at a time.
    private static let roundsAtATime = 32

    private func notifications(in places: [(number: Int, round: Int)]) throws -> [Int: AcceptedNotification] {
        let wanted = Set(places.map(\.number))
        let rounds = Set(places.map(\.round)).sorted()
        var found: [Int: AcceptedNotification] = [:]
        for start in stride(from: 0, to: rounds.count, by: Self.roundsAtATime) {
            for (_, records) in try records(in: Array(rounds[start..<min(rounds.count, start + Self.roundsAtATime)])) {
                for (number, record) in records where wanted.contains(number) { found[number] = record.accepted }
            }
        }
        return found
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
        var trim = try connection.call(SharedPushScripts.trim)
        trim.add(member)
        let replies = try connection.ask([
            try stayCommand(), expire, trim, RedisCommand("XTRIM", "to:\(member)", "MINID", inboxPlace),
            RedisCommand("EXPIRE", "to:\(member)", "\(Self.inboxSeconds)"),
        ])
        dropped = replies[2].number.flatMap { $0 > 0 ? DroppedRequests(count: $0, through: $0) : nil }
        try noteStay(replies[0])
        let notes = try replies[1].elements.map(\.elements).compactMap { words -> PushRound.Note? in
            guard words.count == 2, let number = words[0].number, let device = words[1].text else { return nil }
            return PushRound.Note(number: number, id: try explanation(number)?.id ?? "", device: device, fact: .lost(.expired))
        }
        if !notes.isEmpty { try keep(PushRound(notes: notes)) }
        return notes
    }

    /// Seconds for which a gateway's inbox outlives it: longer than it may stand still.
    private static let inboxSeconds = SharedPushScripts.stallMilliseconds / 1000 * 2

    func end() throws {
        _ = try connection.ask([
            RedisCommand("DEL", "alive:\(member)", "seen:\(member)", "kept:\(member)", "to:\(member)"), RedisCommand("SREM", "listening", member),
        ])
    }

    func check() throws { _ = try connection.ask(RedisCommand("PING")) }

    func watch(_ number: Int) throws {
        _ = try connection.ask([RedisCommand("HSET", "watched", "\(number)", member), RedisCommand("EXPIRE", "watched", "3600")])
    }

    func watchEverything(_ isListening: Bool) throws {
        _ = try connection.ask(RedisCommand(isListening ? "SADD" : "SREM", "listening", member))
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
            take(PushRound.Note(number: number, id: id, device: "", fact: try PushFact(verdict)))
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
