/// Identifiers of answers to requests that have none.
enum PushIdentifier {
    /// A random UUID (version 4) in lower case. `UUID()` opens the system's source of chance each time.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        var (high, low) = (generator.next() as UInt64, generator.next() as UInt64)
        high = high & 0xffff_ffff_ffff_0fff | 0x4000
        low = low & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
        return String(unsafeUninitializedCapacity: 36) { text in
            var place = 0
            for (half, number) in [(0, high), (1, low)] {
                for index in 0..<16 {
                    if half == 0 ? index == 8 || index == 12 : index == 0 || index == 4 {
                        text[place] = UInt8(ascii: "-")
                        place += 1
                    }
                    let digit = UInt8(truncatingIfNeeded: number >> UInt64(60 - 4 * index)) & 0x0f
                    text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
                    place += 1
                }
            }
            return place
        }
    }
}
