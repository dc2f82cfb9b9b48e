import Foundation

/// The Swift files of the package.
struct Sources {
    let root: URL

    /// Paths relative to the package, sorted, below `folder`.
    func files(below folder: String) throws -> [String] {
        guard let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path) else {
            throw DocumentationError("\(folder): there is no such folder")
        }
        return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
    }

    func text(of file: String) throws -> String { try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8) }

    func data(of file: String) throws -> Data { try Data(contentsOf: root.appendingPathComponent(file)) }

    /// What is read from every file below a folder, in the order of the files; several files at a time.
    func map<Result: Sendable>(below folder: String, _ read: @escaping @Sendable (_ text: String, _ file: String) -> Result) async throws -> [Result]
    {
        let files = try files(below: folder)
        return try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            for (index, file) in files.enumerated() {
                group.addTask { (index, read(try text(of: file), file)) }
            }
            var results: [Int: Result] = [:]
            for try await (index, result) in group { results[index] = result }
            return files.indices.compactMap { results[$0] }
        }
    }
}
