import Foundation

/// The way from a program to the system, beside the extension channel: here the program asks and the system answers.
///
/// Messages are framed as on the extension channel. The program's first is ``SystemQuestion/hello(_:)``. Answers may come in any
/// order; each names the question it belongs to. Events come when they happen.
public enum SystemChannel {
    public static let version = 1
    /// The environment variable that says where the system listens; see ``SystemAddress``.
    public static let environmentVariable = "ISLET_SYSTEM"
}

/// Where the system listens.
public enum SystemAddress: Equatable, Sendable {
    /// A connected stream socket that the program inherits: `fd:4`.
    case descriptor(Int32)
    /// A socket in the file system that any number of programs may connect to: `unix:/device/system`.
    case socket(path: String)

    /// Reads the value of ``SystemChannel/environmentVariable``; nil where it is neither form.
    public init?(_ text: String) {
        if text.hasPrefix("fd:"), let number = Int32(text.dropFirst(3)), number >= 0 {
            self = .descriptor(number)
        } else if text.hasPrefix("unix:/") {
            self = .socket(path: String(text.dropFirst(5)))
        } else {
            return nil
        }
    }

    public var text: String {
        switch self {
        case .descriptor(let number): "fd:\(number)"
        case .socket(let path): "unix:\(path)"
        }
    }
}
