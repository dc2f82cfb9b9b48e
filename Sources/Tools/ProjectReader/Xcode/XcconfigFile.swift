import Foundation
import IsletModel

/// Reads `.xcconfig` files: lines of `NAME = value`, comments, and `#include` of other such files.
struct XcconfigFile {
    private(set) var notes: [ProjectProblem] = []
    private var open: Set<String> = []

    /// The settings in the order of the file; included files stand where they are included.
    mutating func read(_ url: URL) -> [(String, String)] {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            notes.append(Self.missing(url))
            return []
        }
        guard open.insert(url.path).inserted else { return [] }
        defer { open.remove(url.path) }
        var settings: [(String, String)] = []
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = Self.withoutComment(String(line))
            if text.hasPrefix("#include") {
                settings += include(text, from: url)
            } else if let setting = Self.setting(text) {
                settings.append(setting)
            }
        }
        return settings
    }

    /// Those of CocoaPods say where its libraries lie; they are read where they lie anyway.
    private static func missing(_ url: URL) -> ProjectProblem {
        guard url.lastPathComponent.hasPrefix("Pods-") else {
            return ProjectProblem(
                code: .noSuchFile, file: url.path, message: "the configuration file is missing, so its settings do not count",
                mend: "Add the file or copy it from its template")
        }
        var problem = ProjectProblem(
            code: .noSuchFile, file: url.path, message: "CocoaPods has not written the configuration file yet, so its settings do not count",
            mend: "Run pod install, where the target needs libraries of CocoaPods")
        problem.isHarmless = true
        return problem
    }

    private mutating func include(_ line: String, from url: URL) -> [(String, String)] {
        guard let first = line.firstIndex(of: "\""), let last = line.lastIndex(of: "\""), first < last else { return [] }
        let path = String(line[line.index(after: first)..<last])
        let file = FileSpelling.onDisk(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()).standardizedFileURL)
        if line.hasPrefix("#include?"), !FileTree.exists(file) { return [] }
        return read(file)
    }

    /// The `=` that divides name and value is the first one outside of brackets.
    private static func setting(_ line: String) -> (String, String)? {
        var depth = 0
        for index in line.indices {
            if line[index] == "[" { depth += 1 }
            if line[index] == "]" { depth -= 1 }
            guard line[index] == "=", depth == 0 else { continue }
            let name = line[..<index].trimmingCharacters(in: .whitespaces)
            let value = line[line.index(after: index)...].trimmingCharacters(in: .whitespaces)
            return name.isEmpty ? nil : (name, value)
        }
        return nil
    }

    private static func withoutComment(_ line: String) -> String {
        let text = line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
        return text.trimmingCharacters(in: .whitespaces)
    }
}
