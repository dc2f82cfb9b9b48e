import Foundation
import PushService
import SQLite
import Testing

@testable import PushGateway

/// What a gateway that is alone keeps, and what it takes over from earlier versions.
@Suite struct StoreTests {
    private static let app = "com.example.app"

    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("islet-store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func id(_ number: Int) -> String { String(format: "00000000-0000-4000-8000-%012d", number) }

    /// A store with the tables and rows that an earlier version wrote.
    private static func store(ofVersion version: Int) throws -> URL {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Stores/version-\(version).sql")
        let folder = try folder()
        let connection = try SQLiteConnection(path: folder.appendingPathComponent(FilePushStore.fileName).path)
        try connection.execute(try String(contentsOf: script, encoding: .utf8))
        return folder
    }

    private static func service() -> PushService {
        let key = ProviderKey(identifier: "ABC123DEFG", team: "DEF123GHIJ", publicKey: Data([1]))
        return PushService(rules: .standard, authority: ProviderAuthority(keys: [key], rules: .standard) { _, _, _ in true }) {
            Data(repeating: 7, count: $0)
        }
    }

    @Test(arguments: [1, 2]) func whatAnEarlierVersionKeptIsTakenOver(_ version: Int) throws {
        let folder = try Self.store(ofVersion: version)
        defer { try? FileManager.default.removeItem(at: folder) }
        for _ in 0..<2 {
            // Opened again it is a store of the present version.
            let store = try FilePushStore(folder: folder)
            var service = Self.service()
            try store.restore(&service)
            let found = try store.explanations(after: 0, limit: 10)
            #expect(found.map(\.id) == (1...4).map(Self.id) && found.map(\.status) == [200, 400, 200, 200])
            #expect(found[0].effects.map(\.code) == [.updated] && found[0].effects.first?.activity == "A1")
            #expect(found[1].reason == "BadDeviceToken" && found[1].sentence?.contains("hexadecimal") == true)
            #expect(found[2].losses == [.replaced(by: Self.id(4))] && !found[2].isWaiting)
            #expect(found[3].isWaiting && store.waitingCount == 1 && store.lastNumber() == 4)
            #expect(service.tokens["ab"]?.device == "phone")
            #expect(service.channels.count == (version == 1 ? 1 : 0))
            // What waited arrives, that alone, and as it was sent.
            let arrivals = service.came("phone", at: Date(timeIntervalSince1970: 1_795_000_100))
            #expect(arrivals.deliveries.map(\.notification.id) == [Self.id(4)] && arrivals.lost.isEmpty)
            #expect(arrivals.deliveries.first.map { String(decoding: $0.notification.payload, as: UTF8.self).contains("\"left\":") } == true)
        }
    }

    @Test func aStoreOfALaterVersionIsLeftAlone() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try SQLiteConnection(path: folder.appendingPathComponent(FilePushStore.fileName).path).execute("PRAGMA user_version = 4")
        #expect(throws: PushGatewayError.self) { try FilePushStore(folder: folder) }
    }

    // MARK: Rounds

    /// A service with devices that are there and one, `away`, that is not.
    private static func provider(_ devices: Int) -> PushService {
        var service = service()
        service.connected(1, environment: .sandbox)
        for number in 0..<devices {
            service.register(DeviceToken(token(number), app: app, use: .activity("A"), device: "device-\(number)"), at: now)
            _ = service.came("device-\(number)", at: now)
        }
        service.register(DeviceToken("cc", app: app, use: .activity("A"), device: "away"), at: now)
        return service
    }

    private static func token(_ number: Int) -> String { String(format: "%08x", number) }
    private static let now = Date(timeIntervalSince1970: 1_795_000_000)
    private static let bearer =
        "bearer "
        + [#"{"alg":"ES256","kid":"ABC123DEFG"}"#, #"{"iss":"DEF123GHIJ","iat":1795000000}"#].map { Data($0.utf8).base64EncodedString() }
        .map { $0.replacingOccurrences(of: "=", with: "") }.joined(separator: ".") + "." + String(repeating: "A", count: 86)
    private static let head = PushHead(
        method: "POST",
        headers: [
            .init("authorization", bearer), .init("apns-topic", app + ".push-type.liveactivity"), .init("apns-push-type", "liveactivity"),
        ])

    private static func entry(_ service: inout PushService, _ number: Int, to token: String, head: PushHead = head, body: String = "{}") -> PushEntry
    {
        var text = token
        let known = text.withUTF8 { service.known(UnsafeRawBufferPointer($0)) }
        let identifier = PushRequest.Header("apns-id", id(number))
        let request =
            known.map { PushRequest(head, identifier: identifier, to: $0, body: Data(body.utf8)) }
            ?? PushRequest(head, identifier: identifier, path: "/3/device/" + token, body: Data(body.utf8))
        service.accepted = number - 1
        let outcome = service.answer(request, on: 1, identifier: id(number), at: now)
        return PushEntry(request, outcome, number: number, at: now, longestWait: 100)
    }

    private static func effect(_ number: Int, _ device: String, _ code: PushEffect.Code = .updated) -> PushRound.Note {
        var effect = PushEffect(code, "shown", at: now, activity: device)
        effect.device = device
        return PushRound.Note(number: number, id: id(number), device: device, fact: .effect(effect))
    }

    /// Whatever the journal writes briefly is read as it would be told at once: accepted, waiting, lost, refused, odd, and of another sender.
    @Test func roundsAreReadAsTheyWereTold() throws {
        var service = Self.provider(3)
        let other = PushHead(
            method: "POST", headers: Self.head.headers + [.init("apns-priority", "5"), .init("apns-expiration", "0"), .init("apns-collapse-id", "a")])
        let entries = [
            Self.entry(&service, 1, to: Self.token(0), body: #"{"aps":{"a":1}}"#),
            Self.entry(&service, 2, to: Self.token(1), body: #"{"aps":{"a":1}}"#),
            Self.entry(&service, 3, to: "cc"), Self.entry(&service, 4, to: "cc", head: other), Self.entry(&service, 5, to: "zz"),
            Self.entry(&service, 6, to: Self.token(2), head: other, body: "\u{0}Löwen"), Self.entry(&service, 7, to: Self.token(2).uppercased()),
        ]
        var writer = JournalWriter()
        for entry in entries { writer.add(entry) }
        let notes = [Self.effect(1, "device-0"), Self.effect(2, "device-1"), Self.effect(6, "device-2", .ignored)]
        for note in notes { writer.add(note) }
        #expect(writer.requests == 1...7 && writer.told == 1...6)
        var reader = JournalReader(writer.data)
        for entry in entries {
            guard case .request(let record, let waitsFor) = try reader.next() else { throw CocoaError(.coderReadCorrupt) }
            #expect(record.explanation == entry.answered && record.accepted == entry.outcome.accepted)
            #expect(waitsFor == (entry.number == 3 ? ["away"] : []))
        }
        for note in notes {
            guard case .note(let read) = try reader.next() else { throw CocoaError(.coderReadCorrupt) }
            #expect(read.number == note.number && read.device == note.device && read.fact == note.fact)
        }
        let end = try reader.next()
        #expect(end == nil)
    }

    @Test func aPayloadForManyIsWrittenOnce() throws {
        var service = Self.provider(100)
        let body = #"{"aps":{"text":"\#(String(repeating: "x", count: 1000))"}}"#
        var writer = JournalWriter()
        for number in 0..<100 { writer.add(Self.entry(&service, number + 1, to: Self.token(number), body: body)) }
        #expect(writer.data.count < 1000 + 100 * 60)
    }

    @Test func aStartKnowsWhatIsOpenAndNothingElse() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var service = Self.provider(3)
        do {
            let store = try FilePushStore(folder: folder)
            for token in service.tokens.values { try store.keep([token]) }
            // The first waits for long, so that it is kept beside the journal; the others are of its end.
            try store.keep(PushRound(entries: [Self.entry(&service, 1, to: "cc"), Self.entry(&service, 2, to: Self.token(0))]))
            try store.keep(PushRound(notes: [Self.effect(2, "device-0")]))
            _ = try store.tick(&service, at: Self.now)
            _ = try store.tick(&service, at: Self.now.addingTimeInterval(21))
            try store.keep(PushRound(entries: [Self.entry(&service, 3, to: Self.token(1)), Self.entry(&service, 4, to: Self.token(2))]))
            try store.keep(PushRound(notes: [Self.effect(3, "device-1")]))
            #expect(store.waitingCount == 2)
        }
        do {
            let store = try FilePushStore(folder: folder)
            var again = Self.service()
            try store.restore(&again)
            #expect(store.waitingCount == 2 && again.accepted == 4)
            let arrivals = ["away", "device-2", "device-0", "device-1"].map { again.came($0, at: Self.now).deliveries.map(\.notification.id) }
            #expect(arrivals == [[Self.id(1)], [Self.id(4)], [], []])
            // What is settled after the start is not open at the next one.
            try store.keep(PushRound(notes: [Self.effect(1, "away"), Self.effect(4, "device-2")]))
        }
        let store = try FilePushStore(folder: folder)
        var last = Self.service()
        try store.restore(&last)
        #expect(last.outbox.count == 0)
        #expect(try store.explanation(id: Self.id(1))?.effects.map(\.code) == [.updated])
        #expect(try store.explanation(id: Self.id(9)) == nil)
    }

    // MARK: Trimming

    /// Keeps requests with their effects, each in a round of its own; that number 3 waits for a device that is away.
    private static func fill(_ store: FilePushStore, _ service: inout PushService, _ numbers: ClosedRange<Int>) throws {
        for number in numbers {
            let entry = entry(&service, number, to: number == 3 ? "cc" : token(0))
            #expect(try store.begin([entry.request], &service).first == number)
            try store.keep(PushRound(entries: [entry]))
            if number != 3 { try store.keep(PushRound(notes: [effect(number, "device-0")])) }
        }
    }

    private static func numbers(_ store: FilePushStore) throws -> [Int] { try store.explanations(after: 0, limit: 1000).map(\.number) }

    @Test func ofTooManyRequestsTheOldestAreForgottenButNoneThatWaits() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var limit = JournalLimit(.standard)
        limit.requests = 10
        do {
            let store = try FilePushStore(folder: folder, keeping: limit)
            var service = Self.provider(1)
            try Self.fill(store, &service, 1...30)
            #expect(try store.dropped == nil && Self.numbers(store).count == 30)
            for seconds in [0.0, 21, 22] { _ = try store.tick(&service, at: Self.now.addingTimeInterval(seconds)) }
            #expect(try Self.numbers(store) == [3] + Array(21...30))
            #expect(store.dropped == DroppedRequests(count: 19, through: 20, until: Self.now))
            #expect(try store.explanation(id: Self.id(4)) == nil)
        }
        let store = try FilePushStore(folder: folder, keeping: limit)
        var service = Self.provider(1)
        try store.restore(&service)
        #expect(store.dropped == DroppedRequests(count: 19, through: 20, until: Self.now) && store.lastNumber() == 30)
        let arrivals = service.came("away", at: Self.now)
        #expect(arrivals.deliveries.map(\.notification.id) == [Self.id(3)])
        try store.keep(PushRound(notes: [Self.effect(3, "away")]))
        _ = try store.tick(&service, at: Self.now.addingTimeInterval(30))
        #expect(try Self.numbers(store) == Array(21...30) && store.dropped?.count == 20)
    }

    @Test func whatIsTooOldIsForgottenAndNumbersGoOn() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var service = Self.provider(1)
        do {
            let store = try FilePushStore(folder: folder)
            try Self.fill(store, &service, 1...10)
            let end = Self.now.addingTimeInterval(store.limit.seconds)
            _ = try store.tick(&service, at: end.addingTimeInterval(-1))
            #expect(try Self.numbers(store).count == 10)
            // What waited is past its date then, and goes with the others.
            for seconds in 0..<3 { _ = try store.tick(&service, at: end.addingTimeInterval(Double(seconds))) }
            #expect(try Self.numbers(store).isEmpty && store.dropped?.through == 10)
        }
        let store = try FilePushStore(folder: folder)
        #expect(try store.begin([Self.entry(&service, 11, to: Self.token(0)).request], &service).first == 11)
    }

    @Test func aFolderBelongsToOneServiceAtATime() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            let store = try FilePushStore(folder: folder)
            let failure = #expect(throws: PushGatewayError.self) { try FilePushStore(folder: folder) }
            #expect(failure?.description.contains("--push-folder") == true && store.lastNumber() == 0)
        }
        #expect(throws: Never.self) { try FilePushStore(folder: folder) }
    }

    @Test func aSummaryCountsEachPushOnce() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var service = Self.provider(3)
        let store = try FilePushStore(folder: folder)
        try store.keep(
            PushRound(entries: [
                Self.entry(&service, 1, to: Self.token(0)), Self.entry(&service, 2, to: Self.token(1)), Self.entry(&service, 3, to: "cc"),
                Self.entry(&service, 4, to: "cc"), Self.entry(&service, 5, to: "zz"), Self.entry(&service, 6, to: Self.token(2)),
            ]))
        try store.keep(
            PushRound(notes: [
                Self.effect(1, "device-0"), Self.effect(1, "device-0", .duplicate), Self.effect(2, "device-1", .throttled),
                Self.effect(6, "device-2"), Self.effect(6, "device-2"),
            ]))
        var builder = PushSummaryBuilder(from: 1)
        try store.forEach(from: 1) { builder.add($0) }
        let summary = builder.result
        #expect(summary.requests == 6 && summary.accepted == 5 && summary.refused == ["BadDeviceToken": 1])
        #expect(summary.shown == 2 && summary.merged == 1 && summary.waiting == 1 && summary.dropped == ["throttled": 1])
        #expect(summary.isBalanced && summary.shownTwice == 1)
    }

    @Test func whereServicesCountTogetherTheirCountIsTheOneThatCounts() {
        var service = Self.provider(1)
        let limit = service.rules.requestsPerTokenAndSecond
        for (count, status) in [(limit, 200), (limit + 1, 429), (1, 200)] {
            var request = Self.entry(&service, 1, to: Self.token(0)).request
            #expect(request.counted == Self.token(0))
            request.countInSecond = count
            #expect(service.answer(request, on: 1, identifier: Self.id(2), at: Self.now).status == status)
        }
    }

    @Test func openPushesAreKnownByNumber() {
        var open = UnsettledPushes(from: 1)
        for number in 1...10_000 { open.add(number, "a") }
        open.add(10_000, "b")
        open.add(10_000, "b")
        #expect(open.count == 10_001 && open.oldest == 1)
        let settled = (2...10_000).reversed().filter { open.settle($0, "a") }
        #expect(settled.count == 9_999 && open.oldest == 1)
        let (twice, stranger) = (open.settle(5, "a"), open.settle(10_000, "c"))
        #expect(!twice && !stranger)
        let late = open.take(before: 3)
        #expect(late == [.init(number: 1, device: "a")] && open.oldest == 10_000)
        let last = open.settle(10_000, "b")
        #expect(last && open.oldest == 10_001 && open.count == 0)
    }
}
