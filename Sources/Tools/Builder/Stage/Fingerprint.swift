import Foundation

/// A 64-bit FNV-1a hash of bytes, to tell whether something changed.
struct Fingerprint {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
        state = (state ^ 0xFF) &* 0x100_0000_01b3
    }

    mutating func add(_ text: String) { add(text.utf8) }

    /// Size and time of change of a file, without reading it.
    mutating func addStamp(of file: URL) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        add("\(file.path) \((attributes?[.size] as? Int) ?? -1) \(date)")
    }

    var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    static func of(_ text: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(text)
        return fingerprint.text
    }

    static func of(_ data: Data) -> String {
        var fingerprint = Fingerprint()
        data.withUnsafeBytes { fingerprint.add($0) }
        return fingerprint.text
    }
}
