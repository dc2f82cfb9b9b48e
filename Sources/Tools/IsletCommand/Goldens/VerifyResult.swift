import Foundation
import Goldens

/// What became of all recorded pictures.
struct VerifyResult: Sendable {
    /// In the order of their paths.
    let verdicts: [GoldenVerdict]

    init(verdicts: [GoldenVerdict]) { self.verdicts = verdicts }

    init(_ index: GoldenIndex, folder: GoldenFolder, drawing: GoldenDrawing) throws {
        let (recordedPictures, drawnPictures, unchanged) = (index.pictures, drawing.pictures, drawing.unchanged)
        let leftOut = Set(index.pictures.keys.filter { drawing.leavesOut($0, matrix: index.matrix) })
        verdicts = try SideBySide.map(Set(recordedPictures.keys).union(drawnPictures.keys).sorted()) { path in
            if leftOut.contains(path) || unchanged.contains(path) { return GoldenVerdict(path: path, outcome: .same) }
            guard let count = recordedPictures[path] else { return GoldenVerdict(path: path, outcome: .new) }
            guard let drawn = drawnPictures[path] else { return GoldenVerdict(path: path, outcome: .unused) }
            let variants = 1...max(count, 1)
            guard let new = try drawn.item(path) else { throw GoldenFault("the picture \(path) was drawn and is gone") }
            return try GoldenVerdict(path: path, recorded: try variants.compactMap { try folder.item(path, variant: $0) }, new: new)
        }
    }

    var isClean: Bool { different.isEmpty }

    /// Those that are not the same.
    var different: [GoldenVerdict] { verdicts.filter { $0.outcome != .same } }

    /// One change, and the pictures in which it was seen.
    struct Group: Sendable {
        /// `Text “12:30”: moved 2 pt right`
        var line: String
        var paths: [String]
    }

    /// Every change once, the most frequent first.
    var groups: [Group] {
        var found: [String: Group] = [:]
        for verdict in verdicts {
            guard case .changed(_, let causes, _) = verdict.outcome else { continue }
            for line in Set(causes.map(\.brief)) { found[line, default: Group(line: line, paths: [])].paths.append(verdict.path) }
        }
        return found.values.sorted { ($1.paths.count, $0.paths[0], $0.line) < ($0.paths.count, $1.paths[0], $1.line) }
    }

    func paths(_ outcome: GoldenVerdict.Outcome) -> [String] { verdicts.filter { $0.outcome == outcome }.map(\.path) }

    /// `12 of 40 pictures changed, 1 is new`
    var summary: String {
        let changed = verdicts.count { if case .changed = $0.outcome { true } else { false } }
        let counts = [(changed, "changed"), (paths(.new).count, "new"), (paths(.unused).count, "no longer drawn")]
        var parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let lost = paths(.lost).count
        if lost > 0 { parts.append("\(lost) without files") }
        let all = "\(verdicts.count) picture\(verdicts.count == 1 ? "" : "s")"
        return isClean ? "\(all), all as recorded" : "\(all): " + parts.joined(separator: ", ")
    }
}
