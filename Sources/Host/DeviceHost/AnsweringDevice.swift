import Activities
import DeviceSystem
import ExtensionProtocol
import Foundation
import Ledger
import Simulation
import Snapshot

/// A device that programs are connected to, in real time or on a virtual clock. What it answers and tells them is the same.
package protocol AnsweringDevice: AnyObject {
    var system: DeviceSystem { get }
    /// The device's time.
    var now: Date { get }
    /// What is installed, by bundle identifier.
    var apps: [String: HostedApp] { get }
    /// The programs that are connected.
    var connections: [Int32: ProgramConnection] { get }

    /// Lets events happen to the machines; answers what they want done, after that was begun.
    @discardableResult
    func take(_ events: [DeviceSystem.Event], at time: Date, recording lines: [LedgerEvent]) throws(DeviceHostError) -> [DeviceSystem.Action]
    /// Brings an app to the foreground.
    func openApp(_ identifier: String, url: String?) throws(DeviceHostError)
    func note(_ found: [SnapshotDiagnostic], of program: String)
    /// An identifier that no activity has had.
    func makeActivityIdentifier() -> String
}

extension AnsweringDevice {
    @discardableResult
    func take(_ events: [DeviceSystem.Event], at time: Date) throws(DeviceHostError) -> [DeviceSystem.Action] {
        try take(events, at: time, recording: [])
    }

    /// Tells an app's programs what happened to its Live Activities.
    package func notify(_ action: ActivityAction, app: String?) {
        switch action {
        case .changed(let record, _): tell(record.app, .activity(record))
        case .permissions(let permissions, let app): tell(app, .permissions(permissions))
        case .refused, .alert, .needsPushToken, .found: break
        }
    }

    private func tell(_ app: String, _ notice: ActivityNotice) {
        let listeners = connections.values.filter { $0.app == app }
        guard !listeners.isEmpty else { return }
        do {
            let data = try JournalCoding.encode(notice)
            for connection in listeners { connection.send(.event(.activity(notice: data))) }
        } catch {
            note([.error(.systemChannel, "a notice to \(app) cannot be written: \(error)")], of: app)
        }
    }
}

extension DeviceHost: AnsweringDevice {
    package func makeActivityIdentifier() -> String { UUID().uuidString }
}
