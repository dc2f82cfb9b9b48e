import Foundation
import Geometry
import Snapshot

/// Reads a snapshot as VoiceOver goes through it: in the order of the views, controls as one element each, hidden views not at all.
public struct ScreenReader {
    public private(set) var elements: [SpokenElement] = []

    public init(_ snapshot: Snapshot) { read(snapshot.root) }

    private static let gauges = ["ProgressView": "progress", "Gauge": "gauge"]

    private mutating func read(_ node: SnapshotNode) {
        let own = node.accessibility ?? Accessibility()
        guard !own.isHidden else { return }
        if let kind = Self.control(node) { return add(node, own, kind: kind, label: Self.texts(below: node)) }
        if let kind = Self.gauges[node.role] { return add(node, own, kind: kind, label: Self.texts(below: node)) }
        switch own.children {
        case "combine": return add(node, own, kind: "element", label: Self.texts(below: node))
        case "ignore": return add(node, own, kind: "element", label: [])
        default: break
        }
        if node.children.isEmpty || own.label != nil && own.children != "contain" {
            guard own.label != nil || own.value != nil else { return node.children.forEach { read($0) } }
            return add(node, own, kind: Self.kind(own), label: [])
        }
        node.children.forEach { read($0) }
    }

    private static func control(_ node: SnapshotNode) -> String? {
        switch node.interaction {
        case .link: return "link"
        case .intent(let action):
            if case .toggle = action.control { return "toggle" }
            return "button"
        case .inert, .widgetURL, nil: return nil
        }
    }

    private static func kind(_ accessibility: Accessibility) -> String {
        if accessibility.traits.contains("image") { return "image" }
        return accessibility.traits.contains("staticText") ? "text" : "element"
    }

    private mutating func add(_ node: SnapshotNode, _ own: Accessibility, kind: String, label: [String]) {
        var value = own.value
        if case .intent(let action) = node.interaction, case .toggle(let isOn) = action.control, value == nil { value = isOn ? "on" : "off" }
        elements.append(
            SpokenElement(
                identity: node.identity, kind: kind, label: own.label ?? Self.outer(node) ?? label.joined(separator: ", "), value: value,
                hint: own.hint, traits: own.traits.filter { !["staticText", "image", "updatesFrequently"].contains($0) && $0 != kind },
                frame: [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { ($0 * 1000).rounded() / 1000 }))
    }

    /// The label that a control's only child was given, which is the control's.
    private static func outer(_ node: SnapshotNode) -> String? {
        guard node.interaction != nil, node.children.count == 1, !node.children[0].children.isEmpty else { return nil }
        return node.children[0].accessibility?.label
    }

    /// What a control's content says, in its order: its texts, or its images where it has no text.
    private static func texts(below node: SnapshotNode) -> [String] {
        let spoken = node.children.flatMap { all($0) }
        let texts = spoken.filter { !$0.isImage }
        return (texts.isEmpty ? spoken : texts).map(\.label)
    }

    private static func all(_ node: SnapshotNode) -> [(label: String, isImage: Bool)] {
        let own = node.accessibility ?? Accessibility()
        if own.isHidden { return [] }
        if let label = own.label, !label.isEmpty { return [(label, own.traits.contains("image"))] }
        return node.children.flatMap { all($0) }
    }
}
