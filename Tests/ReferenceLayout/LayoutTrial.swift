import Foundation
import Snapshot
import SwiftUI
import ViewEngine

/// Compares the engine with the reference layout, tree by tree.
@MainActor
public struct LayoutTrial {
    /// Where a fill lies by the engine and by the reference, in points.
    public struct Difference: CustomStringConvertible {
        public var tree: ReferenceTree
        public var size: CGSize
        public var id: Int
        public var engine: CGRect?
        public var reference: CGRect

        public var description: String {
            "in \(size): fill \(id) lies at \(engine.map { "\($0)" } ?? "nowhere"), should at \(reference)\n\(tree)"
        }
    }

    private static let scale: CGFloat = 64
    private let reference = ReferenceLayout(dividerThickness: 1 / LayoutTrial.scale)
    private let tolerance: CGFloat = 0.5

    public init() {}

    /// The first fill that lies elsewhere, in the smallest tree that shows it.
    public func difference(seed: UInt64, depth: Int) -> Difference? {
        var random = RandomTree(seed: seed)
        let (tree, size) = random.tree(depth: depth)
        guard difference(tree, size) != nil else { return nil }
        let smallest = tree.smallest { difference($0, size) != nil }
        return difference(smallest, size)
    }

    /// How many sizes the engine computes for each view of a random tree, and how many views that has.
    public func work(seed: UInt64, depth: Int) -> (views: Int, sizes: Int) {
        var random = RandomTree(seed: seed)
        let (tree, size) = random.tree(depth: depth)
        let before = Node.computedSizes
        _ = frames(of: tree, in: size)
        return (tree.count, Node.computedSizes - before)
    }

    public func difference(_ tree: ReferenceTree, _ size: CGSize) -> Difference? {
        let expected = reference.frames(of: tree, in: size)
        let found = frames(of: tree, in: size)
        for (id, frame) in expected.sorted(by: { $0.key < $1.key }) where frame.isMeaningful {
            if let own = found[id], own.isNear(frame, tolerance) { continue }
            if found[id] == nil, frame.width < tolerance || frame.height < tolerance { continue }
            return Difference(tree: tree, size: size, id: id, engine: found[id], reference: frame)
        }
        return nil
    }

    /// Frames of the engine's fills, by the numbers in their colours.
    private func frames(of tree: ReferenceTree, in size: CGSize) -> [Int: CGRect] {
        var environment = EnvironmentValues()
        environment.displayScale = Self.scale
        let archiver = ViewArchiver(size: size, date: Date(timeIntervalSince1970: 0), context: SnapshotContext(), archive: ArchiveContext())
        let view = tree.view
        let snapshot = archiver.snapshot(environment: environment) { view._evaluate($0) }
        var result: [Int: CGRect] = [:]
        collect(snapshot.root, into: &result)
        return result
    }

    private func collect(_ node: SnapshotNode, into result: inout [Int: CGRect]) {
        for case .fill(_, .color(let color), _) in node.drawing where color.red > 0.99 {
            result[Int((color.green * 255).rounded()) * 256 + Int((color.blue * 255).rounded())] = node.frame
        }
        for child in node.children { collect(child, into: &result) }
    }
}

extension CGRect {
    /// Whether the frame has a size and a place that can be drawn.
    fileprivate var isMeaningful: Bool {
        [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 10_000 }
    }

    fileprivate func isNear(_ other: CGRect, _ tolerance: CGFloat) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) <= tolerance }
    }
}
