import Foundation
import Snapshot
import WidgetSystem

extension WidgetTap.Target {
    /// What a tap on a control of an archived view does; nil where nothing in the tree has that text or intent.
    /// - Parameter control: A text of the control, or the name of its intent.
    public init?(control: String, in node: SnapshotNode) {
        switch node.interaction {
        case .intent(let action) where action.intent == control || Self.texts(of: node).contains(control): self = .intent(TappedIntent(action))
        case .inert where Self.texts(of: node).contains(control): self = .inert
        default:
            guard let found = node.children.lazy.compactMap({ Self(control: control, in: $0) }).first else { return nil }
            self = found
        }
    }

    private static func texts(of node: SnapshotNode) -> [String] {
        [node.detail, node.accessibility?.label].compactMap { $0 } + node.children.flatMap(texts)
    }
}

extension SnapshotDiagnostic {
    /// Nothing that is shown has a text or an intent by which it was to be tapped.
    public static func noSuchControl(_ control: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(
            code: "no-such-control", severity: .warning,
            message: "“\(control)”: the widget shows no button or toggle with this text or intent; the tap is left out")
    }
}
