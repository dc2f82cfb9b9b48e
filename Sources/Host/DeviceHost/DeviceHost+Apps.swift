import Activities
import DeviceSystem
import ExtensionProtocol
import Foundation
import Host
import Simulation
import Ledger
import WidgetSystem

/// Apps on the device, in the foreground and in the background.
extension DeviceHost {
    /// Installs an app, or updates it where the device has another version. Answers whether it was not there before.
    @discardableResult
    public func install(_ app: HostedApp) throws(DeviceHostError) -> Bool {
        apps[app.identifier] = app
        for program in app.extensions { extensionWorkers[program.identifier] = try ExtensionWorker(program, mailbox: mailbox, archives: archives) }
        if let launch = app.launch { appWorkers[app.identifier] = try AppWorker(launch, mailbox: mailbox) }
        let known = system.first.installedApp(app.identifier)
        var events: [DeviceSystem.Event] = [.second(.ledger(.installed(app.activities)))]
        if known != app.description { events.append(.first(.installed(app.description))) }
        try take(events, at: now)
        return known == nil
    }

    /// A person opens the app, leaves it, and places its widgets, which the gallery offers from then on.
    public func place(_ placements: [WidgetPlacement], of app: String) throws(DeviceHostError) {
        let visit: [DeviceSystem.Event] = [true, false].map { .first(.session(.foreground, app: app, isActive: $0)) }
        try take(visit + placements.map { .first(.placed($0)) }, at: now)
    }

    /// Something happens to the device. Only on the thread that runs it; see `HostHandle.carryOut`.
    public func happen(_ event: DeviceSystem.Event) throws(DeviceHostError) { try take([event], at: now) }

    /// Somebody uses a control of an app's window. An app that does not run has none.
    public func use(_ control: AppControlReference, _ gesture: AppGesture, of app: String) {
        appWorkers[app]?.send(.use(control, gesture), starts: false)
    }

    /// The person leaves an app; one that is not in the foreground stays where it is.
    public func sendToBackground(_ app: String) throws(DeviceHostError) {
        if state.foreground == app { try leaveForeground(app) }
    }

    /// Brings an app to the foreground; the one that was there goes to the background.
    package func openApp(_ identifier: String, url: String? = nil) throws(DeviceHostError) {
        guard let app = apps[identifier] else {
            return note([.warning(.unknownApp, "\(identifier) is not on this device: it cannot be opened")], of: identifier)
        }
        if let other = state.foreground, other != identifier { try leaveForeground(other) }
        if state.foreground != identifier {
            state.foreground = identifier
            try take([.first(.session(.foreground, app: identifier, isActive: true)), .second(.ledger(.appCameToForeground(identifier)))], at: now)
        }
        guard app.launch != nil else { return }
        appWorkers[identifier]?.send(url.map { .openURL(AppURL($0)) } ?? .activate(in: nil), starts: true)
    }

    /// Sends the app in the foreground to the background, as a swipe up does.
    func leaveForeground(_ identifier: String) throws(DeviceHostError) {
        state.foreground = nil
        try take(Self.leaving(identifier), at: now)
        appWorkers[identifier]?.send(.enterBackground, starts: false)
    }

    private static func leaving(_ app: String) -> [DeviceSystem.Event] {
        [.first(.session(.foreground, app: app, isActive: false)), .second(.ledger(.appLeftForeground(app)))]
    }

    func appEnded(_ identifier: String, _ failure: ExtensionFailure) throws(DeviceHostError) {
        note([failure.diagnostic(while: identifier)], of: identifier)
        let line = LedgerEvent(.appEnded, LedgerSubject(.app, identifier), at: now, because: LedgerReason(failure.code.rawValue))
        let wasInForeground = state.foreground == identifier
        if wasInForeground { state.foreground = nil }
        let events: [DeviceSystem.Event] = wasInForeground ? Self.leaving(identifier) : []
        try take(events, at: now, recording: [line])
    }

    func endPrograms() {
        for worker in appWorkers.values { worker.endNow() }
        for worker in extensionWorkers.values { worker.endNow() }
        connections = [:]
    }
}

/// What happens to an app's process, as the ledger names it.
extension LedgerAction {
    public static var appEnded: LedgerAction { LedgerAction("app-ended") }
    /// An extension's process was ended, or ended itself.
    public static var extensionEnded: LedgerAction { LedgerAction("extension-ended") }
    /// The views of an activity were archived.
    public static var archived: LedgerAction { LedgerAction("archived") }
    public static var archiveFailed: LedgerAction { LedgerAction("archive-failed") }
}
