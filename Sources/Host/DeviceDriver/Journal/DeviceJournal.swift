import DeviceStore
import DeviceSystem
import Foundation
import IsletModel
import Ledger
import Simulation
import WidgetSystem

/// A device's machines with their storage: what an event changes is kept before anybody learns of it.
///
/// Every step is one transaction: what happened, the new events of the ledger and the host's changed documents. The machines' whole
/// states are kept now and then; opened again, the machines take in what happened since, which leads to the same states.
/// A step that cannot be kept did not happen. A journal in memory takes the same steps and keeps none. Belongs to one thread at a time.
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

    /// Steps between two keepings of the whole states.
    static let stepsPerState = 256

    /// What happened at a moment.
    private struct KeptStep: Codable {
        var time: Date
        var events: [DeviceSystem.Event]
    }

    /// Nil where nothing outlives the process.
    private let store: DeviceStore?
    private var lines = Ledger()
    private let keepsLedger: Bool
    private var openSteps = 0
    private var kept: [String: Data]
    private var output = MachineOutput<DeviceSystem.Action>()

    /// Opens the storage in the folder, which must exist.
    ///
    /// - Parameter empty: The machines of a device without any past.
    /// - Parameter profile: The rules from now on, for a device that was kept too.
    public init(
        folder: URL, profile: SystemProfile = .standard, empty: @autoclosure () -> DeviceSystem, at time: Date
    ) throws(DeviceStoreError) {
        let store = try DeviceStore(folder: folder)
        self.store = store
        keepsLedger = true
        kept = try store.documents()
        let path = folder.appendingPathComponent(DeviceStore.fileName).path
        guard let widgets = kept[Key.widgets], let activities = kept[Key.activities], let date = kept[Key.time] else {
            isNew = true
            latest = time
            system = empty()
            try keep(KeptStep(time: time, events: []), [:], [], in: store)
            return
        }
        isNew = false
        let steps = try store.steps()
        do {
            latest = try JournalCoding.decode(Date.self, from: date)
            system = DeviceSystem(
                try JournalCoding.decode(WidgetSystem.self, from: widgets, rules: profile.widgets),
                try JournalCoding.decode(ActivitySystem.self, from: activities))
            for step in steps { takeIn(try JournalCoding.decode(KeptStep.self, from: step)) }
            var activities = system.second
            activities.follow(profile.activities)
            system = DeviceSystem(system.first, activities)
        } catch {
            throw .damaged(file: path, reason: "what the device remembers cannot be read: \(error)")
        }
        openSteps = steps.count
    }

    /// Remembers in memory alone, from an empty device on.
    public init(_ system: DeviceSystem, at time: Date, keepsLedger: Bool = true) {
        store = nil
        self.keepsLedger = keepsLedger
        kept = [:]
        isNew = true
        latest = time
        self.system = system
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
        let time = max(time, latest)
        let kept = KeptStep(time: time, events: events)
        guard let store else {
            takeIn(kept)
            if keepsLedger { self.lines.append(contentsOf: output.events + lines) }
            return Step(actions: output.actions, events: output.events + lines)
        }
        let before = system
        let last = latest
        takeIn(kept)
        let step = Step(actions: output.actions, events: output.events + lines)
        let documents = documents(step.actions)
        if events.isEmpty, step.events.isEmpty, step.actions.isEmpty, time == last { return step }
        do throws(DeviceStoreError) {
            try keep(kept, documents, step.events, in: store)
        } catch {
            system = before
            latest = last
            throw error
        }
        return step
    }

    /// A state that was kept with a step.
    public func document(_ key: String) -> Data? { kept[key] }

    public func ledger(from first: Int = 1) throws(DeviceStoreError) -> Ledger {
        if let store { return try store.ledger(from: first) }
        return Ledger(Array(lines.events.dropFirst(first - 1)))
    }

    public func ledgerCount() throws(DeviceStoreError) -> Int { try store?.ledgerCount() ?? lines.events.count }

    private func takeIn(_ step: KeptStep) {
        output.clear()
        if let due = system.nextDue, due <= step.time { system.advance(to: step.time, into: &output) }
        for event in step.events { system.handle(event, at: step.time, into: &output) }
        latest = step.time
    }

    private func keep(
        _ step: KeptStep, _ documents: [String: Data?], _ events: [LedgerEvent], in store: DeviceStore
    ) throws(DeviceStoreError) {
        let isWhole = kept.isEmpty || openSteps >= Self.stepsPerState
        var change = DeviceChange(documents: documents, events: events, takesInSteps: isWhole)
        do {
            if isWhole {
                change.documents[Key.widgets] = try JournalCoding.encode(system.first)
                change.documents[Key.activities] = try JournalCoding.encode(system.second)
                change.documents[Key.time] = try JournalCoding.encode(step.time)
            } else {
                change.step = try JournalCoding.encode(step)
            }
        } catch {
            throw .refused(file: DeviceStore.fileName, reason: "what the device remembers cannot be written: \(error)")
        }
        change.documents = change.documents.filter { kept[$0.key] != $0.value }
        try store.commit(change)
        openSteps = isWhole ? 0 : openSteps + 1
        for (key, value) in change.documents { kept[key] = value }
    }
}
