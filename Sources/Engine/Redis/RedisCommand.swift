import Foundation

/// The words of one command: texts, numbers and bytes.
public struct RedisCommand: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var lengths: [Int] = []

    public init(_ words: String...) { for word in words { add(word) } }

    public var count: Int { lengths.count }

    public mutating func add(_ text: some StringProtocol) {
        let before = bytes.count
        bytes.append(contentsOf: text.utf8)
        lengths.append(bytes.count - before)
    }

    public mutating func add(_ number: Int) { add(String(number)) }

    public mutating func add(_ word: some Collection<UInt8>) {
        bytes.append(contentsOf: word)
        lengths.append(word.count)
    }
}
