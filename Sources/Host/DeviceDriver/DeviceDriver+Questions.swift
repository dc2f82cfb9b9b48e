import Activities
import DeviceSystem
import ExtensionProtocol
import Foundation
import IsletModel
import Ledger
import Simulation
import WidgetSystem

/// What programs ask.
extension DeviceDriver {
    func answer(_ request: SystemRequest, _ connection: ProgramConnection) throws(DeviceDriverError) {
        if case .hello(let greeting) = request.question {
            let answer = greet(greeting, connection)
            connection.send(.answer(id: request.id, answer))
            return
        }
        guard let app = connection.app else {
            connection.send(.answer(id: request.id, .refused(SystemRefusal(code: "no-greeting", message: "a program says who it is first"))))
            return connection.end()
        }
        connection.send(.answer(id: request.id, try answer(request.question, app)))
    }

    private func greet(_ greeting: SystemGreeting, _ connection: ProgramConnection) -> SystemAnswer {
        guard greeting.version == SystemChannel.version else {
            let message = "the system speaks version \(SystemChannel.version) of the channel, the program \(greeting.version): build it again"
            return .refused(SystemRefusal(code: "other-version", message: message))
        }
        guard let app = apps.values.first(where: { $0.owns(greeting.bundleIdentifier) }) else {
            return .refused(SystemRefusal(code: "unknown-app", message: "\(greeting.bundleIdentifier) is not on this device"))
        }
        connection.app = app.identifier
        connection.program = greeting.bundleIdentifier
        return .welcome(version: SystemChannel.version)
    }

    private func answer(_ question: SystemQuestion, _ app: String) throws(DeviceDriverError) -> SystemAnswer {
        switch question {
        case .hello: return .refused(SystemRefusal(code: "greeted-twice", message: "a program says who it is once"))
        case .reloadTimelines(nil): try take([.first(.reloadAllTimelines(app: app))])
        case .reloadTimelines(let kind?): try take([.first(.reloadTimelines(ofKind: kind, app: app))])
        case .invalidateRelevance(let kind): try take([.first(.invalidateRelevance(ofKind: kind, app: app))])
        case .placedWidgets: return .widgets(system.first.currentConfigurations(of: app).map { PlacedWidgetInfo($0) })
        case .placedControls: return .controls(placedControls(of: app))
        case .widgetPushToken: return .pushToken(takesWidgetPushes(app) ? pushToken(PushTokens.widgets, of: app) : nil)
        case .registerForPushes: return .pushToken(try registerForPushes(app, true))
        case .unregisterForPushes: _ = try registerForPushes(app, false)
        case .notifications(let asks): return .notifications(areAllowed: try askForNotifications(of: app, asks: asks))
        case .open(let url): return .opened(try openURL(url))
        case .activity(let command): return try carryOut(command, of: app)
        case .reloadControls(let kind): askControls(of: app, kind: kind, because: LedgerReason("asked-by-app"))
        case .invalidateRecommendations:
            return .refused(SystemRefusal(code: "not-on-this-device", message: "this host has no recommendations of a watch"))
        }
        return .done
    }

    private func openURL(_ url: String) throws(DeviceDriverError) -> Bool {
        guard let target = app(opening: url) else { return false }
        try openApp(target.identifier, url: url)
        return true
    }

    /// The app that takes URLs of this scheme.
    public func app(opening url: String) -> HostedApp? {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        return apps.values.sorted { $0.identifier < $1.identifier }.first { $0.urlSchemes.contains(scheme) }
    }

    // MARK: Live Activities

    private func carryOut(_ data: Data, of app: String) throws(DeviceDriverError) -> SystemAnswer {
        let command: ActivityCommand
        do {
            command = try JournalCoding.decode(ActivityCommand.self, from: data)
        } catch {
            return .refused(SystemRefusal(code: "unknown-command", message: "a command to Live Activities that cannot be read: \(error)"))
        }
        let reply = try carryOut(command, of: app)
        do {
            return .activity(reply: try JournalCoding.encode(reply))
        } catch {
            return .refused(SystemRefusal(code: "unwritable-reply", message: "\(error)"))
        }
    }

    private func carryOut(_ command: ActivityCommand, of app: String) throws(DeviceDriverError) -> ActivityReply {
        switch command {
        case .request(let request): return try start(request, of: app)
        case .update(let update): return try change(update.id, .update(update), of: app)
        case .end(let end): return try change(end.id, .end(end), of: app)
        case .activities(let type):
            try take([.second(.ledger(.timePassed))])
            return .activities(system.second.activities.records.filter { $0.app == app && $0.attributesType == type })
        case .permissions: return .permissions(system.second.activities.permissions(of: app))
        case .pushToStartToken(let type):
            let activities = system.second.activities
            guard activities.permissions(of: app).areActivitiesEnabled else { return .token(nil) }
            return .token(PushTokens.token(for: "\(app) \(type)", bytes: activities.rules.pushTokenBytes))
        case .report(let finding):
            try take([], at: now, recording: [finding.ledgerEvent(at: now)])
            return .done
        }
    }

    /// An identifier that no activity has had; on a virtual clock the first one is `activity-1`.
    func makeActivityIdentifier() -> String {
        let count = (state.activityCount ?? 0) + 1
        state.activityCount = count
        let identifier = if case .virtual = clock { "activity-\(count)" } else { UUID().uuidString }
        latestActivity = identifier
        return identifier
    }

    /// Starts an activity for an app; answers its identifier. One by push wakes the app.
    @discardableResult
    public func startActivity(_ request: ActivityRequest, app: String) throws(DeviceDriverError) -> String {
        let id = makeActivityIdentifier()
        try take([.second(.ledger(.request(request, id: id, app: app)))])
        if request.origin == .push { try wakeApp(app, because: LedgerReason("push")) }
        return id
    }

    private func start(_ request: ActivityRequest, of app: String) throws(DeviceDriverError) -> ActivityReply {
        let id = makeActivityIdentifier()
        let actions = try take([.second(.ledger(.request(request, id: id, app: app)))])
        for case .second(.notify(.refused(let refusal, id), _)) in actions { return .refused(refusal) }
        return .activity(system.second.activities[id])
    }

    private func change(_ id: String, _ event: ActivityEvent, of app: String) throws(DeviceDriverError) -> ActivityReply {
        if let record = system.second.activities[id], record.app != app { return .activity(nil) }
        let actions = try take([.second(.ledger(event))])
        for case .second(.notify(.changed(let record, _), _)) in actions.reversed() where record.id == id { return .activity(record) }
        return .activity(system.second.activities[id])
    }
}

extension PlacedWidgetInfo {
    /// A choice that is no intent's JSON is left out.
    init(_ info: WidgetInfo) {
        self.init(kind: info.kind, family: info.family, configuration: info.configuration.flatMap { IntentValues(configuration: $0) })
    }
}
