import IsletModel
import Snapshot
import WidgetSystem

extension WidgetTap.Target {
    /// What a tap on a button or toggle does; nil where nothing in the tree has that text or intent.
    ///
    /// - Parameter control: The control's text, or the name of its intent.
    public init?(control: String, in node: SnapshotNode) {
        guard let target = Self.find(control, in: node) else { return nil }
        self = target
    }

    private static func find(_ control: String, in node: SnapshotNode) -> WidgetTap.Target? {
        switch node.interaction {
        case .intent(let action) where action.intent == control || texts(of: node).contains(control): return .intent(TappedIntent(action))
        case .inert where texts(of: node).contains(control): return .inert
        default: break
        }
        for child in node.children {
            if let found = find(control, in: child) { return found }
        }
        return nil
    }

    private static func texts(of node: SnapshotNode) -> [String] {
        let own = [node.detail, node.accessibility?.label].compactMap { $0 }
        return own + node.children.flatMap(texts)
    }
}

extension SnapshotDiagnostic {
    /// A tap on a control that is not there.
    public static func noSuchControl(_ control: String) -> SnapshotDiagnostic {
        SnapshotDiagnostic(
            code: .noSuchControl, severity: .warning,
            message: "“\(control)”: the widget shows no button or toggle with this text or intent; the tap is left out")
    }
}
