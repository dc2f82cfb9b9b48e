import Foundation
import Snapshot

/// A node of the frames between two snapshots.
indirect enum PlannedNode: Sendable {
    /// The same in both.
    case still(SnapshotNode)
    case changing(NodeChange)
    case passing(NodePassage)
}

/// A view that is in both snapshots.
struct NodeChange: Sendable {
    /// Without children.
    var before: SnapshotNode
    /// Without children.
    var after: SnapshotNode
    /// nil: it changes at once.
    var track: Int?
    var effects: [PlannedEffect]
    var content: PlannedContent
    var children: [PlannedNode]
}

/// A view that is in one snapshot only.
struct NodePassage: Sendable {
    struct Part: Sendable {
        var move: ViewTransition.Move
        /// nil: at once.
        var track: Int?
    }

    var node: SnapshotNode
    var isComing: Bool
    var parts: [Part]
    /// Whether leading is right.
    var isRightToLeft: Bool
}

enum PlannedEffect: Sendable {
    case mixed(Effect, Effect)
    case mask([PlannedNode])
}

/// How what a node draws itself changes.
enum PlannedContent: Sendable {
    case mixed([Drawing], [Drawing])
    case replaced(old: [Drawing], new: [Drawing], Replacement)
    case rolling(RollingText)
}

/// How one drawing makes room for another.
enum Replacement: Sendable {
    case atOnce, fading, blurring, shrinking
}
