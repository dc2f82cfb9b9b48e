import ExtensionProtocol
import FoundationOverlay
import Synchronization
import SystemClient

/// The app's view on its widgets: asks for reloads and tells which widgets are placed.
///
/// The system that runs the program is asked. Where there is none, requests are noted and no widgets are placed.
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

    private func note(_ request: _Request, _ question: SystemQuestion) {
        requests.withLock { $0.append(request) }
        SystemClient.shared?.ask(question) { if case .failure(let error) = $0 { error.report() } }
    }

    public func reloadTimelines(ofKind kind: String) { note(.kind(kind), .reloadTimelines(kind: kind)) }
    public func reloadAllTimelines() { note(.all, .reloadTimelines(kind: nil)) }
    public func invalidateConfigurationRecommendations() { note(.recommendations, .invalidateRecommendations) }
    public func invalidateRelevance(ofKind kind: String) { note(.relevance(kind), .invalidateRelevance(kind: kind)) }

    /// The placed widgets, on any thread. Without a system there are none.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        guard let system = SystemClient.shared else { return completion(.success([])) }
        system.ask(.placedWidgets) { completion($0.flatMap(Self.widgets).mapError { $0 }) }
    }

    public func currentConfigurations() async throws -> [WidgetInfo] {
        guard let system = SystemClient.shared else { return [] }
        return try Self.widgets(try await system.ask(.placedWidgets)).get()
    }

    /// Where pushes for the extension's widgets go; nil without a token.
    public func currentPushInfo() async throws -> WidgetPushInfo? {
        guard let system = SystemClient.shared else { return nil }
        let answer = try await system.ask(.widgetPushToken)
        guard case .pushToken(let token) = answer else { throw SystemClientError.unexpectedAnswer("\(answer)") }
        return token.map { WidgetPushInfo(token: $0) }
    }

    private static func widgets(_ answer: SystemAnswer) -> Result<[WidgetInfo], SystemClientError> {
        guard case .widgets(let placed) = answer else { return .failure(.unexpectedAnswer("\(answer)")) }
        return .success(placed.map { WidgetInfo($0) })
    }
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
