import ExtensionRunners
import Foundation
import Snapshot
import WidgetSystem

/// A tap on a button or toggle that is still to come.
struct ControlTap {
    var time: Date
    var widget: WidgetID
    /// A part of the control's text, or the name of its intent.
    var control: String

    /// What a tap on the control does; nil where nothing in the tree has that text or intent.
    static func target(_ control: String, in node: SnapshotNode) -> WidgetTap.Target? {
        switch node.interaction {
        case .intent(let action) where action.intent == control || texts(of: node).contains(control): return .intent(TappedIntent(action))
        case .inert where texts(of: node).contains(control): return .inert
        default: break
        }
        for child in node.children {
            if let found = target(control, in: child) { return found }
        }
        return nil
    }

    private static func texts(of node: SnapshotNode) -> [String] {
        let own = [node.detail, node.accessibility?.label].compactMap { $0 }
        return own + node.children.flatMap(texts)
    }
}
