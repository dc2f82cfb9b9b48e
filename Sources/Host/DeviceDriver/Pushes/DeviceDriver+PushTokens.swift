import Activities
import DeviceSystem
import ExtensionProtocol
import Foundation
import IsletModel
import Ledger
import PushService
import WidgetSystem

/// The tokens of a device: who has one, and who is told.
extension DeviceDriver {
    /// Every token that reaches something on the device now.
    ///
    /// - Parameter device: What the push service calls the device.
    public func pushTokens(of device: String) -> [DeviceToken] {
        var tokens: [DeviceToken] = []
        func add(_ token: Data, _ app: String, _ use: DeviceToken.Use) {
            tokens.append(DeviceToken(token, app: app, use: use, device: device))
        }
        for app in apps.keys.sorted() {
            if !hasCode(app) || state.registeredApps?.contains(app) == true { add(pushToken(PushTokens.app, of: app), app, .app) }
            if takesWidgetPushes(app) { add(pushToken(PushTokens.widgets, of: app), app, .widgets) }
            for control in controls where control.app == app && takesPushes(control) { add(pushToken(of: control), app, .control(control.id)) }
            guard system.second.activities.permissions(of: app).areActivitiesEnabled else { continue }
            for type in attributesTypes(of: app) { add(pushToken(type, of: app), app, .start(attributesType: type)) }
        }
        for record in system.second.activities.records where record.phase.isOngoing {
            if let token = record.pushToken { add(token, record.app, .activity(record.id)) }
        }
        return tokens
    }

    /// Why a token of the device is of no use any more, as the end of a sentence; nil where the device does not know.
    public func reasonForEnd(of use: DeviceToken.Use, in app: String) -> String? {
        guard apps[app] != nil else { return "\(app) was removed from the device" }
        switch use {
        case .app: return "the app has unregistered from pushes"
        case .widgets, .control: return "the app has no such widgets or controls any more"
        case .start: return "Live Activities are switched off for the app"
        case .activity(let id):
            let isOngoing = system.second.activities[id]?.phase.isOngoing ?? false
            return isOngoing ? "the device was given another one for the same use" : activityEnds[id] ?? "the activity is gone"
        }
    }

    /// Remembers why an activity takes no pushes any more.
    func noteEnd(of record: ActivityRecord) {
        guard !record.phase.isOngoing, activityEnds[record.id] == nil else { return }
        if activityEnds.count >= Self.rememberedEnds { activityEnds = [:] }
        activityEnds[record.id] = reasonForEnd(of: record)
    }

    private static let rememberedEnds = 512

    func noteSwipes(among events: [DeviceSystem.Event]) {
        for case .second(.ledger(.swipedAway(let id))) in events where system.second.activities[id]?.phase.isOngoing == true {
            activityEnds[id] = "the person swiped the activity away"
        }
    }

    private func reasonForEnd(of record: ActivityRecord) -> String {
        let age = (record.endedAt ?? now).timeIntervalSince(record.startedAt ?? now)
        guard age >= system.second.activities.rules.activeSeconds else { return "the activity has ended" }
        return "the system ended the activity after \(Int(age / 3600)) hours; nobody swiped it away"
    }

    /// Channels that activities listen to, with their apps.
    public var pushChannels: Set<DeviceChannel> {
        Set(
            system.second.activities.records.compactMap { record in
                guard case .channel(let channel)? = record.push, record.phase.isOngoing else { return nil }
                return DeviceChannel(identifier: channel, app: record.app)
            })
    }

    func pushToken(_ name: String, of app: String) -> Data {
        let count = name == PushTokens.app ? PushTokens.appTokenBytes : system.second.activities.rules.pushTokenBytes
        return PushTokens.token(for: "\(app) \(name)", bytes: count)
    }

    private func pushToken(of control: DeviceControl) -> Data { pushToken("control \(control.id)", of: control.app) }

    func takesWidgetPushes(_ app: String) -> Bool { apps[app]?.extensions.contains { $0.bundle.takesWidgetPushes == true } ?? false }

    private func takesPushes(_ control: DeviceControl) -> Bool {
        let program = apps[control.app]?.extensions.first { $0.identifier == control.program }
        return program?.bundle.pushedControls?.contains(control.kind) ?? false
    }

    /// The app's controls, with the tokens of those that take pushes.
    func placedControls(of app: String) -> [PlacedControlInfo] {
        controls.filter { $0.app == app }.map { control in
            PlacedControlInfo(
                kind: control.kind, token: takesPushes(control) ? pushToken(of: control) : nil,
                configuration: control.configuration.flatMap { IntentValues(configuration: $0) })
        }
    }

    func registerForPushes(_ app: String, _ isRegistered: Bool) throws(DeviceDriverError) -> Data? {
        var registered = state.registeredApps ?? []
        if isRegistered { registered.insert(app) } else { registered.remove(app) }
        state.registeredApps = registered
        try record(LedgerEvent(isRegistered ? .pushesRegistered : .pushesUnregistered, LedgerSubject(.app, app), at: now))
        report(.pushTokens)
        return isRegistered ? pushToken(PushTokens.app, of: app) : nil
    }

    // MARK: Handlers of extensions

    /// What an event has changed for pushes.
    func notePushes(after event: DeviceSystem.Event) throws(DeviceDriverError) {
        switch event {
        case .first(.placed(let placement)): try tellPushTokens(of: placement.app)
        case .first(.removed), .first(.edited): for app in apps.keys.sorted() { try tellPushTokens(of: app) }
        case .first(.network(let isOnline)):
            report(.network(isOnline: isOnline))
            try noteNetwork(isOnline: isOnline)
        case .second(.ledger(.settings)), .second(.ledger(.pushToken)): report(.pushTokens)
        case .first, .second: break
        }
    }

    /// Tells the handlers of an app's extensions what is new: the first token, and other widgets or controls.
    func tellPushTokens(of app: String) throws(DeviceDriverError) {
        for program in apps[app]?.extensions ?? [] {
            let told = state.toldTokens?[program.identifier]
            var news = PushTokenNews()
            if program.bundle.takesWidgetPushes == true {
                let placed = system.first.currentConfigurations(of: app).map { PlacedWidgetInfo($0) }
                let widgets = PushTokenNews.Widgets(token: pushToken(PushTokens.widgets, of: app), placed: placed)
                if told?.widgets != widgets, told?.widgets != nil || !placed.isEmpty { news.widgets = widgets }
            }
            if program.bundle.pushedControls?.isEmpty == false {
                let placed = placedControls(of: app)
                if told?.controls != placed { news.controls = placed }
            }
            guard news != PushTokenNews() else { continue }
            let all = PushTokenNews(widgets: news.widgets ?? told?.widgets, controls: news.controls ?? told?.controls)
            state.toldTokens = (state.toldTokens ?? [:]).merging([program.identifier: all]) { $1 }
            try record(
                LedgerEvent(.pushTokensTold, LedgerSubject(.extension, program.identifier), at: now, detail: .text(Self.text(news))))
            processes.ask(program.identifier, .tellTokens(news), at: now)
            report(.pushTokens)
        }
    }

    private static func text(_ news: PushTokenNews) -> String {
        [news.widgets.map { "\($0.placed.count) widgets" }, news.controls.map { "\($0.count) controls" }].compactMap { $0 }.joined(separator: ", ")
    }
}

/// A channel that activities of an app listen to.
public struct DeviceChannel: Hashable, Sendable {
    public var identifier: String
    public var app: String
}

extension LedgerAction {
    /// An app asked for a token for pushes.
    public static var pushesRegistered: LedgerAction { LedgerAction("pushes-registered") }
    public static var pushesUnregistered: LedgerAction { LedgerAction("pushes-unregistered") }
    /// The handlers of an extension were told their tokens.
    public static var pushTokensTold: LedgerAction { LedgerAction("push-tokens-told") }
}
