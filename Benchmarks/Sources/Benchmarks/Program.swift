import Foundation

/// Chooses what to measure and prints the results.
enum Program {
    private static let measurements: [(name: String, run: @Sendable (Workbench) throws -> [Finding])] = [
        ("picture", PictureBenchmark.run), ("activity", ActivityBenchmark.run), ("start", StartBenchmark.run), ("rebuild", RebuildBenchmark.run),
        ("layout", LayoutBenchmark.run), ("memory", MemoryBenchmark.run), ("system", SystemBenchmark.run),
    ]

    static func run(_ words: [String]) throws {
        guard words.count >= 2, words[0] == "--islet" else { throw Failure("start it with Benchmarks/run") }
        let workbench = try Workbench(root: URL(fileURLWithPath: words[1]))
        defer { workbench.cleanUp() }
        let names = Array(words.dropFirst(2))
        if names.first == StartBenchmark.childWord { return try StartBenchmark.drawFirstPicture(workbench, names) }
        for name in names where !measurements.contains(where: { $0.name == name }) {
            throw Failure("there is no measurement “\(name)”: choose from \(measurements.map(\.name).joined(separator: ", "))")
        }
        var isMissed = false
        for (name, run) in measurements where names.isEmpty || names.contains(name) {
            for finding in try run(workbench) {
                print(finding.line)
                isMissed = isMissed || finding.isMissed
            }
        }
        workbench.cleanUp()
        exit(isMissed ? 1 : 0)
    }
}

struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
