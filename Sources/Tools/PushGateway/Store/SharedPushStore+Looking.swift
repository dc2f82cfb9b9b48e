import Foundation
import PushService
import Redis

/// What is looked for in the rounds of all services.
extension SharedPushStore {
    var waitingCount: Int { get throws { try connection.ask(RedisCommand("ZCARD", "due")).number ?? 0 } }

    func devices(_ service: PushService) throws -> [String] {
        var command = try connection.call(SharedPushScripts.devices)
        command.add(member)
        return try connection.ask(command).elements.compactMap(\.text).sorted()
    }

    func lastNumber() throws -> Int { try connection.ask(RedisCommand("GET", "number")).number ?? 0 }

    func explanation(_ number: Int) throws -> PushExplanation? { try explanations(in: number...number).first }

    /// Identifiers are looked for from the end, some rounds at a time: nearly always those of late are asked for.
    func explanation(id: String) throws -> PushExplanation? {
        let patterns = JournalWriter.patterns(of: id)
        var last = try lastRound()
        while last > 0 {
            var command = try connection.call(SharedPushScripts.find)
            let first = max(1, last - Self.searchedRounds + 1)
            for word in [member, "\(first)", "\(last)"] { command.add(word) }
            for place in 0..<2 { command.add(place < patterns.count ? patterns[place] : [UInt8]()) }
            guard let round = try connection.ask(command).number else {
                last = first - 1
                continue
            }
            let found = try records(in: [round]).first?.records.values.first { $0.explanation.id == id }
            if let found { return try explanation(found.explanation.number) }
            last = round - 1
        }
        return nil
    }

    private static let searchedRounds = 500

    private func lastRound() throws -> Int { try connection.ask(RedisCommand("GET", "round")).number ?? 0 }

    /// The round in which a request, or one behind it, was kept.
    private func round(of number: Int) throws -> Int? {
        try connection.ask(RedisCommand("ZRANGEBYSCORE", "places", "\(number)", "+inf", "LIMIT", "0", "1")).elements.first?.number
    }

    func explanations(after number: Int, limit: Int) throws -> [PushExplanation] {
        let last = try lastNumber()
        guard last > number else { return [] }
        return try explanations(in: max(number + 1, last - limit + 1)...last)
    }

    private func explanations(in numbers: ClosedRange<Int>) throws -> [PushExplanation] {
        guard var first = try round(of: numbers.lowerBound) else { return [] }
        let last = try lastRound()
        var found: [Int: PushExplanation] = [:]
        while first <= last {
            var command = try connection.call(SharedPushScripts.rounds)
            let end = min(last, first + Self.page - 1)
            for word in [member, "\(first)", "\(end)", "\(numbers.lowerBound)", "\(numbers.upperBound)"] { command.add(word) }
            let rounds = try connection.ask(command).elements.compactMap(\.number)
            try forEach(in: rounds) { item in
                switch item {
                case .request(let explanation): if numbers.contains(explanation.number) { found[explanation.number] = explanation }
                case .fact(let fact, let number): found[number]?.note(fact)
                }
            }
            first = end + 1
        }
        return found.values.sorted { $0.number < $1.number }
    }

    /// What rounds tell, in their order.
    private func forEach(in rounds: [Int], _ body: (PushHistoryItem) -> Void) throws {
        for reply in try connection.ask(rounds.map { RedisCommand("HMGET", "r:\($0)", "v", "n") }) {
            guard reply.elements.count == 2 else { continue }
            var later: [PushHistoryItem] = []
            try JournalReader.forEach(in: reply.elements[0].data ?? Data()) { item in
                switch item {
                case .request(let record, _): body(.request(record.explanation))
                case .note(let note): later.append(.fact(note.fact, of: note.number))
                }
            }
            for line in (reply.elements[1].text ?? "").split(separator: "\n") {
                let words = line.split(separator: "\t", maxSplits: 2)
                guard words.count == 3, let number = Int(words[0]) else { continue }
                body(.fact(try PushFact(Data(words[2].utf8)), of: number))
            }
            for item in later { body(item) }
        }
    }

    func forEach(from first: Int, _ body: (PushHistoryItem) -> Void) throws {
        guard let begin = try round(of: first) else { return }
        let last = try lastRound()
        for start in stride(from: begin, through: last, by: Self.readRounds) {
            try forEach(in: Array(start...min(last, start + Self.readRounds - 1))) { item in
                switch item {
                case .request(let explanation): if explanation.number >= first { body(item) }
                case .fact(_, let number): if number >= first { body(item) }
                }
            }
        }
    }

    /// Rounds that are read at a time.
    private static let readRounds = 64
}
