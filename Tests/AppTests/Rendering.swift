import ExtensionProtocol
import Foundation
import Snapshot

extension RenderRequest {
    /// The timeline of a small widget.
    static func timeline(of kind: String, id: Int = 1000) -> RenderRequest {
        let variant = RenderVariant(context: SnapshotContext(), size: CGSize(width: 158, height: 158), scale: 3)
        return RenderRequest(id: id, subject: .widget(kind: kind, family: "systemSmall", phase: .timeline), variants: [variant])
    }
}

extension RenderVariant {
    /// A phone's screen.
    static var phone: RenderVariant { RenderVariant(context: SnapshotContext(), size: CGSize(width: 393, height: 852), scale: 3) }
}

extension SnapshotNode {
    /// The texts of the node and all below it.
    var texts: [String] { (role == "Text" ? [detail].compactMap { $0 } : []) + children.flatMap(\.texts) }
}
