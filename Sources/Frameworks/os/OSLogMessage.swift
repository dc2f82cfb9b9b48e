import FoundationOverlay

/// A message and the privacy of what was put into it.
///
/// Private values are shown: the person who reads the messages wrote the program.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply("\(value())")
    }

    public mutating func appendInterpolation<T: BinaryInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(format.text(value()))
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(format.text(Double(value())))
    }
}

/// Whether a value may be read by others.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case none, hash }

    public static let auto = OSLogPrivacy()
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var isRight = true

    public static let none = OSLogStringAlignment()

    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    func apply(_ text: String) -> String {
        let blank = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? blank + text : text + blank
    }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var minDigits = 0
    private var isUppercase = false
    private var prefix = ""
    private var countsBytes = false

    public static let decimal = OSLogIntegerFormatting()
    public static let hex = OSLogIntegerFormatting(radix: 16)
    public static let octal = OSLogIntegerFormatting(radix: 8)

    public static func decimal(minDigits: @autoclosure () -> Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(minDigits: minDigits())
    }

    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "")
    }

    /// A number of bytes, as people read it: `16 bytes`, `1.2 MB`.
    public static let byteCount = OSLogIntegerFormatting(countsBytes: true)

    func text(_ value: some BinaryInteger) -> String {
        if countsBytes { return ByteCountFormatter.string(fromByteCount: Int64(clamping: value), countStyle: .file) }
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        return (value < 0 ? "-" : "") + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

/// How a number with fractions is written.
public struct OSLogFloatFormatting: Sendable {
    private var precision = 6
    private var conversion = "f"

    public static let fixed = OSLogFloatFormatting()
    public static let exponential = OSLogFloatFormatting(conversion: "e")
    public static let hybrid = OSLogFloatFormatting(conversion: "g")

    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: precision())
    }

    public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: precision(), conversion: "e")
    }

    func text(_ value: Double) -> String { String(format: "%.\(precision)\(conversion)", value) }
}
