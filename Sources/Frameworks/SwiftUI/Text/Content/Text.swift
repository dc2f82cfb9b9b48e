import FoundationOverlay
import ViewEngine

/// One or more lines of read-only text.
public struct Text: Equatable, Sendable {
    /// What the text says.
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case formatted(FormattedText)
        case dynamic(DynamicTextSource)
        case image(Image)
        /// What an attributed string of UIKit's has inside, in a box whose origin lies on the baseline, y up; nil: an empty place.
        case attachment(Image?, CGRect)
        case concatenated(Text, Text)
    }

    let storage: Storage
    /// Changes to this text, the innermost first.
    var modifiers: [TextModifier] = []

    init(storage: Storage) { self.storage = storage }

    /// The text as it is, neither translated nor searched for Markdown.
    public init(verbatim content: String) { storage = .verbatim(content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// A translated text; `comment` is for translators.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        storage = .localized(key, table: tableName, bundle: bundle)
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// An image on the text's baseline.
    public init(_ image: Image) { storage = .image(image) }

    init(attachment: Image?, bounds: CGRect) { storage = .attachment(attachment, bounds) }

    /// Two texts one after the other.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenated(lhs, rhs)) }

    func modified(_ modifier: TextModifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}

/// Many texts one after the other, which stand for a chain of `+` that the compiler does not get through.
public func _isletSum(_ first: Text, _ others: Text...) -> Text { others.reduce(first, +) }

extension Text: View, _PrimitiveView {
    public typealias Body = Never

    public func _evaluate(_ evaluation: Evaluation) {
        let content = TextResolver.content(of: self, evaluation.environment, evaluation.archive)
        if let renderer = CurrentTextRenderer.current(in: evaluation.environment) {
            return evaluation.wrapEach(
                { evaluation.append(.text(content)) }, { .effect(.renderedText { renderer.nodes(of: $0, $1, $2, $3, $4) }, $0) })
        }
        guard let label = spokenLabel(evaluation) else { return _ = evaluation.append(.text(content)) }
        evaluation.wrapEach({ evaluation.append(.text(content)) }, { .annotation(.accessibility { $0.label = label }, $0) })
    }
}
