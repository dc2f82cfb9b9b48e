import FoundationOverlay
import ViewEngine

/// A change of previews that several of them share.
@MainActor @preconcurrency
public protocol PreviewModifier {
    typealias Content = PreviewModifierContent
    associatedtype Body: View
    associatedtype Context = Void
    /// Made once for all previews.
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is applied to.
public struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

/// Names a value of the surroundings of a preview.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
