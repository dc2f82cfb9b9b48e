import Devices

/// A scene that cannot be drawn.
public struct SceneProblem: Error, Equatable, CustomStringConvertible {
    public var kind: SceneKind
    public var device: String
    public var reason: String

    public var description: String { "the scene “\(kind.rawValue)” cannot be drawn for \(device): \(reason)" }

    init(_ request: SceneRequest, _ reason: String) {
        kind = request.kind
        device = request.device.name
        self.reason = reason
    }
}
