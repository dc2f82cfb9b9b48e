/// The start and end tags of an SVG file in order, without text, comments and declarations. Reads damaged files as far as they go.
struct SVGTags: Sequence, IteratorProtocol {
    struct Tag {
        var name: String
        var attributes: [String: String]
        var isEnd: Bool
        var isEmpty: Bool
    }

    private let text: [UInt8]
    private var position = 0

    init(_ text: String) { self.text = Array(text.utf8) }

    mutating func next() -> Tag? {
        while let start = text[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            if starts("!--") {
                skip(past: "-->")
            } else if starts("![CDATA[") {
                skip(past: "]]>")
            } else if starts("!") || starts("?") {
                skip(past: ">")
            } else {
                return tag()
            }
        }
        return nil
    }

    private func starts(_ prefix: String) -> Bool { text[position...].starts(with: prefix.utf8) }

    private mutating func skip(past end: String) {
        let bytes = Array(end.utf8)
        while position < text.count, !text[position...].starts(with: bytes) { position += 1 }
        position = Swift.min(position + bytes.count, text.count)
    }

    private mutating func tag() -> Tag? {
        let isEnd = starts("/")
        if isEnd { position += 1 }
        var tag = Tag(name: word(), attributes: [:], isEnd: isEnd, isEmpty: false)
        if let colon = tag.name.firstIndex(of: ":") { tag.name = String(tag.name[tag.name.index(after: colon)...]) }
        while position < text.count {
            skipSpace()
            guard position < text.count else { break }
            if text[position] == UInt8(ascii: ">") {
                position += 1
                break
            }
            if text[position] == UInt8(ascii: "/") {
                tag.isEmpty = true
                position += 1
                continue
            }
            let name = word()
            guard !name.isEmpty else {
                position += 1
                continue
            }
            tag.attributes[name] = value()
        }
        return tag
    }

    private static let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

    private mutating func skipSpace() {
        while position < text.count, Self.space.contains(text[position]) { position += 1 }
    }

    private mutating func word() -> String {
        let start = position
        while position < text.count, !Self.space.contains(text[position]), !"=/><\"'".utf8.contains(text[position]) { position += 1 }
        return String(decoding: text[start..<position], as: UTF8.self)
    }

    private mutating func value() -> String {
        skipSpace()
        guard position < text.count, text[position] == UInt8(ascii: "=") else { return "" }
        position += 1
        skipSpace()
        guard position < text.count, text[position] == UInt8(ascii: "\"") || text[position] == UInt8(ascii: "'") else { return word() }
        let quote = text[position]
        let start = position + 1
        let end = text[start...].firstIndex(of: quote) ?? text.count
        position = Swift.min(end + 1, text.count)
        return String(decoding: text[start..<end], as: UTF8.self)
    }
}
