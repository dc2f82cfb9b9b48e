/// A test function of Swift Testing.
struct TestCase: Hashable, Sendable {
    /// The test target: the folder below `Tests`.
    var target: String
    /// The types that it is a member of, from the outermost; none at the top of a file.
    var suites: [String]
    var function: String
    var displayName = ""
    /// Whether it, or its suite, says that it runs a command of `islet`; such a test fails where it runs none.
    var isEndToEnd = false

    /// How pages name it.
    var name: String { suites.last.map { "\($0).\(function)" } ?? function }

    /// Rules at the front of the display name, as in “R61, R63–R65, C7: …”.
    var rules: [Int] {
        guard let colon = displayName.firstIndex(of: ":") else { return [] }
        let label = displayName[..<colon]
        guard label.wholeMatch(of: /[RC]\d[RC\d ,–-]*/) != nil else { return [] }
        return label.matches(of: /R(\d+)(?:\s*[–-]\s*R(\d+))?/).flatMap { match in
            let first = Int(match.1) ?? 0
            return Array(first...max(first, match.2.flatMap { Int($0) } ?? first))
        }
    }
}
