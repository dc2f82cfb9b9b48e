import Foundation
import Goldens

/// The folder of a report: a page, the old and new pictures of what differs, and `report.json`, which `accept` reads.
struct GoldenReport {
    static let listName = "report.json"

    let result: VerifyResult
    let recorded: GoldenFolder
    let drawing: GoldenDrawing

    /// What the page shows and `accept` takes.
    struct List: Codable {
        struct Picture: Codable {
            var path: String
            /// `changed`, `new`, `unused` or `lost`.
            var outcome: String
            var changes: [String]
            /// Views that moved beside the changes.
            var moved: Int
            /// Places of its changes in ``List/groups``.
            var groups: [Int] = []
            /// Width and height in points.
            var size: [Double]?
        }

        var version = 1
        var summary: String
        /// Every change once.
        var groups: [String]
        var pictures: [Picture]
    }

    /// Writes everything; what an earlier report left is removed.
    func write(to folder: URL) throws {
        try Self.clear(folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (old, new) = (GoldenFolder(folder.appendingPathComponent("old")), GoldenFolder(folder.appendingPathComponent("new")))
        var pictures: [List.Picture] = []
        let groups = result.groups
        for verdict in result.different {
            let recorded = try result.isRecorded(verdict) ? recorded.item(verdict.path) : nil
            let drawn = try drawing.pictures[verdict.path].map { _ in try drawing.item(verdict.path) }
            if let recorded { try old.write(recorded, to: verdict.path) }
            if let drawn { try new.write(drawn, to: verdict.path) }
            pictures.append(Self.picture(verdict, groups, (drawn ?? recorded)?.tree.nodes.first?.frame))
        }
        let list = List(summary: result.summary, groups: groups.map(\.line), pictures: pictures)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(list)
        try data.write(to: folder.appendingPathComponent(Self.listName))
        try page(data).write(to: folder.appendingPathComponent(OutputFolder.indexName))
    }

    private static func picture(_ verdict: GoldenVerdict, _ groups: [VerifyResult.Group], _ frame: [Double]?) -> List.Picture {
        var picture = List.Picture(path: verdict.path, outcome: verdict.outcome.name, changes: [], moved: 0)
        picture.size = frame.map { Array($0.suffix(2)) }
        if case .changed(_, let causes, let moved) = verdict.outcome {
            picture.changes = causes.map(\.line)
            picture.moved = moved
            picture.groups = groups.indices.filter { groups[$0].paths.contains(verdict.path) }
        }
        return picture
    }

    private func page(_ list: Data) throws -> Data {
        let json = String(decoding: list, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
        let parts = [
            "style": try ContactSheet.resource("goldens.css"), "script": try ContactSheet.resource("goldens.js"), "data": json,
            "summary": ContactSheet.escaped(result.summary),
        ]
        return Data(ContactSheet.fill(try ContactSheet.resource("goldens.html"), with: parts).utf8)
    }

    /// Removes an earlier report, and nothing that is none.
    private static func clear(_ folder: URL) throws {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder.appendingPathComponent(listName).path) else {
            let others = manager.fileExists(atPath: folder.path) ? try manager.contentsOfDirectory(atPath: folder.path) : []
            guard others.isEmpty else { throw UsageError("--report \(folder.path) holds other files: name an empty folder, or a new one") }
            return
        }
        for name in [listName, OutputFolder.indexName, "old", "new"] {
            let url = folder.appendingPathComponent(name)
            if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
        }
    }

    /// Reads what ``write(to:)`` wrote.
    static func list(in folder: URL) throws(UsageError) -> List {
        let file = folder.appendingPathComponent(listName)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw UsageError("\(folder.path) holds no report: make one with islet verify --report \(folder.path)")
        }
        do {
            return try JSONDecoder().decode(List.self, from: data)
        } catch {
            throw UsageError("\(file.path) is no report: make it again with islet verify --report \(folder.path)")
        }
    }
}

extension VerifyResult {
    /// Whether there are files of it in the recorded folder.
    func isRecorded(_ verdict: GoldenVerdict) -> Bool {
        switch verdict.outcome {
        case .new, .lost: false
        case .same, .changed, .unused: true
        }
    }
}
