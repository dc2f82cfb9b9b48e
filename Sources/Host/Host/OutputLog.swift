import Foundation

/// What a process wrote, from its beginning, up to a limit.
public struct OutputLog: Sendable, Equatable {
    /// The kept bytes.
    public private(set) var data = Data()
    /// Number of bytes left out after them.
    public private(set) var droppedBytes = 0
    private let limit: Int

    /// - Parameter limit: Most bytes to keep.
    public init(limit: Int = 1 << 20) { self.limit = limit }

    public mutating func append(_ bytes: Data) {
        let kept = bytes.prefix(limit - data.count)
        data.append(kept)
        droppedBytes += bytes.count - kept.count
    }

    /// The text, with a last line that says how much was left out.
    public var text: String {
        let text = String(decoding: data, as: UTF8.self)
        return droppedBytes == 0 ? text : text + "\n… \(droppedBytes) more bytes were left out\n"
    }
}
