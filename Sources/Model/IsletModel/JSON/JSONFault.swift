import Foundation

/// Where data stop being JSON.
public struct JSONFault: Sendable, CustomStringConvertible {
    public let line: Int
    public let column: Int
    public let reason: String

    /// Nil where the data are JSON.
    public init?(in data: Data) {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return nil
        } catch {
            let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
            let place = text.firstMatch(of: /^(.*) around character (\d+)/)
            let offset = min(data.count, place.flatMap { Int($0.2) } ?? data.count)
            let before = data.prefix(offset)
            line = 1 + before.count { $0 == UInt8(ascii: "\n") }
            let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
            column = 1 + String(decoding: before[start...], as: UTF8.self).count
            reason = place.map { String($0.1) } ?? (data.isEmpty ? "there are no data" : text.trimmingCharacters(in: .punctuationCharacters))
        }
    }

    public var description: String { "line \(line), column \(column): \(reason)" }
}
