import Foundation
import Snapshot

/// A control with its place in the window.
public struct PlacedControl {
    public let control: LiveControl
    /// Structural path of the control.
    public fileprivate(set) var identity: String
    /// In points from the top left of the window.
    public var frame: CGRect { place.frame }
    public let place: TouchPlace
    /// How many of the controls that come next lie inside of it.
    public fileprivate(set) var innerCount: Int
    /// What was archived of the control itself.
    private let nodes: [SnapshotNode]

    init(_ control: LiveControl, identity: String, nodes: [SnapshotNode], place: TouchPlace, innerCount: Int) {
        self.control = control
        self.identity = identity
        self.nodes = nodes
        self.place = place
        self.innerCount = innerCount
    }

    /// The control's accessibility label, or its texts, or the names of its images.
    ///
    /// - Parameter root: The archived window; a label may be given outside the control.
    public func title(in root: SnapshotNode) -> String { title(among: AccessibleNodes(root)) }

    /// - Parameter window: What the window tells assistive technology; a label may be given outside the control.
    public func title(among window: AccessibleNodes) -> String {
        if let title = control.title { return title }
        if let label = outermost(window)?.label { return label }
        let inner = nodes.flatMap { Self.all($0) }.filter { $0.accessibility?.isHidden != true }
        if let label = inner.lazy.compactMap({ $0.accessibility?.label }).first { return label }
        let texts = inner.filter { $0.role == "Text" }.compactMap(\.detail)
        return (texts.isEmpty ? inner.filter { $0.role == "Image" }.compactMap(\.detail) : texts).joined(separator: " ")
    }

    public func accessibilityIdentifier(among window: AccessibleNodes) -> String? {
        outermost(window)?.identifier ?? nodes.lazy.flatMap { Self.all($0) }.compactMap { $0.accessibility?.identifier }.first
    }

    /// The control's own node in the finished archive, where modifiers outside the control have left their marks.
    private func outermost(_ window: AccessibleNodes) -> Accessibility? { nodes.first.flatMap { window[$0] } }

    private static func all(_ node: SnapshotNode) -> [SnapshotNode] { [node] + node.children.flatMap { all($0) } }
}

extension [PlacedControl] {
    /// The same with an identity of their own each: several may lie on one view.
    public var withOwnIdentities: [PlacedControl] {
        var seen: [String: Int] = [:]
        return map { control in
            var control = control
            let count = seen[control.identity, default: 0] + 1
            seen[control.identity] = count
            if count > 1 { control.identity += "~\(count)" }
            return control
        }
    }

    /// Those that are of use, each with as many inside as are left there.
    public func kept(_ isKept: (PlacedControl) -> Bool) -> [PlacedControl] {
        let kept = indices.filter { isKept(self[$0]) }
        return kept.map { index in
            var control = self[index]
            control.innerCount = kept.count { $0 > index && $0 <= index + control.innerCount }
            return control
        }
    }
}
