import Foundation
import Snapshot
import SwiftUI
import ViewEngine

@testable import Charts

/// 2024-03-01 00:00:00 UTC.
let firstDay = Date(timeIntervalSince1970: 1_709_251_200)

func day(_ index: Int) -> Date { firstDay.addingTimeInterval(Double(index) * 86_400) }

/// The snapshot of a chart of a size in points, at scale 3, in en_US and UTC.
@MainActor
func archive(_ size: CGSize = CGSize(width: 300, height: 200), @ViewBuilder content view: () -> some View) -> Snapshot {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(identifier: "UTC")!
    let archiver = ViewArchiver(size: size, date: firstDay, context: SnapshotContext(), archive: ArchiveContext())
    let view = view()
    return archiver.snapshot(environment: environment) { view._evaluate($0) }
}

/// Role, text and frame of everything a chart draws, in order; marks and lines in the whole points around them.
@MainActor
func chartDump(_ size: CGSize = CGSize(width: 300, height: 200), @ViewBuilder content view: () -> some View) -> String {
    lines(archive(size, content: view).root).joined(separator: "\n")
}

private func lines(_ node: SnapshotNode) -> [String] {
    if node.role == "Text" || node.role.hasSuffix("Path") { return [line(node)] }
    return node.children.flatMap { lines($0) }
}

private func line(_ node: SnapshotNode) -> String {
    let numbers = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { String(Int($0.rounded())) }
    return ([node.role] + (node.role == "Text" ? [node.detail ?? ""] : []) + numbers).joined(separator: " ")
}

/// The heights at which the first gradient starts and ends, in points from the top.
func gradientEnds(_ node: SnapshotNode) -> [CGFloat] {
    for drawing in node.drawing {
        if case .fill(_, .linearGradient(_, let start, let end), _) = drawing { return [start.y, end.y] }
    }
    return node.children.lazy.map { gradientEnds($0) }.first { !$0.isEmpty } ?? []
}
