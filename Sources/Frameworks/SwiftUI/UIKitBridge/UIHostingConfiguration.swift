// - Support: partial: content and margins; no background of its own.
import FoundationOverlay
import UIKit
import ViewEngine

/// The content of a cell as a view.
public struct UIHostingConfiguration<Content: View, Background: View> {
    let content: Content
    let background: Background
    /// Points around the content.
    var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
}

extension UIHostingConfiguration where Background == EmptyView {
    @MainActor public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

extension UIHostingConfiguration {
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, Background> { self }
    @MainActor public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        .init(content: self.content, background: content())
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        var configuration = self
        if edges.contains(.top) { configuration.insets.top = insets.top }
        if edges.contains(.leading) { configuration.insets.leading = insets.leading }
        if edges.contains(.bottom) { configuration.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { configuration.insets.trailing = insets.trailing }
        return configuration
    }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> { self }
}

/// What a hosting controller tells of the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

extension UIViewRepresentableContext {
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

extension UIViewControllerRepresentableContext {
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}
