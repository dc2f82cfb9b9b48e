import FoundationOverlay
import Intents

/// A placed widget.
public struct WidgetInfo: Identifiable, Hashable, @unchecked Sendable {
    public let kind: String
    public let family: WidgetFamily
    /// The SiriKit intent the widget is configured by, where it is one.
    public let configuration: INIntent?

    init(kind: String, family: WidgetFamily, configuration: INIntent? = nil) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
    }

    public var id: Self { self }
}
