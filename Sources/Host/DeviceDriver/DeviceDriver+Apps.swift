import Activities
import DeviceSystem
import ExtensionProtocol
import Foundation
import Host
import IsletModel
import Ledger
import Simulation
import Snapshot
import WidgetSystem

/// Apps on the device, in the foreground and in the background. Their code runs where the device has it; the machines are told in any case.
extension DeviceDriver {
    /// Installs an app, or updates it where the device has another version. Answers whether it was not there before.
    @discardableResult
    public func install(_ app: HostedApp) throws(DeviceDriverError) -> Bool {
        apps[app.identifier] = app
        for program in app.extensions {
            var program = program
            program.launch.system = address
            try processes.install(program)
        }
        if var launch = app.launch {
            launch.system = address
            try processes.install(launch)
        }
        let known = system.first.installedApp(app.identifier)
        var events: [DeviceSystem.Event] = [.second(.ledger(.installed(app.activities)))]
        if known != app.description { events.insert(.first(.installed(app.description)), at: 0) }
        try take(events)
        try tellPushTokens(of: app.identifier)
        return known == nil
    }

    /// Installs another version of an app, which offers other widgets.
    public func update(_ description: AppDescription) throws(DeviceDriverError) {
        try replace(description.bundleIdentifier, because: LedgerReason("updated"))
        apps[description.bundleIdentifier]?.description = description
        try take([.first(.installed(description))])
    }

    public func uninstall(_ identifier: String) throws(DeviceDriverError) {
        try replace(identifier, because: LedgerReason("removed"))
        try take([.first(.uninstalled(app: identifier))])
        apps[identifier] = nil
    }

    /// Ends the app's processes because another version of it is installed, or none.
    private func replace(_ identifier: String, because reason: LedgerReason) throws(DeviceDriverError) {
        try leaveForeground(identifier)
        try end(identifier, because: reason)
        for program in apps[identifier]?.extensions ?? [] { processes.end(extension: program.identifier) }
    }

    /// A person opens the app, leaves it, and places its widgets, which the gallery offers from then on.
    public func place(_ placements: [WidgetPlacement], of app: String) throws(DeviceDriverError) {
        let visit: [DeviceSystem.Event] = [true, false].map { .first(.session(.foreground, app: app, isActive: $0)) }
        try take(visit + placements.map { .first(.placed($0)) })
    }

    /// Whether the app's own code runs.
    public func hasCode(_ app: String) -> Bool { apps[app]?.launch != nil }

    /// Whether the app is on the screen.
    public func isInForeground(_ app: String) -> Bool { state.foreground == app }

    // MARK: What a person does

    /// Brings an app to the foreground; the one that was there goes to the background.
    public func openApp(_ identifier: String, url: String? = nil) throws(DeviceDriverError) {
        guard apps[identifier] != nil else {
            return note([.warning(.unknownApp, "\(identifier) is not on this device: it cannot be opened")], of: identifier)
        }
        if let other = state.foreground, other != identifier { try leaveForeground(other) }
        if state.foreground != identifier {
            state.foreground = identifier
            try take([.first(.session(.foreground, app: identifier, isActive: true)), .second(.ledger(.appCameToForeground(identifier)))])
        }
        state.swipedAwayApps?.remove(identifier)
        guard hasCode(identifier) else { return }
        let screen = apps[identifier]?.screen
        try start(identifier, .appOpened, telling: url.map { .openURL(AppURL($0)) } ?? onlooker.activation(in: screen), detail: url.map { .text($0) })
        lives[identifier]?.suspension = nil
    }

    /// Sends an app to the background, as a swipe up does; one that is not in the foreground stays where it is.
    public func leaveForeground(_ identifier: String) throws(DeviceDriverError) {
        guard state.foreground == identifier else { return }
        state.foreground = nil
        try take(Self.leaving(identifier))
        guard lives[identifier] != nil else { return }
        try recordApp(.appInBackground, identifier)
        processes.tell(identifier, .enterBackground, starts: false, at: now)
        suspendLater(identifier)
    }

    /// Ends an app, as a swipe in the app switcher does. One that runs is told before.
    public func killApp(_ identifier: String) throws(DeviceDriverError) {
        let isSuspended = lives[identifier]?.isSuspended ?? true
        try leaveForeground(identifier)
        if !isSuspended {
            processes.tell(identifier, .terminate, starts: false, at: now)
            try settleApps()
        }
        try end(identifier, because: LedgerReason("swiped-away"))
        state.swipedAwayApps = (state.swipedAwayApps ?? []).union([identifier])
    }

    /// Somebody uses a control of the app in the foreground.
    public func use(_ control: AppControlReference, _ gesture: AppGesture, in identifier: String) {
        guard lives[identifier] != nil, state.foreground == identifier else {
            return note([.warning(.appEventNotTaken, "\(identifier) is not in the foreground: nobody can use it")], of: identifier)
        }
        processes.tell(identifier, .use(control, gesture), starts: false, at: now)
    }

    /// Somebody touches the app in the foreground.
    public func touch(_ touch: AppTouch, in identifier: String) {
        guard lives[identifier] != nil, state.foreground == identifier else { return }
        processes.tell(identifier, .touch(touch), starts: false, at: now)
    }

    // MARK: What the system does

    /// Starts an app, or wakes it, without its interface: the system has something for it.
    public func wakeApp(_ identifier: String, because reason: LedgerReason) throws(DeviceDriverError) {
        guard hasCode(identifier), state.foreground != identifier else { return }
        try start(identifier, .appWoken, because: reason, telling: .launchInBackground)
        suspendLater(identifier)
    }

    private func suspendLater(_ identifier: String) {
        guard lives[identifier]?.intents == 0 else { return }
        lives[identifier]?.suspension = now.addingTimeInterval(rules.suspendSeconds)
    }

    func suspendApps(at time: Date) throws(DeviceDriverError) {
        for (identifier, life) in lives.sorted(by: { $0.key < $1.key }) {
            guard let date = life.suspension, date <= time else { continue }
            lives[identifier]?.suspension = nil
            lives[identifier]?.isSuspended = true
            processes.suspend(identifier)
            try recordApp(.appSuspended, identifier)
        }
    }

    /// An intent begins, or has ended, in the app.
    func countIntent(in identifier: String, _ change: Int) {
        guard let life = lives[identifier] else { return }
        lives[identifier]?.intents = life.intents + change
        lives[identifier]?.suspension = nil
        if state.foreground != identifier, !life.isSuspended { suspendLater(identifier) }
    }

    private func start(
        _ identifier: String, _ action: LedgerAction, because reason: LedgerReason? = nil, telling event: AppEvent, detail: LedgerDetail? = nil
    ) throws(DeviceDriverError) {
        let life = lives[identifier]
        let beginning: LedgerReason? = life == nil ? .launched : life?.isSuspended == true ? .resumed : nil
        try recordApp(action, identifier, because: reason ?? beginning, detail: detail)
        lives[identifier] = AppLife(intents: life?.intents ?? 0)
        if life?.isSuspended == true { processes.resume(identifier) }
        processes.tell(identifier, event, starts: true, at: now)
    }

    /// Ends an app that runs, and says why.
    func end(_ identifier: String, because reason: LedgerReason) throws(DeviceDriverError) {
        guard lives.removeValue(forKey: identifier) != nil else { return }
        processes.end(app: identifier)
        try recordApp(.appEnded, identifier, because: reason)
    }

    private static func leaving(_ app: String) -> [DeviceSystem.Event] {
        [.first(.session(.foreground, app: app, isActive: false)), .second(.ledger(.appLeftForeground(app)))]
    }

    // MARK: What processes do

    func appEnded(_ identifier: String, because code: String, _ found: [SnapshotDiagnostic]) throws(DeviceDriverError) {
        note(found, of: identifier)
        try forgetAppPushes(of: identifier, because: code)
        guard lives.removeValue(forKey: identifier) != nil else { return }
        try recordApp(.appEnded, identifier, because: LedgerReason(code))
        guard state.foreground == identifier else { return }
        state.foreground = nil
        try take(Self.leaving(identifier))
    }

    func wrote(_ lines: [String], isError: Bool, by program: String) throws(DeviceDriverError) {
        for line in lines { report(.output(program: program, line: line, isError: isError)) }
        guard !isError, apps[program] != nil, !lines.isEmpty else { return }
        let subject = LedgerSubject(.app, program)
        let now = now
        try take([], at: now, recording: lines.map { LedgerEvent(.appWrote, subject, at: now, detail: .text($0)) })
    }

    func answered(_ answer: AppAnswer, by app: String) throws(DeviceDriverError) {
        note(answer.diagnostics, of: app)
        if let push = answer.push, let arrival = appPushes.removeValue(forKey: push) { return try appAnswered(arrival, answer.outcome) }
        let problem: String
        switch answer.outcome {
        case .done, .timedOut: return
        case .notHandled(let reason), .notUsable(let reason): problem = reason
        case .noSuchControl:
            let names = answer.status.controls.map { $0.identifier ?? $0.title }
            problem = "the window has no such control" + (names.isEmpty ? "" : "; it has \(names.map { "“\($0)”" }.joined(separator: ", "))")
        }
        note([.warning(.appEventNotTaken, "\(app): \(problem)")], of: app)
    }

    private func recordApp(
        _ action: LedgerAction, _ app: String, because reason: LedgerReason? = nil, detail: LedgerDetail? = nil
    ) throws(DeviceDriverError) {
        try record(LedgerEvent(action, LedgerSubject(.app, app), at: now, because: reason, detail: detail))
    }
}
