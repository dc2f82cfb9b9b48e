import Foundation

/// A library of a project's own that CocoaPods would make a module of, as the native modules of React Native, Expo and Flutter are. Read is
/// what stands there as text; a specification is a program in Ruby, which is not run.
struct PodSpecification {
    let file: URL
    /// What sources import it by.
    let moduleName: String
    private let patterns: [String]

    /// nil where no sources are named.
    init?(_ file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        self.file = file
        let name = Self.strings(of: "name", in: text).first ?? file.deletingPathExtension().lastPathComponent
        moduleName = ModuleName.identifier(from: Self.strings(of: "module_name", in: text).first ?? name)
        patterns = Self.strings(of: "source_files", in: text)
        guard !patterns.isEmpty else { return nil }
    }

    /// The specifications of a project's own libraries: beside an Xcode project, and beside the folder `ios` of an app in another language.
    ///
    /// - Parameter files: Those of `root`.
    static func all(around root: URL, _ files: [URL]) throws -> [PodSpecification] {
        let above = root.deletingLastPathComponent()
        let marks = ["package.json", "pubspec.yaml"].map { above.appendingPathComponent($0) }
        let isPart = root.lastPathComponent == "ios" && marks.contains(where: FileTree.exists)
        return (isPart ? try FileTree.files(in: above) : files).filter { $0.pathExtension == "podspec" }.compactMap(PodSpecification.init)
    }

    /// The module of its Swift sources; nil where it has none.
    func target(platform: TargetPlatform) throws -> BuildTarget? {
        let folder = file.deletingLastPathComponent()
        let names = try patterns.flatMap { Self.alternatives($0) }.map(Self.expression)
        let sources = try FileTree.files(in: folder).filter { url in
            let path = FileTree.relativePath(of: url, to: folder)
            return url.pathExtension == "swift" && names.contains { $0.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil }
        }
        guard !sources.isEmpty else { return nil }
        var target = BuildTarget(name: moduleName, kind: .library, root: folder, sources: sources)
        target.platform = platform
        return target
    }

    /// The strings given to an attribute: one, or those of a list.
    private static func strings(of attribute: String, in text: String) -> [String] {
        let pattern = #"\b\w+\."# + attribute + #"\s*=\s*(\[[^\]]*\]|(?:["'][^"'\n]*["'](?:\s*,\s*)?)+)"#
        guard let expression = try? NSRegularExpression(pattern: pattern),
            let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)), let range = Range(match.range(at: 1), in: text)
        else { return [] }
        let parts = text[range].split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// `a/*.{h,swift}` as `a/*.h` and `a/*.swift`.
    private static func alternatives(_ pattern: String) -> [String] {
        guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else { return [pattern] }
        let words = pattern[pattern.index(after: open)..<close].split(separator: ",")
        return words.flatMap { alternatives(pattern[..<open] + $0.trimmingCharacters(in: .whitespaces) + pattern[pattern.index(after: close)...]) }
    }

    /// A pattern for paths: `**` for folders, `*` within one. A folder stands for the files in it.
    private static func expression(_ pattern: String) throws -> NSRegularExpression {
        var text = NSRegularExpression.escapedPattern(for: pattern)
        for (written, meant) in [(#"\*\*\/"#, "(?:.*/)?"), (#"\*\*/"#, "(?:.*/)?"), (#"\*\*"#, ".*"), (#"\*"#, "[^/]*")] {
            text = text.replacingOccurrences(of: written, with: meant)
        }
        return try NSRegularExpression(pattern: "^" + text + (pattern.contains(".") ? "$" : "(?:/[^/]*)?$"))
    }
}
