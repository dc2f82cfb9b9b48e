import Foundation
import PushService
import Redis
import TestGate
import Testing

@testable import PushGateway

/// What devices said is kept once in a shared store, however often it has to be tried.
@Suite(.startsPrograms, .enabled(if: LocalRedis.isInstalled, "apt-get install redis-server")) struct NotesOnceTests {
    private func notes(_ numbers: ClosedRange<Int>) -> [PushRound.Note] {
        numbers.map { number in
            var effect = PushEffect(.updated, "the test's device", at: Date(timeIntervalSince1970: 1_795_000_000), activity: "phone")
            effect.device = "phone"
            return PushRound.Note(number: number, id: "\(number)", device: "phone", fact: .effect(effect))
        }
    }

    /// The numbers of the notes in all rounds.
    private func kept(in redis: LocalRedis) throws -> [Int] {
        let connection = try RedisConnection(RedisAddress(port: redis.port))
        var numbers: [Int] = []
        for round in 1...(try connection.ask(RedisCommand("GET", "round")).number ?? 1) {
            try JournalReader.forEach(in: try connection.ask(RedisCommand("HGET", "r:\(round)", "v")).data ?? Data()) { item in
                if case .note(let note) = item { numbers.append(note.number) }
            }
        }
        return numbers
    }

    @Test func notesWhoseKeepingMayHaveSucceededAreKeptOnce() throws {
        let redis = try LocalRedis()
        let store = try SharedPushStore(RedisAddress(port: redis.port))
        var round = PushRound(notes: notes(1...2500))
        try store.keepNotes(of: &round)
        #expect(round.keptNotes == 2500)
        #expect(try kept(in: redis) == Array(1...2500))
        // The answer to the last part was lost: it is tried again.
        round.keptNotes = 2000
        store.batch -= 1
        try store.keepNotes(of: &round)
        #expect(try kept(in: redis) == Array(1...2500))
        round.notes += notes(2501...2600)
        try store.keepNotes(of: &round)
        #expect(try kept(in: redis) == Array(1...2600))
    }
}
