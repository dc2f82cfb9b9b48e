import Foundation
import Snapshot

/// A styled text as one row of code points at one moment.
struct TextSource {
    var scalars: [UInt32] = []
    /// Index of the run each code point comes from.
    var runs: [Int] = []
    /// Whether each code point is a capital drawn small.
    var smallCapitals: [Bool] = []

    static let objectReplacement: UInt32 = 0xFFFC

    /// `now` nil: texts that follow the clock take the widest form they can.
    init(_ text: StyledText, now: Date?) {
        for (index, run) in text.runs.enumerated() {
            switch run.content {
            case .string(let string): append(string, run: index, run.style.font)
            case .dynamic(let dynamic):
                append(
                    now.map { DynamicTextFormatter.string(for: dynamic, at: $0) } ?? DynamicTextFormatter.widestString(for: dynamic), run: index,
                    run.style.font)
            case .attachment:
                scalars.append(Self.objectReplacement)
                runs.append(index)
                smallCapitals.append(false)
            }
        }
    }

    private mutating func append(_ string: String, run: Int, _ font: FontSpecification) {
        let lowersSmall = font.usesSmallCaps || font.usesLowercaseSmallCaps
        let uppersSmall = font.usesUppercaseSmallCaps
        for scalar in string.unicodeScalars {
            let isLower = lowersSmall && scalar.properties.isLowercase
            let drawn = isLower ? Array(scalar.properties.uppercaseMapping.unicodeScalars) : [scalar]
            for scalar in drawn {
                scalars.append(scalar.value)
                runs.append(run)
                smallCapitals.append(isLower || (uppersSmall && scalar.properties.isUppercase))
            }
        }
    }

    /// Ranges between line feeds; CR LF counts as one; a trailing one leaves an empty last range.
    var paragraphs: [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var i = 0
        while i < scalars.count {
            guard Self.isLineEnd(scalars[i]) else {
                i += 1
                continue
            }
            result.append(start..<i)
            if scalars[i] == 0x0D, i + 1 < scalars.count, scalars[i + 1] == 0x0A { i += 1 }
            i += 1
            start = i
        }
        result.append(start..<scalars.count)
        return result
    }

    private static func isLineEnd(_ scalar: UInt32) -> Bool {
        scalar == 0x0A || scalar == 0x0D || scalar == 0x0B || scalar == 0x0C || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
    }
}
