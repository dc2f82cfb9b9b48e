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

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the content as the modifier makes it, with the context that all previews share.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        nonisolated(unsafe) let modifier = modifier
        return PreviewTrait(layout: nil) { content in PreviewModification(modifier: modifier, content: AnyView(content)) }
    }
}

/// A preview with a modifier: nothing until the context is made.
private struct PreviewModification<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    @State private var context: Modifier.Context?
    @State private var failure: String?

    var body: some View {
        if let context = context ?? PreviewContexts.made(for: Modifier.self) {
            ModifiedPreview(modifier: modifier, content: content, context: context)
        } else if let failure {
            Text(verbatim: failure)
        } else {
            Color.clear.task {
                do {
                    context = try await PreviewContexts.make(for: Modifier.self)
                } catch {
                    failure = "makeSharedContext() of \(Modifier.self): \(error)"
                }
            }
        }
    }
}

/// The modifier's own properties, such as values of the environment, count when its body is made.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    let context: Modifier.Context

    var body: some View {
        EvaluatedView { evaluation in
            evaluation._result("modifier", of: modifier) { $0.body(content: PreviewModifierContent(content: content), context: context) }
                ._evaluate(evaluation)
        }
    }
}

/// The contexts of modifiers, each made once for a program.
@MainActor
private enum PreviewContexts {
    private static var contexts: [ObjectIdentifier: Any] = [:]

    static func made<Modifier: PreviewModifier>(for type: Modifier.Type) -> Modifier.Context? {
        contexts[ObjectIdentifier(type)] as? Modifier.Context ?? (() as? Modifier.Context)
    }

    static func make<Modifier: PreviewModifier>(for type: Modifier.Type) async throws -> Modifier.Context {
        let context = try await type.makeSharedContext()
        contexts[ObjectIdentifier(type)] = context
        return context
    }
}

/// Names a value of the surroundings of a preview.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
