import Foundation
import IsletModel
import Snapshot

extension SnapshotNode {
    /// The node and everything below it, parents first.
    var all: [SnapshotNode] { [self] + children.flatMap(\.all) }

    func first(role: String) -> SnapshotNode? { all.first { $0.role == role } }

    /// The colours that outlines below are filled with, in order.
    var fillColors: [String] {
        all.flatMap(\.drawing).compactMap { drawing in
            if case .fill(_, .color(let color), _) = drawing { color.description } else { nil }
        }
    }
}

extension Snapshot {
    var diagnosticCodes: [FindingCode] { diagnostics.map(\.code) }
}
