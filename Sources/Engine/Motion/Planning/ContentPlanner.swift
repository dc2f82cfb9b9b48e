import Foundation
import Snapshot

/// Decides how what a node draws changes.
struct ContentPlanner {
    private let around: MotionPlanner.Surroundings

    init(_ around: MotionPlanner.Surroundings) { self.around = around }

    func content(_ before: SnapshotNode, _ after: SnapshotNode) -> PlannedContent {
        let (old, new) = (before.drawing, after.drawing)
        if old == new { return .mixed(old, new) }
        // The outlines of two symbols have nothing to do with each other.
        let isOtherImage = after.role == "Image" && before.detail != after.detail
        if !isOtherImage, isMixable(old, new) { return .mixed(old, new) }
        if isText(old), isText(new) { return text(old, new) }
        switch around.content {
        case .identity: return .replaced(old: old, new: new, .atOnce)
        case .symbolEffect where isOtherImage: return .replaced(old: old, new: new, .shrinking)
        default: return .replaced(old: old, new: new, .fading)
        }
    }

    private func isMixable(_ old: [Drawing], _ new: [Drawing]) -> Bool {
        old.count == new.count && zip(old, new).allSatisfy { Mix.drawing($0, $1, 0.5) != nil }
    }

    private func isText(_ drawing: [Drawing]) -> Bool {
        drawing.contains {
            switch $0 {
            case .text, .dynamicText: true
            default: false
            }
        }
    }

    private func text(_ old: [Drawing], _ new: [Drawing]) -> PlannedContent {
        switch around.content {
        case .identity: return .replaced(old: old, new: new, .atOnce)
        case .opacity, .interpolate: return .replaced(old: old, new: new, .fading)
        case .numericText(let direction):
            if let rolling = RollingText(old, new, goesUp: goesUp(direction)) { return .rolling(rolling) }
            return .replaced(old: old, new: new, .blurring)
        case .symbolEffect, nil: return .replaced(old: old, new: new, .blurring)
        }
    }

    private func goesUp(_ direction: NumericDirection) -> Bool {
        switch direction {
        case .up: return true
        case .down: return false
        case .value(let value):
            guard case .numericText(.value(let earlier)) = around.earlierContent else { return true }
            return value >= earlier
        }
    }
}
