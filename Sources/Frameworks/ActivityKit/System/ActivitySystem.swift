import FoundationOverlay
import IsletModel
import Synchronization
import SystemClient

/// The app's side of the connection to the system: keeps what is known of each activity, and passes commands and notices on.
public final class _ActivitySystem: Sendable {
    private struct State {
        var stores: [String: ActivityStore] = [:]
        /// The `Activity` values handed out, so that there is one for each identifier.
        var activities: [String: any AnyObject & Sendable] = [:]
    }

    /// The system that `Activity` talks to: the host where the environment names one, otherwise the ledger
    /// in this process, where it is linked with one. A program may
    /// connect another backend first.
    public static var current: _ActivitySystem { scoped ?? shared.withLock { $0.value } }
    /// Replaces `current` in a task and those it starts, for tests.
    @TaskLocal public static var scoped: _ActivitySystem?
    /// Where requests of a task come from: `intent` while a `LiveActivityIntent` runs, which may start activities in the background.
    @TaskLocal public static var origin = ActivityRequest.Origin.app
    private static let shared = Mutex(Shared())

    private struct Shared {
        private var connected: _ActivitySystem?
        var value: _ActivitySystem {
            mutating get {
                let system = connected ?? _ActivitySystem(Self.backend)
                connected = system
                return system
            }
        }
        private static var backend: any ActivityBackend {
            SystemClient.shared.map(HostActivityBackend.init) ?? StandaloneActivityBackend.linked ?? AbsentActivityBackend()
        }
        mutating func connect(_ backend: any ActivityBackend) { connected = _ActivitySystem(backend) }
    }

    /// Connects this program to a backend. Activities that were handed out before stay with the one they came from.
    public static func connect(_ backend: any ActivityBackend) { shared.withLock { $0.connect(backend) } }

    let rules: ActivityRules
    private let backend: any ActivityBackend
    private let state = Mutex(State())
    let started = Broadcast<ActivityRecord>()
    let permissionChanges = Broadcast<ActivityPermissions>()
    let pushToStartTokens = Broadcast<PushToStartToken>()

    public init(_ backend: any ActivityBackend, rules: ActivityRules = .standard) {
        self.backend = backend
        self.rules = rules
        backend.setReceiver { [weak self] notice in self?.receive(notice) }
    }

    func send(_ command: ActivityCommand) -> ActivityReply { backend.send(command) }

    func report(_ code: FindingCode, id: String?, _ message: String) {
        _ = backend.send(.report(ActivityFinding(code, .error, id: id, message)))
    }

    private func receive(_ notice: ActivityNotice) {
        switch notice {
        case .activity(let record): _ = store(for: record)
        case .permissions(let permissions): permissionChanges.send(permissions)
        case .pushToStartToken(let token, let type): pushToStartTokens.send(PushToStartToken(attributesType: type, token: token))
        }
    }

    /// What is known of the record's activity, brought up to date with the record.
    func store(for record: ActivityRecord) -> ActivityStore {
        let (store, isNew) = state.withLock { state -> (ActivityStore, Bool) in
            if let store = state.stores[record.id] { return (store, false) }
            let store = ActivityStore(record)
            if record.phase != .dismissed { state.stores[record.id] = store }
            return (store, record.phase != .dismissed)
        }
        store.update(record)
        if isNew { started.send(record) }
        if record.phase == .dismissed { forget(record.id) }
        return store
    }

    private func forget(_ id: String) {
        state.withLock { state in
            state.stores[id] = nil
            state.activities[id] = nil
        }
    }

    /// The one `Activity` of an identifier; `make` makes it at its first use.
    func activity<Object: AnyObject & Sendable>(_ id: String, make: () throws -> Object) rethrows -> Object {
        if let known = state.withLock({ $0.activities[id] as? Object }) { return known }
        let new = try make()
        return state.withLock { state in
            if let known = state.activities[id] as? Object { return known }
            if state.stores[id] != nil { state.activities[id] = new }
            return new
        }
    }
}
