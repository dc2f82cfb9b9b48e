import Foundation

/// What became of one picture.
public struct GoldenVerdict: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        case same
        case changed([GoldenChange], causes: [GoldenChange], moved: Int)
        /// Drawn now, and not recorded.
        case new
        /// Recorded, and not drawn now.
        case unused
        /// Listed, but its files are gone.
        case lost
    }

    /// Path of the picture without ending.
    public var path: String
    public var outcome: Outcome

    public init(path: String, outcome: Outcome) {
        self.path = path
        self.outcome = outcome
    }

    /// Compares a new picture with what was recorded; it has to be the same as one of the variants.
    ///
    /// - Throws: ``GoldenFault`` or where a file is no picture.
    public init(path: String, recorded: [GoldenFolder.Item], new: GoldenFolder.Item) throws {
        self.path = path
        guard let first = recorded.first else {
            outcome = .lost
            return
        }
        outcome = .same
        for item in recorded where try Self.changes(from: item, to: new).isEmpty { return }
        let comparison = GoldenComparison(from: first.tree, to: new.tree)
        let changes = try Self.changes(from: first, to: new)
        outcome = .changed(changes, causes: comparison.changes.isEmpty ? changes : comparison.causes, moved: comparison.moved)
    }

    private static func changes(from old: GoldenFolder.Item, to new: GoldenFolder.Item) throws -> [GoldenChange] {
        let changes = GoldenComparison(from: old.tree, to: new.tree).changes
        guard changes.isEmpty, let difference = try PixelDifference(old.png, new.png) else { return changes }
        return [GoldenChange(difference, in: new.tree)]
    }
}
