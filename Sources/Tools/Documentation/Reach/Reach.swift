/// Which tests reach which API: measured from the compiler's index of the test targets, and kept in a file.
struct Reach {
    static let file = "Scripts/docs/reached.tsv"

    /// Tests by module and qualified name; only tests that are still there.
    private let tests: [String: [String]]
    /// When it was measured, as the file says.
    let measured: String

    /// - Parameter existing: Names of all tests.
    init(_ text: String, existing: Set<String>) {
        var tests: [String: [String]] = [:]
        var measured = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# measured ") { measured = String(line.dropFirst("# measured ".count).prefix(10)) }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count > 2, !line.hasPrefix("#") else { continue }
            let known = fields[2...].map(String.init).filter(existing.contains)
            if !known.isEmpty { tests["\(fields[0])\t\(fields[1])"] = known }
        }
        (self.tests, self.measured) = (tests, measured)
    }

    func reaches(_ declaration: Declaration) -> Bool { tests["\(declaration.module)\t\(declaration.qualifiedName)"] != nil }

    func reaches(_ name: String, in module: String) -> Bool { tests["\(module)\t\(name)"] != nil }
}
