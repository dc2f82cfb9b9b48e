/// Identifiers of answers to requests that have none.
enum PushIdentifier {
    /// A random UUID (version 4) in lower case. `UUID()` opens the system's source of chance each time.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        var bytes = [generator.next(), generator.next()].flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
        bytes[6] = bytes[6] & 0x0f | 0x40
        bytes[8] = bytes[8] & 0x3f | 0x80
        return String(unsafeUninitializedCapacity: 36) { text in
            var place = 0
            for (index, byte) in bytes.enumerated() {
                if [4, 6, 8, 10].contains(index) {
                    text[place] = UInt8(ascii: "-")
                    place += 1
                }
                for digit in [byte >> 4, byte & 0x0f] {
                    text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
                    place += 1
                }
            }
            return place
        }
    }
}
