/// The version of the system whose look and rules are used, in the order they came.
public enum OSVersion: String, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    case iOS17 = "17"
    case iOS18 = "18"
    case iOS26 = "26"
    case iOS27 = "27"

    public static let standard = OSVersion.iOS27

    /// The major number.
    public var number: Int {
        switch self {
        case .iOS17: 17
        case .iOS18: 18
        case .iOS26: 26
        case .iOS27: 27
        }
    }
}

extension OSVersion: Comparable {
    public static func < (left: OSVersion, right: OSVersion) -> Bool { left.number < right.number }
}

extension Sequence {
    /// The entry for a version: its own, or that of the newest version before it.
    func newest(for version: OSVersion, of path: KeyPath<Element, OSVersion>) -> Element? {
        filter { $0[keyPath: path] <= version }.max { $0[keyPath: path] < $1[keyPath: path] }
    }
}
