import Foundation
import ProjectReader

/// The modules whose members reach a source: those that any source of its module imports, or of a module imported there, for
/// members of types are seen in all of a module.
final class StubReach {
    private let targets: [String: BuildTarget]
    private let stubs: Set<String>
    private let module: [String: String]
    private var known: [String: Set<String>] = [:]

    /// - Parameter stubs: Modules that stubs are written for.
    init(_ targets: [BuildTarget], stubs: Set<String>) {
        let own = targets.filter { $0.native == nil }
        self.targets = Dictionary(own.map { ($0.moduleName, $0) }, uniquingKeysWith: { first, _ in first })
        self.stubs = stubs
        module = Dictionary(own.flatMap { target in target.sources.map { ($0.path, target.moduleName) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Of the modules with stubs those that reach a file.
    func modules(from file: String) -> Set<String> {
        guard let name = module[file] else { return [] }
        var found: Set<String> = []
        var seen: Set<String> = [name]
        var open = [name]
        while let next = open.popLast() {
            for imported in imports(of: next) where seen.insert(imported).inserted {
                if stubs.contains(imported) { found.insert(imported) } else if targets[imported] != nil { open.append(imported) }
            }
        }
        return found
    }

    private func imports(of name: String) -> Set<String> {
        if let found = known[name] { return found }
        let found = targets[name]?.sources.reduce(into: Set<String>()) { $0.formUnion(Self.imports(of: $1)) } ?? []
        known[name] = found
        return found
    }

    private static func imports(of file: URL) -> [String] {
        guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 6)
            guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0 == "public" }) else {
                return nil
            }
            return words.dropFirst(keyword + 1).first { !kinds.contains($0) }.map { String($0.prefix { $0 != "." && $0 != ";" && $0 != "\r" }) }
        }
    }

    private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
}
