import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import UIKit
import ViewEngine

/// Measures and draws the views of UIKit with the views of this module. UIKit finds it by its name.
@MainActor
public enum _UIKitDrawing: _ViewDrawing {
    public static func size(of view: UIView, width: CGFloat?, height: CGFloat?) -> CGSize {
        node(of: view)?.size(for: ProposedViewSize(width: width, height: height)) ?? .zero
    }

    public static func baselines(of view: UIView, width: CGFloat?) -> (first: CGFloat, last: CGFloat, height: CGFloat)? {
        guard let node = node(of: view) else { return nil }
        let dimensions = node.dimensions(for: ProposedViewSize(width: width, height: nil))
        guard let first = dimensions[explicit: VerticalAlignment.firstTextBaseline] else { return nil }
        return (first, dimensions[VerticalAlignment.lastTextBaseline], dimensions.height)
    }

    public static func environment(for variant: RenderVariant) -> EnvironmentValues { EnvironmentValues(variant: variant) }

    public static func collectPreviews(into contents: inout ExtensionContents) { PreviewCollector.collect(into: &contents) }

    public static func picture(of view: UIView, scale: CGFloat) -> CGImage? {
        // Where the view lies, and how it is turned there, is not what it looks like.
        picture(UIKitView(view: view, isTouchable: false), size: view.bounds.size, scale: scale, in: environment(for: view))
    }

    public static func picture(of layer: CALayer, scale: CGFloat) -> CGImage? {
        picture(UIKitLayer(layer: layer), size: layer.bounds.size, scale: scale, in: surroundings ?? EnvironmentValues(variant: AppScreen.standard))
    }

    private static func picture(_ view: some View, size: CGSize, scale: CGFloat, in environment: EnvironmentValues) -> CGImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let renderer = ImageRenderer(content: view.frame(width: size.width, height: size.height).environment(\.self, environment))
        renderer.scale = scale
        return renderer.cgImage
    }

    public static func interface() -> any _AppInterface { UIKitInterface() }

    /// What a view shows, made in the surroundings of the window that is drawn, or in those of the device.
    private static func node(of view: UIView) -> Node? {
        guard let content = UIKitContent.content(of: view, isMeasured: true) else { return nil }
        let evaluation = Evaluation(environment: environment(for: view), archive: ArchiveContext())
        content._evaluate(evaluation)
        let nodes = evaluation.nodes
        guard nodes.count > 1 else { return nodes.first }
        return Node(.layout(ZStackLayout()._box(named: "ZStack"), children: nodes), environment: evaluation.environment, path: evaluation.path)
    }

    /// The surroundings that views are measured in.
    static var surroundings: EnvironmentValues?

    private static func environment(for view: UIView) -> EnvironmentValues {
        var environment = surroundings ?? EnvironmentValues(variant: AppScreen.standard)
        environment.isInAppWindow = true
        return environment
    }
}
