import Foundation
import Snapshot

/// What the system makes of a widget's archived view: which taps it ignores, and what it says of the view. Pure: a
/// snapshot in, the snapshot as the system shows it out.
public struct ArchiveRules: Sendable {
    /// Name of the family.
    public let family: String

    public init(family: String) { self.family = family }

    /// The snapshot without what the system ignores, with diagnostics on it.
    public func applied(to snapshot: Snapshot) -> Snapshot {
        var result = snapshot
        var found: [SnapshotDiagnostic] = []
        if snapshot.containerBackground == nil, !isAccessory, snapshot.context.osProfile >= "17" { found.append(Self.missingBackground) }
        result.root = applied(to: snapshot.root, &found)
        for diagnostic in found where !result.diagnostics.contains(where: { $0.code == diagnostic.code && $0.message == diagnostic.message }) {
            result.diagnostics.append(diagnostic)
        }
        return result
    }

    private var isAccessory: Bool { family.hasPrefix("accessory") }
    /// Small widgets and those of the Lock Screen are one tap target as a whole.
    private var isOneTarget: Bool { isAccessory || family == "systemSmall" }

    private func applied(to node: SnapshotNode, _ found: inout [SnapshotDiagnostic]) -> SnapshotNode {
        var result = node
        switch node.interaction {
        case .link(let url) where isOneTarget:
            result.interaction = nil
            found.append(ignoredLink(url, node))
        case .inert(let name): found.append(inert(name, node))
        default: break
        }
        result.children = node.children.map { applied(to: $0, &found) }
        return result
    }

    private static let missingBackground = warning(
        "missing-container-background",
        "the view gives the widget no background; since iOS 17 a device shows a notice in its place. Add containerBackground(for: .widget) to the widget's view")

    private func ignoredLink(_ url: String, _ node: SnapshotNode) -> SnapshotDiagnostic {
        Self.warning(
            "link-in-small", "the link to \(url) is ignored in \(family): a tap anywhere opens the widgetURL. Use widgetURL(_:), or a larger family", node)
    }

    private func inert(_ name: String, _ node: SnapshotNode) -> SnapshotDiagnostic {
        switch name {
        case "Button", "Toggle":
            let text = "the closure of a \(name) never runs in a widget; a tap opens the app. Use \(name == "Button" ? "Button(intent:)" : "Toggle(isOn:intent:)")"
            return Self.warning("button-action-closure", text, node)
        case "gesture", "onTapGesture", "onLongPressGesture":
            return Self.warning("gesture-in-widget", "\(name) never happens in a widget; a tap opens the app. Use Button(intent:) or Link", node)
        default:
            return Self.warning("non-interactive-control", "\(name) does not react in a widget; only Button and Toggle with an intent do", node)
        }
    }

    private static func warning(_ code: String, _ message: String, _ node: SnapshotNode? = nil) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: code, severity: .warning, message: message, identity: node?.identity)
    }
}
