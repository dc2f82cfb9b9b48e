import FoundationOverlay
import Synchronization

/// The app's view on its widgets: asks for reloads and tells which widgets are placed.
/// - Support: partial: requests are noted; there are no placed widgets to tell of, and no push token.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    /// A reload that was asked for.
    public enum _Request: Equatable, Sendable {
        case kind(String)
        case all
        case recommendations
        case relevance(String)
    }

    private let requests = Mutex<[_Request]>([])

    private init() {}

    /// The requests made so far in this process, oldest first.
    public var _requests: [_Request] { requests.withLock { $0 } }

    private func note(_ request: _Request) { requests.withLock { $0.append(request) } }

    public func reloadTimelines(ofKind kind: String) { note(.kind(kind)) }
    public func reloadAllTimelines() { note(.all) }
    public func invalidateConfigurationRecommendations() { note(.recommendations) }
    public func invalidateRelevance(ofKind kind: String) { note(.relevance(kind)) }

    /// The placed widgets. Without a host that places widgets there are none.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }

    public func currentConfigurations() async throws -> [WidgetInfo] { [] }

    /// Where pushes for the extension's widgets go; nil without a token.
    public func currentPushInfo() async throws -> WidgetPushInfo? { nil }
}

extension WidgetCenter {
    /// Keys of what an app is told when it is opened by a tap on a widget.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let kind = "WidgetCenter.UserInfoKey.kind"
        public static let family = "WidgetCenter.UserInfoKey.family"
        public static let activityID = "WidgetCenter.UserInfoKey.activityID"
    }
}
