import FoundationOverlay
import IsletModel
import Synchronization

/// A Live Activity: starts, updates and ends it, and tells how it fares.
///
/// Values may be used from any thread; there is one for each activity of the app.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState
    public typealias ID = String

    public let id: String
    /// The part that never changes.
    public let attributes: Attributes
    let system: _ActivitySystem
    let store: ActivityStore
    private let stateCache: StateCache<ContentState>

    init(_ store: ActivityStore, attributes: Attributes, state: ContentState, in system: _ActivitySystem) {
        let record = store.record
        id = record.id
        self.attributes = attributes
        self.system = system
        self.store = store
        stateCache = StateCache(state, for: record.payload.state)
    }

    /// Where the activity is in its life.
    public var activityState: ActivityState { ActivityState(store.record.phase) }

    /// What the activity shows.
    public var content: ActivityContent<ContentState> { content(of: store.record.payload) }

    @available(iOS, deprecated: 16.2, message: "Use `content` instead")
    public var contentState: ContentState { content.state }

    /// The token for pushes to this activity. It comes some time after a request with `PushType.token`, and may change.
    public var pushToken: Data? { store.record.pushToken }

    /// The content of a payload. A state that cannot be read is reported, and the one before it stays.
    func content(of payload: ActivityPayload) -> ActivityContent<ContentState> {
        let state = stateCache.state(for: payload.state) { error in
            system.report(.activityUndecodable, id: id, ActivityCoding.message(error, reading: ContentState.self, of: Attributes.self))
        }
        return ActivityContent(state: state, staleDate: payload.staleDate, relevanceScore: payload.relevanceScore)
    }
}

extension Activity {
    /// Name by which pushes and the system know the attributes: that of the type, without its module.
    static var attributesType: String { String(describing: Attributes.self) }

    /// The one activity of a record; `nil` and a report when the attributes or the state cannot be read from it.
    static func find(_ record: ActivityRecord, in system: _ActivitySystem) -> Activity? {
        do {
            return try system.activity(record.id) {
                let attributes = try ActivityCoding.decode(Attributes.self, from: record.attributes)
                let state = try ActivityCoding.decode(ContentState.self, from: record.payload.state)
                return Activity(system.store(for: record), attributes: attributes, state: state, in: system)
            }
        } catch {
            system.report(.activityUndecodable, id: record.id, ActivityCoding.message(error, reading: Attributes.self, of: Attributes.self))
            return nil
        }
    }

    /// The app's activities with these attributes that are not dismissed, in the order they were asked for.
    public static var activities: [Activity<Attributes>] {
        let system = _ActivitySystem.current
        return records(in: system).compactMap { find($0, in: system) }
    }

    static func records(in system: _ActivitySystem) -> [ActivityRecord] {
        guard case .activities(let records) = system.send(.activities(attributesType: attributesType)) else { return [] }
        return records
    }
}
