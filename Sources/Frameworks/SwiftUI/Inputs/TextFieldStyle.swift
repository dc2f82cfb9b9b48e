import FoundationOverlay
import ViewEngine

/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View = Never
    typealias _Label = _TextFieldStyleLabel
    /// The field in a look of the program's own, as programs write it although Apple gives it no public name.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle where _Body == Never {
    public func _body(configuration: TextField<_Label>) -> Never { fatalError("\(Self.self) has no body: the system draws it") }
}

/// The label of a text field, as its style gets it.
public struct _TextFieldStyleLabel: _StylePart {
    public typealias Body = Never
    public let _view: AnyView
}

public struct DefaultTextFieldStyle: TextFieldStyle, Sendable { public nonisolated init() {} }
public struct PlainTextFieldStyle: TextFieldStyle, Sendable { public nonisolated init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable { public nonisolated init() {} }
/// - Support: partial: drawn with a rounded border.
public struct BorderedTextFieldStyle: TextFieldStyle, Sendable { public nonisolated init() {} }
/// - Support: partial: drawn without a border.
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable { public nonisolated init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: DefaultTextFieldStyle { .init() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { .init() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: RoundedBorderTextFieldStyle { .init() } }
extension TextFieldStyle where Self == BorderedTextFieldStyle { public static var bordered: BorderedTextFieldStyle { .init() } }
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { public static var squareBorder: SquareBorderTextFieldStyle { .init() } }

extension View {
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let hasBorder = style is RoundedBorderTextFieldStyle || style is BorderedTextFieldStyle
        nonisolated(unsafe) let style = style
        return changingEnvironment { environment in
            environment.hasFieldBorder = hasBorder
            guard S._Body.self != Never.self else { return }
            StyleStack<TextField<_TextFieldStyleLabel>>.push(
                { field, evaluation in AnyView(evaluation._connected(style)._body(configuration: field)) }, in: &environment)
        }
    }
}
