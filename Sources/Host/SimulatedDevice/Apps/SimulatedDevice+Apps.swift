import Activities
import DeviceHost
import DeviceSystem
import ExtensionProtocol
import Foundation
import Host
import Ledger
import Simulation
import Snapshot
import WidgetSystem

/// What happens to apps. Their code runs where the device has it; the machines are told in any case.
extension SimulatedDevice {
    /// Whether the app's own code runs.
    public func hasCode(_ app: String) -> Bool { apps[app]?.launch != nil }

    /// Whether the app's code runs in the foreground.
    public func isInFront(_ app: String) -> Bool { foreground == app }

    /// Brings an app to the foreground; one whose code runs goes to the background for it.
    public func openApp(_ identifier: String, url: String?) {
        if let other = foreground, other != identifier { leaveForeground(other) }
        setForeground(identifier, true)
        guard hasCode(identifier) else { return }
        foreground = identifier
        start(identifier, .appOpened, detail: url.map { .text($0) }) {
            $0.suspension = nil
        } telling: {
            url.map { .openURL(AppURL($0)) } ?? .activate(in: nil)
        }
    }

    /// Sends an app to the background, as a swipe up does.
    public func leaveForeground(_ identifier: String) {
        setForeground(identifier, false)
        guard foreground == identifier else { return }
        foreground = nil
        guard let process = processes[identifier] else { return }
        recordApp(.appInBackground, identifier)
        attempt(identifier) { () throws(ExtensionFailure) in try process.tell(.enterBackground) }
        process.suspension = now.addingTimeInterval(rules.suspendSeconds)
    }

    /// Starts an app, or wakes it, without its interface: the system has something for it.
    public func wakeApp(_ identifier: String, because reason: LedgerReason) {
        guard hasCode(identifier), foreground != identifier else { return }
        start(identifier, .appWoken, because: reason) {
            $0.suspension = self.now.addingTimeInterval(self.rules.suspendSeconds)
        } telling: {
            .launchInBackground
        }
    }

    /// Ends an app, as a swipe in the app switcher does. One that runs is told before.
    public func killApp(_ identifier: String) {
        let isSuspended = processes[identifier]?.isSuspended ?? true
        leaveForeground(identifier)
        guard let process = processes[identifier] else { return }
        if !isSuspended {
            attempt(identifier) { () throws(ExtensionFailure) in try process.tell(.terminate) }
            settleApps()
        }
        end(identifier, because: LedgerReason("swiped-away"))
    }

    /// Somebody uses a control of the app in the foreground.
    public func use(_ control: AppControlReference, _ gesture: AppGesture, in identifier: String) {
        guard let process = processes[identifier], foreground == identifier else {
            return note([.warning(.appEventNotTaken, "\(identifier) is not in the foreground: nobody can use it")], of: identifier)
        }
        attempt(identifier) { () throws(ExtensionFailure) in try process.tell(.use(control, gesture)) }
    }

    /// The device is locked: the app on the screen goes to the background, and comes back when it is unlocked.
    public func lock() {
        let app = foreground
        if let app { leaveForeground(app) }
        lockedApp = app
        schedule(.locked, at: now)
        schedule(.ledger(.deviceLocked), at: now)
    }

    public func unlock() {
        schedule(.unlocked, at: now)
        guard let app = lockedApp else { return }
        lockedApp = nil
        openApp(app, url: nil)
    }

    /// The device starts again: every process is gone.
    public func restart() {
        if let app = foreground {
            foreground = nil
            schedule(.ledger(.appLeftForeground(app)), at: now)
        }
        lockedApp = nil
        for app in processes.keys.sorted() { end(app, because: LedgerReason("restart")) }
        schedule(.restarted, at: now)
    }

    /// Ends the app's process because another version of it is installed, or none.
    public func replaceApp(_ identifier: String, because reason: LedgerReason) {
        if foreground == identifier { leaveForeground(identifier) }
        end(identifier, because: reason)
    }

    // MARK: Processes

    private func setForeground(_ app: String, _ isActive: Bool) {
        schedule(.session(.foreground, app: app, isActive: isActive), at: now)
        schedule(.ledger(isActive ? .appCameToForeground(app) : .appLeftForeground(app)), at: now)
    }

    private func start(
        _ identifier: String, _ action: LedgerAction, because reason: LedgerReason? = nil, detail: LedgerDetail? = nil,
        prepare: (SimulatedAppProcess) -> Void, telling event: () -> AppEvent
    ) {
        guard var launch = apps[identifier]?.launch else { return }
        launch.system = listener.map { .socket(path: $0.path) }
        let known = processes[identifier]
        let state: LedgerReason? = known == nil ? .launched : known?.isSuspended == true ? .resumed : nil
        recordApp(action, identifier, because: reason ?? state, detail: detail)
        attempt(identifier) { () throws(ExtensionFailure) in
            let process = if let known { known } else { try SimulatedAppProcess(launch, at: now) }
            processes[identifier] = process
            if process.isSuspended {
                process.resume()
                _ = try process.pass(to: now, within: quietSeconds) { answered($0, by: identifier) }
            }
            prepare(process)
            try process.tell(event())
        }
    }

    /// Ends an app that runs, and says why.
    func end(_ identifier: String, because reason: LedgerReason) {
        guard let process = processes.removeValue(forKey: identifier) else { return }
        process.end()
        passOn(process)
        recordApp(.appEnded, identifier, because: reason)
    }

    /// Does something with an app's process; a failure is the end of it.
    func attempt(_ identifier: String, _ work: () throws(ExtensionFailure) -> Void) {
        do throws(ExtensionFailure) {
            try work()
        } catch {
            note([error.diagnostic(while: identifier)], of: identifier)
            end(afterFailure: identifier, because: LedgerReason(error.code.rawValue))
        }
    }

    func end(afterFailure identifier: String, because reason: LedgerReason) {
        if processes[identifier] == nil { recordApp(.appEnded, identifier, because: reason) }
        end(identifier, because: reason)
        guard foreground == identifier else { return }
        foreground = nil
        setForeground(identifier, false)
    }

    func suspendApps(at time: Date) {
        for (identifier, process) in processes.sorted(by: { $0.key < $1.key }) {
            guard let date = process.suspension, date <= time else { continue }
            process.suspend()
            recordApp(.appSuspended, identifier)
        }
    }

    func passOn(_ process: SimulatedAppProcess) {
        let (output, errors) = process.newLines()
        for line in output { recordApp(.appWrote, process.identifier, detail: .text(line)) }
        for line in errors { onError(process.identifier, line) }
    }

    private func recordApp(_ action: LedgerAction, _ app: String, because reason: LedgerReason? = nil, detail: LedgerDetail? = nil) {
        settleMachines()
        record(LedgerEvent(action, LedgerSubject(.app, app), at: now, because: reason, detail: detail))
    }
}
