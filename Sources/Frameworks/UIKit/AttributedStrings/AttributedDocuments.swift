import FoundationOverlay

extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// The text of a document.
    /// - Support: partial. Plain text, and the words of HTML without their looks; rich text throws `CocoaError.fileReadUnknown`.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType].flatMap { $0 as? DocumentType ?? ($0 as? String).map(DocumentType.init) } ?? .plain
        let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
        guard type == .plain || type == .html, let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadUnknown) }
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
        self.init(string: type == .html ? HTMLText(text).text : text, attributes: attributes)
        documentAttributes?.pointee = [DocumentAttributeKey.documentType.rawValue: type.rawValue] as NSDictionary
    }
}

/// The words of a page.
struct HTMLText {
    private(set) var text = ""

    private static let blocks: Set = ["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "tr", "ul", "ol", "table", "blockquote", "pre"]
    private static let unseen: Set = ["script", "style", "head", "title"]
    private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]

    init(_ page: String) {
        var rest = page[...]
        var hidden: String?
        while let character = rest.first {
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
            } else if character == "<", let end = rest.firstIndex(of: ">") {
                let tag = rest[rest.index(after: rest.startIndex)..<end].lowercased()
                rest = rest[rest.index(after: end)...]
                let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
                if let inside = hidden {
                    if tag.hasPrefix("/"), name == inside { hidden = nil }
                } else if Self.unseen.contains(name), !tag.hasPrefix("/") {
                    hidden = name
                } else if name == "br" {
                    text.append("\n")
                } else if Self.blocks.contains(name), !text.isEmpty, !text.hasSuffix("\n") {
                    text.append("\n")
                }
            } else if hidden != nil {
                rest.removeFirst()
            } else if character == "&", let (value, end) = Self.entity(rest) {
                text.append(value)
                rest = rest[end...]
            } else {
                append(character)
                rest.removeFirst()
            }
        }
    }

    /// Blanks between words count as one.
    private mutating func append(_ character: Character) {
        guard character.isWhitespace else { return text.append(character) }
        if let last = text.last, last != " ", last != "\n" { text.append(" ") }
    }

    private static func entity(_ rest: Substring) -> (String, Substring.Index)? {
        guard let end = rest.prefix(12).firstIndex(of: ";") else { return nil }
        let name = rest[rest.index(after: rest.startIndex)..<end]
        let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        let value = code.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? names[String(name)]
        return value.map { ($0, rest.index(after: end)) }
    }
}
