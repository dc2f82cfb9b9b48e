import Foundation
import Preview
import ProjectReader

/// Finds where the types of targets are declared, by name.
enum SourceDeclarations {
    /// A type that is declared more than once stands at its first place.
    static func find(in targets: [BuildTarget]) -> [String: SourcePlace] {
        var found: [String: SourcePlace] = [:]
        for target in targets {
            let places = SourcePlaces(target)
            for file in target.sources {
                // A file that has just gone has no declarations.
                guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
                for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                    guard let match = line.firstMatch(of: /\b(?:struct|class|enum|actor)\s+([A-Z]\w*)/) else { continue }
                    let name = String(match.1)
                    if found[name] == nil { found[name] = SourcePlace(file: places.path(file.path), line: index + 1) }
                }
            }
        }
        return found
    }
}
