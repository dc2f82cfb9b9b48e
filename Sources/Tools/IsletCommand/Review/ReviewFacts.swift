import Foundation
import IsletModel
import ProjectReader

/// All that was seen of a project for its review.
struct ReviewFacts {
    /// A thing that a tester does by hand, and what the widgets showed afterwards.
    struct Trial {
        var what: String
        var placed: Int
        /// Names of widgets that show nothing.
        var empty: [String]
        /// Why it could not be carried out.
        var problem: String?
    }

    var targets: [BuildTarget] = []
    var manifest: Manifest?
    /// Of drawing, of the day, and of looking at the pictures.
    var findings: [Finding] = []
    /// Whether a day passed on the virtual clock.
    var livedADay = false
    var trials: [String: Trial] = [:]
    /// Errors by the version of the system it was drawn for.
    var errorsBySystem: [String: [Finding]] = [:]

    var widgets: [Manifest.Widget] { (manifest?.targets ?? []).flatMap(\.widgets) }
    var placeable: [Manifest.Widget] { widgets.filter { !["activity", "control"].contains($0.configuration) } }
    var activities: [Manifest.Widget] { widgets.filter { $0.configuration == "activity" } }
    var controls: [Manifest.Widget] { widgets.filter { $0.configuration == "control" } }
    var apps: [BuildTarget] { targets.filter(\.isApp) }
    var extensions: [BuildTarget] { targets.filter { !$0.isApp } }

    func findings(_ codes: Set<FindingCode>) -> [Finding] { findings.filter { codes.contains($0.code) && $0.severity != .note } }

    /// Pictures of widgets, the first of each family and phase; light unless told otherwise.
    func pictures(_ widgets: [Manifest.Widget], phase: Set<String>, appearance: Set<String> = ["light"]) -> [String] {
        widgets.flatMap { widget in
            widget.snapshots.filter { phase.contains($0.phase) && appearance.contains($0.appearance) && $0.index == 0 && !$0.image.isEmpty }
        }.map(\.image)
    }

    /// The first place in sources where one of the words stands.
    func mention(of words: [String], in targets: [BuildTarget]) -> (file: String, line: Int)? {
        for target in targets {
            let places = SourcePlaces(target)
            for source in target.sources {
                guard let data = FileManager.default.contents(atPath: source.path) else { continue }
                let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                let line = lines.firstIndex { line in
                    !line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//") && words.contains { line.contains($0) }
                }
                if let line { return (places.path(source.path), line + 1) }
            }
        }
        return nil
    }
}
