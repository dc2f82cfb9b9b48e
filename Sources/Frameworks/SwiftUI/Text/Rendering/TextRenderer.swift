import FoundationOverlay
import Snapshot
import ViewEngine

/// Something a program attaches to a part of a text, for its renderer.
public protocol TextAttribute {}

/// A text that is to be measured.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    /// Points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Draws texts in place of the system.
/// - Support: partial: layout keeps the text's own size.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far drawing reaches beyond the text, in points.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The renderer of the surroundings.
struct CurrentTextRenderer {
    let renderer: any TextRenderer

    private enum Key: EnvironmentKey { static var defaultValue: CurrentTextRenderer? { nil } }

    static func current(in environment: EnvironmentValues) -> CurrentTextRenderer? { environment[Key.self] }
    static func set(_ renderer: any TextRenderer, in environment: inout EnvironmentValues) {
        environment[Key.self] = CurrentTextRenderer(renderer: renderer)
    }

    /// What the renderer draws of a text that was laid out.
    @MainActor
    func nodes(of drawing: TextDrawing, _ content: TextContent, _ frame: CGRect, _ node: Node, _ archive: ArchiveContext) -> [SnapshotNode] {
        let surface = CanvasSurface(frame: frame, environment: node.environment, archive: archive, identity: node.path.text, symbols: [])
        var context = GraphicsContext(surface: surface, environment: node.environment)
        renderer.draw(layout: Text.Layout(drawing, content, origin: frame.origin), in: &context)
        var result = SnapshotNode(identity: node.path.text, role: "Text", frame: frame, detail: content.plainText)
        var accessibility = Accessibility()
        accessibility.label = content.plainText
        accessibility.traits = ["staticText"]
        result.accessibility = accessibility
        result.children = surface.nodes
        return [result]
    }
}

extension View {
    /// Draws the texts of the view by a renderer.
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        nonisolated(unsafe) let renderer = renderer
        return changingEnvironment { CurrentTextRenderer.set(renderer, in: &$0) }
    }
}

extension Text {
    /// Attaches something to the text, for its renderer.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { modified(.custom(CustomTextAttribute(value))) }
}

/// An attribute of a program's own, equal to itself alone.
final class CustomTextAttribute: Equatable, @unchecked Sendable {
    let value: any TextAttribute

    init(_ value: any TextAttribute) { self.value = value }

    static func == (a: CustomTextAttribute, b: CustomTextAttribute) -> Bool { a === b }
}
