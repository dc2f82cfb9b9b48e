import Foundation
import IsletModel
import Snapshot

/// What the system makes of the archived view of a widget or Live Activity: which taps it ignores, and what it says of the view.
/// Pure: a snapshot in, the snapshot as the system shows it out.
public struct ArchiveRules: Sendable {
    private enum Place {
        /// A widget of a family; nil for controls and other views.
        case widget(WidgetFamily?)
        /// Name of the presentation.
        case activity(String)
    }

    private let place: Place
    private let needsBackgrounds: Bool

    /// - Parameters:
    ///   - family: The widget's family; nil for a control or another view.
    ///   - needsBackground: false for programs made for systems before iOS 17, whose widgets have none.
    public init(family: WidgetFamily?, needsBackground: Bool = true) { (place, needsBackgrounds) = (.widget(family), needsBackground) }

    /// Rules of a presentation of a Live Activity: `lockScreen`, `compactLeading`, …
    public init(activity presentation: String) { (place, needsBackgrounds) = (.activity(presentation), false) }

    /// The snapshot without what the system ignores, with diagnostics on it.
    public func applied(to snapshot: Snapshot) -> Snapshot {
        var result = snapshot
        var found: [SnapshotDiagnostic] = []
        if needsBackground, snapshot.containerBackground == nil, snapshot.context.osProfile >= "17" { found.append(Self.missingBackground) }
        result.root = applied(to: snapshot.root, &found)
        for diagnostic in found where !result.diagnostics.contains(where: { $0.code == diagnostic.code && $0.message == diagnostic.message }) {
            result.diagnostics.append(diagnostic)
        }
        return result
    }

    private var needsBackground: Bool {
        if needsBackgrounds, case .widget(let family?) = place { family.hasContainerBackground } else { false }
    }

    /// Small widgets, those of the Lock Screen, and the island that is not expanded are one tap target as a whole.
    private var isOneTarget: Bool {
        switch place {
        case .widget(let family): family?.isOneTapTarget ?? false
        case .activity(let presentation): ["compactLeading", "compactTrailing", "minimal"].contains(presentation)
        }
    }

    private var kind: String {
        if case .widget = place { "a widget" } else { "a Live Activity" }
    }

    private func applied(to node: SnapshotNode, _ found: inout [SnapshotDiagnostic]) -> SnapshotNode {
        var result = node
        for name in node.transition?.still ?? [] { found.append(still(name, node)) }
        switch node.interaction {
        case .link(let url) where isOneTarget:
            result.interaction = nil
            found.append(ignoredLink(url, node))
        case .intent(let action) where isOneTarget:
            if case .activity(let presentation) = place {
                result.interaction = nil
                found.append(ignored("\(action.control == .button ? "button" : "toggle")", presentation, node))
            }
        case .inert(let name): found.append(inert(name, node))
        default: break
        }
        result.children = node.children.map { applied(to: $0, &found) }
        return result
    }

    private static let missingBackground = warning(
        .missingContainerBackground,
        "the view gives the widget no background; since iOS 17 a device shows a notice in its place. Add containerBackground(for: .widget) to "
            + "the widget's view"
    )

    private func ignoredLink(_ url: String, _ node: SnapshotNode) -> SnapshotDiagnostic {
        switch place {
        case .widget(let family):
            Self.warning(
                .linkInSmall,
                "the link to \(url) is ignored in \(family?.rawValue ?? "the control"): a tap anywhere opens the widgetURL. Use "
                    + "widgetURL(_:), or a larger family",
                node)
        case .activity(let presentation): ignored("link to \(url)", presentation, node)
        }
    }

    private func ignored(_ control: String, _ presentation: String, _ node: SnapshotNode) -> SnapshotDiagnostic {
        Self.warning(
            .tapInCompactIsland,
            "the \(control) is ignored in \(presentation): a tap opens the app with the DynamicIsland's widgetURL. Put it into the expanded "
                + "island or on the Lock Screen",
            node)
    }

    private func still(_ name: String, _ node: SnapshotNode) -> SnapshotDiagnostic {
        let text = "\(name) does not move in \(kind): its view is archived once. Change something between two "
        return Self.warning(.willNotMove, text + (kind == "a widget" ? "entries" : "content states") + ", and animate that", node)
    }

    private func inert(_ name: String, _ node: SnapshotNode) -> SnapshotDiagnostic {
        switch name {
        case "Button", "Toggle":
            let text =
                "the closure of a \(name) never runs in \(kind); a tap opens the app. Use "
                + "\(name == "Button" ? "Button(intent:)" : "Toggle(isOn:intent:)")"
            return Self.warning(.buttonActionClosure, text, node)
        case "gesture", "onTapGesture", "onLongPressGesture":
            return Self.warning(.gestureInWidget, "\(name) never happens in \(kind); a tap opens the app. Use Button(intent:) or Link", node)
        default:
            return Self.warning(.nonInteractiveControl, "\(name) does not react in \(kind); only Button and Toggle with an intent do", node)
        }
    }

    private static func warning(_ code: FindingCode, _ message: String, _ node: SnapshotNode? = nil) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: code, severity: .warning, message: message, identity: node?.identity)
    }
}
