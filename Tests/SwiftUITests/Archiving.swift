import Foundation
import Snapshot
import SwiftUI
import ViewEngine

/// 2024-03-01 09:41:00 UTC.
let testDate = Date(timeIntervalSince1970: 1_709_286_060)

/// The snapshot of a view in a container of `size` points, at scale 3, in en_US and UTC.
@MainActor
func archive(
    _ size: CGSize = CGSize(width: 300, height: 300), date: Date = testDate, in place: ArchiveContext = ArchiveContext(),
    environment change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder content view: () -> some View
) -> Snapshot {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(identifier: "UTC")!
    change(&environment)
    let archiver = ViewArchiver(size: size, date: date, context: SnapshotContext(), archive: place)
    let view = view()
    return archiver.snapshot(environment: environment) { view._evaluate($0) }
}

/// Role, frame and detail of each node below the root, without drawings.
@MainActor
func layoutDump(
    _ size: CGSize = CGSize(width: 300, height: 300), environment change: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content view: () -> some View
) -> String {
    var options = SnapshotDump.Options()
    options.showsDrawings = false
    options.showsHeader = false
    let dumps = archive(size, environment: change, content: view).root.children.map { SnapshotDump($0, options: options).text }
    return dumps.joined().trimmingCharacters(in: .newlines)
}

/// The first text node of a snapshot.
func firstText(_ node: SnapshotNode) -> SnapshotNode? {
    if node.role == "Text" { return node }
    return node.children.lazy.compactMap { firstText($0) }.first
}

/// The glyph runs of all static texts of a snapshot, in order.
func glyphRuns(_ node: SnapshotNode) -> [GlyphRun] {
    let own = node.drawing.flatMap { drawing -> [GlyphRun] in
        if case .text(let text) = drawing { return text.lines.flatMap(\.runs) }
        return []
    }
    return own + node.children.flatMap { glyphRuns($0) }
}
