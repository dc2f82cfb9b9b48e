import Foundation
import Geometry
import Snapshot

extension SnapshotNode {
    /// Every node below this one, and itself, after a change.
    func changingAll(_ change: (inout SnapshotNode) -> Void) -> SnapshotNode {
        var result = self
        change(&result)
        result.children = result.children.map { $0.changingAll(change) }
        return result
    }

    /// Always-on: digits that change more often than the display is refreshed become dashes.
    func hidingFastDigits() -> SnapshotNode {
        changingAll { node in
            node.drawing = node.drawing.map { drawing in
                guard case .dynamicText(var text) = drawing else { return drawing }
                for index in text.text.runs.indices {
                    guard case .dynamic(var dynamic) = text.text.runs[index].content else { continue }
                    dynamic.isLuminanceReduced = true
                    text.text.runs[index].content = .dynamic(dynamic)
                }
                return .dynamicText(text)
            }
        }
    }

    /// Accented: everything drawn is white with its own opacity, apart from pictures that ask to stay as they are.
    var inWhite: SnapshotNode {
        guard !keepsColors else {
            var result = self
            result.children = children.map(\.inWhite)
            return result
        }
        var result = self
        result.effects.insert(.color(.brightness(1)), at: 0)
        return result
    }

    /// Whether it, or a view in it, is a picture in its own colours.
    private var keepsColors: Bool {
        let own = drawing.contains { drawing in
            if case .image(let image) = drawing { image.accentedRendering == "fullColor" } else { false }
        }
        return own || children.contains(where: \.keepsColors)
    }

    /// Places where controls do nothing.
    func withoutInteractions() -> SnapshotNode { changingAll { $0.interaction = nil } }

    /// The smallest rectangle around what is drawn.
    var drawnBounds: CGRect {
        children.reduce(drawing.isEmpty ? .null : frame) { $0.union($1.drawnBounds) }
    }
}
