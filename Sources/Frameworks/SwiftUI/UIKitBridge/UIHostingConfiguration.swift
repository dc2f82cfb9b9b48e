// - Support: accepted, without effect: UIKit draws nothing.
import FoundationOverlay
import UIKit
import ViewEngine

/// The content of a cell as a view.
public struct UIHostingConfiguration<Content: View, Background: View> {
    let content: Content
    let background: Background
}

extension UIHostingConfiguration where Background == EmptyView {
    @MainActor public init(@ViewBuilder content: () -> Content) { self.init(content: content(), background: EmptyView()) }
}

extension UIHostingConfiguration {
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, Background> { self }
    @MainActor public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        .init(content: self.content, background: content())
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> { self }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> { self }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> { self }
}

/// What a hosting controller tells of the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

extension UIViewRepresentable {
    /// The size of the view for what it is offered; nil for its own.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewControllerRepresentable {
    /// The size of the view for what it is offered; nil for its own.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }
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
