import Foundation

/// Comments in JSON (JSONC): `// …` to the end of the line, and `/* … */`.
enum JSONComments {
    /// The text with spaces in the place of comments, so that every other character stays where it is.
    static func removed(from data: Data) -> Data {
        var bytes = [UInt8](data)
        var index = 0
        var isInText = false
        while index < bytes.count {
            if isInText {
                if bytes[index] == UInt8(ascii: "\\") { index += 1 } else if bytes[index] == UInt8(ascii: "\"") { isInText = false }
            } else if bytes[index] == UInt8(ascii: "\"") {
                isInText = true
            } else if let end = end(of: bytes, from: index) {
                for place in index..<end where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
                index = end
                continue
            }
            index += 1
        }
        return Data(bytes)
    }

    /// Where a comment that begins here ends; nil where none begins. One that does not end is none, so that the fault is said at its place.
    private static func end(of bytes: [UInt8], from start: Int) -> Int? {
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "/"): return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        case UInt8(ascii: "*"):
            var index = start + 2
            while index + 1 < bytes.count {
                if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return index + 2 }
                index += 1
            }
            return nil
        default: return nil
        }
    }
}
