import Foundation

/// Tells one build of Islet from another.
public enum BuilderVersion {
    /// Of the program that runs.
    public static let running = of(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())

    /// The build ID the linker wrote into a program, or where there is none, its size and time of change.
    static func of(_ program: URL) -> String {
        if let handle = try? FileHandle(forReadingFrom: program), let data = try? handle.read(upToCount: beginning), let id = buildID(in: data) {
            return id
        }
        var stamp = Fingerprint()
        stamp.addStamp(of: program)
        return stamp.text
    }

    /// Notes stand in the first pages of a program.
    private static let beginning = 1 << 16

    /// The contents of a note of the owner GNU and the type 3, in hexadecimal digits.
    static func buildID(in data: Data) -> String? {
        guard let name = data.range(of: Data([3, 0, 0, 0] + Array("GNU\0".utf8))), name.lowerBound - data.startIndex >= 8 else { return nil }
        let length = Int(data[name.lowerBound - 4])
        guard (8...64).contains(length), data.endIndex - name.upperBound >= length else { return nil }
        return data[name.upperBound..<name.upperBound + length].map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
