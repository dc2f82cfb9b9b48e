import Foundation
import Snapshot

/// Where the sources of matched geometry stand, known while nodes are placed.
struct MatchedPlaces {
    private var frames: [AnyHashable: CGRect] = [:]
    /// Of what something was drawn at, or would have been.
    private var asked: Set<AnyHashable> = []

    /// Whether placing everything once more would change something.
    private(set) var isStale = false

    mutating func setSource(_ key: AnyHashable, _ frame: CGRect) {
        if asked.contains(key), frames[key] != frame { isStale = true }
        frames[key] = frame
    }

    mutating func frame(of key: AnyHashable) -> CGRect? {
        asked.insert(key)
        return frames[key]
    }

    /// Begins to place everything once more; the places stay known.
    mutating func startAgain() {
        asked = []
        isStale = false
    }
}

extension MatchedGeometry {
    /// What the node is offered, and the top left corner of `exact` moved to its source at `place`.
    @MainActor
    func placement(of child: Node, at exact: CGRect, _ proposal: ProposedViewSize, source place: CGRect) -> (CGPoint, ProposedViewSize) {
        let offered = size ? ProposedViewSize(place.size) : proposal
        let own = child.size(for: offered)
        let point = position ? place : exact
        let x = point.minX + point.width * anchor.x - own.width * anchor.x
        let y = point.minY + point.height * anchor.y - own.height * anchor.y
        return (CGPoint(x: x, y: y), offered)
    }
}
