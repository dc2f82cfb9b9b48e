import Checks
import Foundation
import Preview
import ProjectReader

extension SourceIndex {
    /// What the sources of targets name; a file that several share is read once, one that has just gone is left out.
    init(of targets: [BuildTarget]) {
        self.init()
        var seen: Set<String> = []
        for target in targets {
            let places = SourcePlaces(target)
            for file in target.sources where seen.insert(file.standardizedFileURL.path).inserted {
                guard let data = FileManager.default.contents(atPath: file.path) else { continue }
                add(String(decoding: data, as: UTF8.self), file: places.path(file.path))
            }
        }
    }
}

/// Finds where the types of targets are declared, by name.
enum SourceDeclarations {
    /// A type that is declared more than once stands at its first place.
    static func find(in targets: [BuildTarget]) -> [String: SourcePlace] {
        var found: [String: SourcePlace] = [:]
        for mention in SourceIndex(of: targets).mentions where mention.kind == .type && found[mention.name] == nil {
            found[mention.name] = SourcePlace(file: mention.file, line: mention.line)
        }
        return found
    }
}
