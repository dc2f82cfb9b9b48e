import Activities
import ActivityKit
import FoundationOverlay
import IsletModel
import Synchronization

/// The system of an app that runs by itself: a ledger and a clock in the app's own process.
public final class InProcessActivityBackend: ActivityBackend {
    private struct State {
        var ledger: ActivityLedger
        var receiver: (@Sendable (ActivityNotice) -> Void)?
        var entries: [ActivityEntry] = []
        /// Activities that wait for a push token, and since when it may come.
        var awaitedTokens: [(id: String, date: Date)] = []
    }

    /// The app all commands come from.
    public let app: ActivityApp
    private let clock: any ActivityClock
    private let newIdentifier: @Sendable () -> String
    private let state: Mutex<State>

    /// - Parameters:
    ///   - app: The app, which is in the foreground until told otherwise.
    ///   - identifiers: Makes the identifier of each new activity.
    public init(
        app: ActivityApp = .main, rules: ActivityRules = .standard, isDeviceSupported: Bool = true,
        clock: any ActivityClock = SystemActivityClock(), identifiers: @escaping @Sendable () -> String = { UUID().uuidString }
    ) {
        self.app = app
        self.clock = clock
        newIdentifier = identifiers
        state = Mutex(State(ledger: ActivityLedger(rules: rules, isDeviceSupported: isDeviceSupported, at: clock.now)))
        happens(.installed(app))
        happens(.appCameToForeground(app.id))
    }

    public func setReceiver(_ receiver: @escaping @Sendable (ActivityNotice) -> Void) { state.withLock { $0.receiver = receiver } }

    /// Tells the ledger of something that the system, a person or a server did.
    public func happens(_ event: ActivityEvent) { _ = state.withLock { handle(event, &$0) } }

    /// The activities as the system knows them now.
    public var ledger: ActivityLedger { state.withLock { $0.ledger } }
    /// All that has come of events so far.
    public var entries: [ActivityEntry] { state.withLock { $0.entries } }

    public func send(_ command: ActivityCommand) -> ActivityReply {
        state.withLock { state in
            switch command {
            case .request(let request): self.request(request, &state)
            case .update(let update): change(update.id, .update(update), &state)
            case .end(let end): change(end.id, .end(end), &state)
            case .activities(let type): .activities(activities(of: type, &state))
            case .permissions: .permissions(state.ledger.permissions(of: app.id))
            case .pushToStartToken(let type): .token(pushToStartToken(for: type, state))
            case .report(let finding): report(finding, &state)
            }
        }
    }

    private func request(_ request: ActivityRequest, _ state: inout State) -> ActivityReply {
        let id = newIdentifier()
        for case .refused(let refusal, _) in handle(.request(request, id: id, app: app.id), &state).map(\.action) { return .refused(refusal) }
        return .activity(state.ledger[id])
    }

    private func change(_ id: String, _ event: ActivityEvent, _ state: inout State) -> ActivityReply {
        let entries = handle(event, &state)
        for case .changed(let record, _) in entries.reversed().map(\.action) where record.id == id { return .activity(record) }
        return .activity(state.ledger[id])
    }

    private func activities(of type: String, _ state: inout State) -> [ActivityRecord] {
        _ = handle(.timePassed, &state)
        return state.ledger.records.filter { $0.attributesType == type }
    }

    private func pushToStartToken(for type: String, _ state: State) -> Data? {
        guard state.ledger.permissions(of: app.id).areActivitiesEnabled else { return nil }
        return PushTokens.token(for: "\(app.id) \(type)", bytes: state.ledger.rules.pushTokenBytes)
    }

    private func report(_ finding: ActivityFinding, _ state: inout State) -> ActivityReply {
        note(ActivityEntry(date: clock.now, action: .found(finding)), &state)
        return .done
    }

    private func handle(_ event: ActivityEvent, _ state: inout State) -> [ActivityEntry] {
        let entries = state.ledger.handle(event, at: clock.now)
        for entry in entries { note(entry, &state) }
        deliverTokens(&state)
        let next = [state.ledger.nextDeadline, state.awaitedTokens.map(\.date).min()].compactMap { $0 }.min()
        clock.wake(at: next) { [weak self] in self?.happens(.timePassed) }
        return entries
    }

    private func note(_ entry: ActivityEntry, _ state: inout State) {
        state.entries.append(entry)
        switch entry.action {
        case .changed(let record, _): state.receiver?(.activity(record))
        case .permissions(let permissions, _): state.receiver?(.permissions(permissions))
        case .needsPushToken(let id):
            state.awaitedTokens.append((id, clock.now.addingTimeInterval(state.ledger.rules.pushTokenDelaySeconds)))
        case .found(let finding): FindingLog.write(finding)
        case .refused, .alert: break
        }
    }

    /// Gives the activities whose time has come their push tokens.
    private func deliverTokens(_ state: inout State) {
        let now = clock.now
        let due = state.awaitedTokens.filter { $0.date <= now }.map(\.id)
        state.awaitedTokens.removeAll { $0.date <= now }
        for id in due {
            let token = PushTokens.token(for: "\(app.id) \(id)", bytes: state.ledger.rules.pushTokenBytes)
            for entry in state.ledger.handle(.pushToken(token, id: id), at: now) { note(entry, &state) }
        }
    }
}
