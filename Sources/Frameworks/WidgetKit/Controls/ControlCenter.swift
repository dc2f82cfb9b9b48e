import AppIntents
import ExtensionProtocol
import FoundationOverlay
import SystemClient

/// The app's view on its controls: asks for reloads and tells which controls are placed.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    private init() {}

    public func reloadControls(ofKind kind: String) { ask(.reloadControls(kind: kind)) }
    public func reloadAllControls() { ask(.reloadControls(kind: nil)) }

    /// The placed controls: of each kind of the app one. Without a system there are none.
    public func currentControls() async throws -> [ControlInfo] {
        guard let system = SystemClient.shared else { return [] }
        let answer = try await system.ask(.placedControls)
        guard case .controls(let placed) = answer else { throw SystemClientError.unexpectedAnswer("\(answer)") }
        return placed.map { ControlInfo($0) }
    }

    private func ask(_ question: SystemQuestion) {
        SystemClient.shared?.ask(question) { if case .failure(let error) = $0 { error.report() } }
    }
}

/// A placed control.
public struct ControlInfo: Identifiable, Hashable, Sendable {
    public typealias PushInfo = ControlPushInfo

    public let kind: String
    public let pushInfo: ControlPushInfo?
    private let values: IntentValues?

    init(_ placed: PlacedControlInfo) {
        kind = placed.kind
        pushInfo = placed.token.map { ControlPushInfo(token: $0) }
        values = placed.configuration
    }

    public var id: Self { self }

    /// The intent the control is configured by, where it is of this type.
    public func configurationIntent<Intent: ControlConfigurationIntent>(of type: Intent.Type) throws -> Intent? {
        guard let values, values.intent == Intent.persistentIdentifier else { return nil }
        return try _IntentConfigurations.intentAtOnce(type, configured: values)
    }

    public static func == (a: ControlInfo, b: ControlInfo) -> Bool { a.kind == b.kind && a.pushInfo == b.pushInfo && a.values == b.values }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Where pushes for a control go.
public struct ControlPushInfo: Hashable, Sendable {
    public let token: Data
}
