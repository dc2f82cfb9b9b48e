import ExtensionProtocol
import FoundationOverlay
import Intents
import SystemClient

/// A placed widget.
public struct WidgetInfo: Identifiable, Hashable, @unchecked Sendable {
    public let kind: String
    public let family: WidgetFamily
    /// The SiriKit intent the widget is configured by, where it is one.
    public let configuration: INIntent?
    /// The intent the widget is configured by, as plain data.
    public let _values: IntentValues?

    init(_ placed: PlacedWidgetInfo) {
        kind = placed.kind
        family = WidgetFamily(placed.family)
        configuration = placed.configuration.flatMap(Self.intent)
        _values = placed.configuration
    }

    private static func intent(_ values: IntentValues) -> INIntent? {
        let types = _ProgramRegistry.types(as: INIntent.Type.self)
        guard let type = types.first(where: { String(describing: $0) == values.intent }) else { return nil }
        let intent = type.init()
        do {
            try intent.set(values)
        } catch {
            SystemClientError.unexpectedAnswer("the parameters of \(values.intent) cannot be read: \(error)").report()
        }
        return intent
    }

    public static func == (a: WidgetInfo, b: WidgetInfo) -> Bool { a.kind == b.kind && a.family == b.family && a._values == b._values }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(family)
    }

    public var id: Self { self }
}
