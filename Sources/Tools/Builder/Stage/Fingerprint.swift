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

    /// The bytes of a file, or of all files in a folder with their names; a link counts as what it leads to.
    mutating func addContents(of url: URL) {
        let place = url.resolvingSymlinksInPath()
        if let data = try? Data(contentsOf: place, options: .mappedIfSafe) { return data.withUnsafeBytes { add(words: $0) } }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
        for name in names {
            add(name)
            addContents(of: place.appendingPathComponent(name))
        }
    }

    /// Eight bytes at a time.
    private mutating func add(words bytes: UnsafeRawBufferPointer) {
        var position = 0
        while position + 8 <= bytes.count {
            state = (state ^ bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)) &* 0x9e37_79b9_7f4a_7c15
            state ^= state >> 32
            position += 8
        }
        add(bytes[position...])
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
        data.withUnsafeBytes { fingerprint.add(words: $0) }
        return fingerprint.text
    }
}
