import DeviceDriver
import DeviceStore
import DeviceSystem
import Foundation
import IsletModel
import Ledger
import RandomDevice
import Simulation
import Testing

extension DeviceDriverTests {
    @Suite("A device's journal")
    struct JournalTests {
        private let folder = TestFolder()

        /// The machines and the ledger after so many steps without any storage.
        private func expected(after steps: Int, seed: UInt64) throws -> (widgets: Data, activities: Data, ledger: [LedgerEvent]) {
            var system = RandomDay.empty
            var day = RandomDay(seed: seed)
            var ledger: [LedgerEvent] = []
            for _ in 0..<steps {
                let (event, time) = day.next()
                var output = MachineOutput<DeviceSystem.Action>()
                if let due = system.nextDue, due <= time { system.advance(to: time, into: &output) }
                system.handle(event, at: time, into: &output)
                day.take(output.actions)
                ledger += output.events
            }
            return (try JournalCoding.encode(system.first), try JournalCoding.encode(system.second), ledger)
        }

        private func check(steps: Int, seed: UInt64) throws {
            let journal = try DeviceJournal(folder: folder.url, empty: RandomDay.empty, at: RandomDay.start)
            let (widgets, activities, ledger) = try expected(after: steps, seed: seed)
            #expect(try JournalCoding.encode(journal.system.first) == widgets)
            #expect(try JournalCoding.encode(journal.system.second) == activities)
            #expect(try journal.ledger().events == ledger)
            #expect(try journal.ledgerCount() == ledger.count)
        }

        @Test func `restores the machines as they were, at every step`() throws {
            var day = RandomDay(seed: 5)
            for _ in 0..<30 {
                let journal = try DeviceJournal(folder: folder.url, empty: RandomDay.empty, at: RandomDay.start)
                #expect(journal.isNew == (day.step == 0))
                for _ in 0..<10 { try day.happen(in: journal) }
            }
            try check(steps: 300, seed: 5)
        }

        @Test func `a device that was kept goes on under the rules it is given`() throws {
            var day = RandomDay(seed: 3)
            do {
                let journal = try DeviceJournal(folder: folder.url, empty: RandomDay.empty, at: RandomDay.start)
                for _ in 0..<5 { try day.happen(in: journal) }
            }
            let profile = try SystemProfile(changing: ["widgets.stackWidgets": .number(3), "activities.activitiesPerApp": .number(1)])
            let again = try DeviceJournal(folder: folder.url, profile: profile, empty: RandomDay.empty, at: RandomDay.start)
            #expect(!again.isNew)
            #expect(again.system.first.profile.stack.mostWidgets == 3)
            #expect(again.system.second.activities.rules.activitiesPerApp == 1)
        }

        @Test func `keeps everything it acknowledged when its process is killed at any moment`() throws {
            let kills = Int(ProcessInfo.processInfo.environment["ISLET_JOURNAL_KILLS"] ?? "") ?? 20
            var random = SeededRandom(seed: 11)
            var acknowledged = (step: 0, events: 0)
            for _ in 0..<kills {
                let lines = try ChildProcess.killed(
                    ["random", folder.url.path, "7", "100000"], afterLines: Int.random(in: 1...40, using: &random),
                    microseconds: UInt32.random(in: 0...3000, using: &random))
                if let last = lines.last {
                    let numbers = last.split(separator: " ").compactMap { Int($0) }
                    try #require(numbers.count == 2)
                    acknowledged = (numbers[0], numbers[1])
                }
                let journal = try DeviceJournal(folder: folder.url, empty: RandomDay.empty, at: RandomDay.start)
                let day = try RandomDay(in: journal, seed: 7)
                #expect(day.step == acknowledged.step || day.step == acknowledged.step + 1)
                let count = try journal.ledgerCount()
                #expect(count >= acknowledged.events)
                #expect(try journal.ledger().events.count == count)
            }
            let steps = try RandomDay(in: DeviceJournal(folder: folder.url, empty: RandomDay.empty, at: RandomDay.start), seed: 7).step
            #expect(steps >= kills)
            try check(steps: steps, seed: 7)
        }

        @Test func `what cannot be kept did not happen`() throws {
            let journal = try DeviceJournal(folder: folder.url, empty: RandomDay.empty, at: RandomDay.start)
            var day = RandomDay(seed: 3)
            for _ in 0..<20 { try day.happen(in: journal) }
            let before = try JournalCoding.encode(journal.system.first)
            try folder.refuseWrites()
            #expect(throws: DeviceStoreError.self) { try day.happen(in: journal) }
            #expect(try JournalCoding.encode(journal.system.first) == before)
            #expect(day.step == 20)
        }

        @Test func `keeps whole states now and then, and what happened since`() throws {
            do {
                let journal = try DeviceJournal(folder: folder.url, empty: RandomDay.empty, at: RandomDay.start)
                var day = RandomDay(seed: 9)
                for _ in 0..<600 { try day.happen(in: journal) }
            }
            let steps = try DeviceStore(folder: folder.url).steps().count
            #expect((1...256).contains(steps))
            try check(steps: 600, seed: 9)
        }

        @Test func `a step that cannot be read is damage`() throws {
            do { _ = try DeviceJournal(folder: folder.url, empty: RandomDay.empty, at: RandomDay.start) }
            do { try DeviceStore(folder: folder.url).commit(DeviceChange(step: Data("{}".utf8))) }
            let error = #expect(throws: DeviceStoreError.self) { try DeviceJournal(folder: folder.url, empty: RandomDay.empty, at: RandomDay.start) }
            guard case .damaged = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }

        @Test func `a state that cannot be read is damage, and is left as it is`() throws {
            do {
                let store = try DeviceStore(folder: folder.url)
                try store.commit(DeviceChange(documents: ["widgets": Data("{}".utf8), "activities": Data("{}".utf8), "time": Data("0".utf8)]))
            }
            let error = #expect(throws: DeviceStoreError.self) { try DeviceJournal(folder: folder.url, empty: RandomDay.empty, at: RandomDay.start) }
            guard case .damaged = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try DeviceStore(folder: folder.url).documents()["widgets"] == Data("{}".utf8))
        }
    }
}
