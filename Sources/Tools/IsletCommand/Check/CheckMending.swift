import Checks
import Foundation
import IsletModel
import ProjectReader

/// Carries out the edits that findings bring along in the sources of targets.
struct CheckMending {
    /// How many findings were mended, and in which files.
    private(set) var count = 0
    private(set) var files: [String] = []

    init(_ findings: [Finding], in targets: [BuildTarget]) throws {
        let wanted = Set(findings.flatMap { ($0.notes ?? []).filter { $0.replacement != nil }.compactMap(\.file) })
        var seen: Set<String> = []
        for target in targets {
            let places = SourcePlaces(target)
            for source in target.sources {
                let name = places.path(source.path)
                guard wanted.contains(name), seen.insert(source.standardizedFileURL.path).inserted else { continue }
                let text = try String(contentsOf: source, encoding: .utf8)
                let fixes = CheckFixes(findings, in: text, file: name)
                guard fixes.count > 0, fixes.text != text else { continue }
                try fixes.text.write(to: source, atomically: true, encoding: .utf8)
                count += fixes.count
                files.append(name)
            }
        }
    }
}
