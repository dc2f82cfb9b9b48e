import Foundation
import Localization

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and inline marks; blocks become ``PresentationIntent``s.
            case full
            /// Inline marks; stretches of white space become one space.
            case inlineOnly
            /// Inline marks; white space stays.
            case inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Hashable, Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Reads Markdown. Relative addresses of links are taken from `baseURL`.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        switch options.interpretedSyntax {
        case .full: self = AttributedString(blocks: MarkdownBlock.blocks(of: markdown), baseURL: baseURL)
        case .inlineOnlyPreservingWhitespace: self = AttributedString(inlineMarkdown: markdown, baseURL: baseURL)
        case .inlineOnly:
            let collapsed = markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            self = AttributedString(inlineMarkdown: collapsed, baseURL: baseURL)
        }
        if let language = options.languageCode { self.languageIdentifier = language }
    }

    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    init(inlineMarkdown text: String, baseURL: URL?) {
        self.init(InlineMarkdown.spans(of: text), baseURL: baseURL)
    }

    init(_ spans: [InlineMarkdown.Span], baseURL: URL?) {
        self.init()
        var texts = spans.map(\.text)
        InlineMarkdown.inflect(&texts, styles: spans.map(\.style), language: "en")
        for (span, text) in zip(spans, texts) { append(AttributedString((text, span.style), baseURL: baseURL)) }
    }

    init(_ span: InlineMarkdown.Span, baseURL: URL?) {
        var intent: InlinePresentationIntent = []
        if span.style.isEmphasized { intent.insert(.emphasized) }
        if span.style.isStrong { intent.insert(.stronglyEmphasized) }
        if span.style.isCode { intent.insert(.code) }
        if span.style.isStruckThrough { intent.insert(.strikethrough) }
        if let lineBreak = span.style.lineBreak { intent.insert(lineBreak == .hard ? .lineBreak : .softBreak) }
        self.init(span.text)
        if !intent.isEmpty { self.inlinePresentationIntent = intent }
        if let address = span.style.link { self.link = URL(string: address, relativeTo: baseURL)?.absoluteURL }
    }
}
