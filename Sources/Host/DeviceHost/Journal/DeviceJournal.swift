import DeviceStore
import DeviceSystem
import Foundation
import Ledger
import Simulation
import WidgetSystem

/// A device's machines with their storage: what an event changes is kept before anybody learns of it.
///
/// Every step is one transaction of the changed states and the new events of the ledger. A step that cannot be kept did not happen.
/// Belongs to one thread at a time.
public final class DeviceJournal {
    /// What came of a step that is kept.
    public struct Step: Sendable {
        public var actions: [DeviceSystem.Action]
        public var events: [LedgerEvent]
    }

    enum Key {
        static let widgets = "widgets"
        static let activities = "activities"
        static let time = "time"
    }

    public private(set) var system: DeviceSystem
    /// The last moment that is kept.
    public private(set) var latest: Date
    /// Whether the storage was empty.
    public let isNew: Bool

    private let store: DeviceStore
    private var kept: [String: Data]
    private var output = MachineOutput<DeviceSystem.Action>()

    /// Opens the storage in the folder, which must exist.
    ///
    /// - Parameter empty: The machines of a device without any past.
    public init(folder: URL, empty: @autoclosure () -> DeviceSystem, at time: Date) throws(DeviceStoreError) {
        store = try DeviceStore(folder: folder)
        kept = try store.documents()
        let path = folder.appendingPathComponent(DeviceStore.fileName).path
        guard let widgets = kept[Key.widgets], let activities = kept[Key.activities], let date = kept[Key.time] else {
            isNew = true
            latest = time
            system = empty()
            try keep(system, at: time, [:], [])
            return
        }
        do {
            isNew = false
            latest = try JournalCoding.decode(Date.self, from: date)
            system = DeviceSystem(
                try JournalCoding.decode(WidgetSystem.self, from: widgets), try JournalCoding.decode(ActivitySystem.self, from: activities))
        } catch {
            throw .damaged(file: path, reason: "what the device remembers cannot be read: \(error)")
        }
    }

    /// When the machines change by themselves next.
    public var nextDue: Date? { system.nextDue }

    /// Does what is due at `time`, takes the events in, and keeps all of it with the documents of the host.
    ///
    /// - Parameters:
    ///   - lines: Lines that no machine writes.
    ///   - documents: States of the host after these actions, by key; nil removes one.
    public func handle(
        _ events: [DeviceSystem.Event] = [], at time: Date, recording lines: [LedgerEvent] = [],
        keeping documents: ([DeviceSystem.Action]) -> [String: Data?] = { _ in [:] }
    ) throws(DeviceStoreError) -> Step {
        let before = system
        let time = max(time, latest)
        output.clear()
        if let due = system.nextDue, due <= time { system.advance(to: time, into: &output) }
        for event in events { system.handle(event, at: time, into: &output) }
        let step = Step(actions: output.actions, events: output.events + lines)
        let documents = documents(step.actions)
        if events.isEmpty, step.events.isEmpty, step.actions.isEmpty, time == latest { return step }
        do throws(DeviceStoreError) {
            try keep(system, at: time, documents, step.events)
        } catch {
            system = before
            throw error
        }
        return step
    }

    /// A state that was kept with a step.
    public func document(_ key: String) -> Data? { kept[key] }

    public func ledger(from first: Int = 1) throws(DeviceStoreError) -> Ledger { try store.ledger(from: first) }

    public func ledgerCount() throws(DeviceStoreError) -> Int { try store.ledgerCount() }

    private func keep(_ system: DeviceSystem, at time: Date, _ documents: [String: Data?], _ events: [LedgerEvent]) throws(DeviceStoreError) {
        var all = documents
        do {
            all[Key.widgets] = try JournalCoding.encode(system.first)
            all[Key.activities] = try JournalCoding.encode(system.second)
            all[Key.time] = try JournalCoding.encode(time)
        } catch {
            throw .refused(file: DeviceStore.fileName, reason: "what the device remembers cannot be written: \(error)")
        }
        let changed = all.filter { kept[$0.key] != $0.value }
        try store.commit(DeviceChange(documents: changed, events: events))
        for (key, value) in changed { kept[key] = value }
        latest = time
    }
}
