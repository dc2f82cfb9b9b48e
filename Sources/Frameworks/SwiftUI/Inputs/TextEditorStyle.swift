// - Support: accepted, without effect: editors have one look.
import FoundationOverlay
import ViewEngine

/// The look of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View = Never
    typealias Configuration = TextEditorStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TextEditorStyle where Body == Never {
    public func makeBody(configuration: Configuration) -> Never { fatalError("\(Self.self) has no body: the system draws it") }
}

/// The parts of a text editor.
public struct TextEditorStyleConfiguration: Sendable {}

public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable { public nonisolated init() {} }
public struct PlainTextEditorStyle: TextEditorStyle, Sendable { public nonisolated init() {} }
public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable { public nonisolated init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: AutomaticTextEditorStyle { .init() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: PlainTextEditorStyle { .init() } }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle { public static var roundedBorder: RoundedBorderTextEditorStyle { .init() } }

extension View {
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
