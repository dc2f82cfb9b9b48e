import CoreGraphics
import ExtensionProtocol
import ExtensionRuntime
import FoundationOverlay
import ViewEngine

/// What stands above this module and draws its views: SwiftUI, whose views do it.
@MainActor
public protocol _ViewDrawing {
    /// The size in points of what a view shows, in the room there is; nil is any.
    static func size(of view: UIView, width: CGFloat?, height: CGFloat?) -> CGSize
    /// Where the first and the last line of text stand below the upper edge, and the height of all, in points; nil without text.
    static func baselines(of view: UIView, width: CGFloat?) -> (first: CGFloat, last: CGFloat, height: CGFloat)?
    /// The surroundings of a window in a variant.
    static func environment(for variant: RenderVariant) -> EnvironmentValues
    /// What a view looks like with all in it; nil for one without a size.
    ///
    /// - Parameter scale: Pixels a point.
    static func picture(of view: UIView, scale: CGFloat) -> CGImage?
    /// What a layer looks like with all in it; nil for one without a size.
    static func picture(of layer: CALayer, scale: CGFloat) -> CGImage?
    /// Adds the previews that the program declares.
    static func collectPreviews(into contents: inout ExtensionContents)
    /// The interface of an app that is made of views and view controllers.
    static func interface() -> any _AppInterface
}

/// The one that draws, found by its name: nothing in this module can import it.
@MainActor
enum ViewDrawing {
    static let type: (any _ViewDrawing.Type)? = _typeByName("7SwiftUI13_UIKitDrawingO") as? any _ViewDrawing.Type

    static var required: any _ViewDrawing.Type {
        guard let type else { preconditionFailure("views are measured and drawn by SwiftUI, which is not in this program: link Islet's runtime") }
        return type
    }
}

extension UIView {
    /// The size of what the view shows, in points, kept until that changes.
    func _measure(width: CGFloat? = nil) -> CGSize {
        if let known = _measured[width] { return known }
        let size = ViewDrawing.required.size(of: self, width: width, height: nil)
        _measured[width] = size
        return size
    }

    /// The size of text wrapped at a width.
    func _wrappedSize(_ width: CGFloat) -> CGSize { _measure(width: width) }
}
