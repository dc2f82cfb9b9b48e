import Snapshot
import WidgetSystem

extension WidgetTap.Target {
    /// What a tap on a button or toggle does.
    ///
    /// - Parameters:
    ///   - control: A text of the control, or the name of its intent.
    ///   - node: The archived views. Nil where nothing in them has that text or intent.
    public init?(control: String, in node: SnapshotNode) {
        guard let found = Self.find(control, in: node) else { return nil }
        self = found
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
