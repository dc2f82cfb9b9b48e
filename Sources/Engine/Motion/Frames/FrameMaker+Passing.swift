import Foundation
import Geometry
import Snapshot

extension FrameMaker {
    /// A view that comes or goes; nil where it is not there yet, or no more.
    func passing(_ passage: NodePassage) -> SnapshotNode? {
        var result = passage.node
        for planned in passage.parts {
            let part = part(planned.track)
            if planned.move == .identity, !passage.isComing, passage.parts.count == 1 { return nil }
            // A view that is to go at once is away as soon as the change is there.
            if planned.track == nil, !passage.isComing { return nil }
            result.effects += effects(of: planned.move, there: passage.isComing ? part : 1 - part, passage)
        }
        return result
    }

    /// - Parameter there: 1 where the view stands in its place, 0 where it is away.
    private func effects(of move: ViewTransition.Move, there: Double, _ passage: NodePassage) -> [Effect] {
        let frame = passage.node.shownFrame
        let away = 1 - there
        switch move {
        case .identity: return []
        case .opacity, .custom: return [.opacity(Mix.inside(there))]
        case .move(let edge): return [shift(to: edge, frame, away, passage)]
        case .moveBy(let edge, let share): return [shift(to: edge, frame, away * share, passage)]
        case .push(let edge): return [shift(to: passage.isComing ? edge : edge.opposite, frame, away, passage), .opacity(Mix.inside(there))]
        case .slide: return [shift(to: passage.isComing ? .leading : .trailing, frame, away, passage)]
        case .offset(let offset): return [.transform(CGAffineTransform(translationX: offset.width * away, y: offset.height * away))]
        case .scale(let factor, let anchor):
            let point = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
            return [.transform(.scaling(max(Mix.number(factor.finite(or: 0), 1, there), 0), around: point))]
        case .blurReplace:
            return [
                .transform(.scaling(Mix.amount(rules.blurReplaceScale, 1, there), around: frame.middle)),
                .blur(radius: rules.blurReplaceBlur * Mix.inside(away), isOpaque: false), .opacity(Mix.inside(there)),
            ]
        }
    }

    private func shift(to edge: ViewTransition.Edge, _ frame: CGRect, _ away: Double, _ passage: NodePassage) -> Effect {
        let (x, y): (Double, Double) =
            switch edge {
            case .top: (0, -frame.height)
            case .bottom: (0, frame.height)
            case .leading: (passage.isRightToLeft ? frame.width : -frame.width, 0)
            case .trailing: (passage.isRightToLeft ? -frame.width : frame.width, 0)
            }
        return .transform(CGAffineTransform(translationX: x * away, y: y * away))
    }
}

extension SnapshotNode {
    /// Where the view is shown: its frame after its own transforms.
    fileprivate var shownFrame: CGRect {
        effects.reduce(frame) { frame, effect in
            effect.transform(around: frame.middle).map { frame.applying($0) } ?? frame
        }
    }
}

extension ViewTransition.Edge {
    fileprivate var opposite: ViewTransition.Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
