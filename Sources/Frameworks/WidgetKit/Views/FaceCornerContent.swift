import FoundationOverlay
import SwiftUI
import ViewEngine

/// A corner complication without its label: in a circle, or a text along an arc where its view asks for that.
struct FaceCornerContent<Content: View>: View, _PrimitiveView {
    typealias Body = Never
    let corner: FaceCorner
    let content: Content

    func _evaluate(_ evaluation: Evaluation) {
        let wish = CurveWish()
        let straight =
            content
            .environment(\.curveWish, wish)
            .frame(width: corner.diameter, height: corner.diameter)
            .clipShape(Circle())
            .position(corner.center)
        let found = evaluation.collect { straight._evaluate(evaluation) }
        if wish.isCurved, let text = BentText(found, corner: corner, radius: corner.contentRadius, sweep: .faceCornerLabelSweep) {
            text._evaluate(evaluation)
        } else {
            found.forEach(evaluation.append)
        }
    }
}

/// Whether the content of a corner is to be bent.
@MainActor
final class CurveWish {
    var isCurved = false
}

private enum CurveWishKey: EnvironmentKey { static var defaultValue: CurveWish? { nil } }

extension EnvironmentValues {
    var curveWish: CurveWish? {
        get { self[CurveWishKey.self] }
        set { self[CurveWishKey.self] = newValue }
    }
}

/// Content that wishes to be bent.
struct CurvedContent<Content: View>: View, _PrimitiveView {
    typealias Body = Never
    nonisolated(unsafe) let content: Content
    let curves: Bool

    nonisolated init(content: Content, curves: Bool) { (self.content, self.curves) = (content, curves) }

    func _evaluate(_ evaluation: Evaluation) {
        evaluation.environment.curveWish?.isCurved = curves
        content._evaluate(evaluation)
    }
}
