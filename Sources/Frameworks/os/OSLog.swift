import FoundationOverlay

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}

/// A place messages are written to: standard error, marked with subsystem and category.
public final class OSLog: NSObject, Sendable {
    /// Categories with a meaning of their own.
    public struct Category: Sendable {
        public let rawValue: String
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    public static let `default` = OSLog(prefix: nil)
    /// Writes nothing.
    public static let disabled = OSLog(prefix: nil, isEnabled: false)

    private let prefix: String?
    private let isEnabled: Bool

    public convenience init(subsystem: String, category: String) {
        self.init(prefix: "\(subsystem):\(category)")
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(prefix: String?, isEnabled: Bool = true) {
        self.prefix = prefix
        self.isEnabled = isEnabled
    }

    public func isEnabled(type: OSLogType) -> Bool { isEnabled }
    /// Nothing is measured here.
    public var signpostsEnabled: Bool { false }

    /// The line of a message: `[subsystem:category] error: text`.
    func line(_ text: String, _ type: OSLogType) -> String {
        (prefix.map { "[\($0)] " } ?? "") + "\(type.name): \(text)"
    }

    func write(_ text: String, _ type: OSLogType) {
        guard isEnabled else { return }
        FileHandle.standardError.write(Data((line(text, type) + "\n").utf8))
    }
}

/// Writes a message whose format takes arguments; privacy marks such as `%{public}@` are left out.
public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
    log.write(OSLogFormat.text("\(message)", args), type)
}

public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {
    log.write(OSLogFormat.text("\(message)", args), type)
}

@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}

enum OSLogFormat {
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        let plain = format.replacingOccurrences(of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
        return arguments.isEmpty ? plain.replacingOccurrences(of: "%%", with: "%") : String(format: plain, arguments: arguments)
    }
}
