import Foundation
import IsletModel

/// The members of a JSON object with the bytes each takes, found without reading their values.
struct JSONMembers {
    /// In the order of the text; none when the text is no object.
    private(set) var members: [(name: String, bytes: Int)] = []

    init(_ json: Data) {
        let bytes = Array(json)[...]
        guard let start = bytes.firstIndex(where: { !Self.isSpace($0) }), bytes[start] == UInt8(ascii: "{") else { return }
        var depth = 0
        var first = start + 1
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): index = Self.endOfString(bytes, from: index)
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 {
                    add(bytes[first..<index])
                    return
                }
            case UInt8(ascii: ",") where depth == 1:
                add(bytes[first..<index])
                first = index + 1
            default: break
            }
            index += 1
        }
    }

    private mutating func add(_ text: ArraySlice<UInt8>) {
        guard let quote = text.firstIndex(of: UInt8(ascii: "\"")) else { return }
        let end = Self.endOfString(text, from: quote)
        guard end < text.endIndex else { return }
        members.append((String(decoding: text[(quote + 1)..<end], as: UTF8.self), text.count))
    }

    /// The index of the quote that closes the string opened at `start`.
    private static func endOfString(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
        var index = start + 1
        while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        return index
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 13 || byte == 9 }
}
