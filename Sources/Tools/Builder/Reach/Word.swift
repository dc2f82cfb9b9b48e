/// A name or operator of Swift text by its hash, so that millions of them are told apart without making strings.
struct Word: Hashable {
    private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    init() {}

    init(_ text: String) { for byte in text.utf8 { add(byte) } }

    init(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

    mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
