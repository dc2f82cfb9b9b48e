import Foundation
import Geometry

/// Areas of closed subpaths, holes counted against what is around them.
enum SubpathAreas {
    /// The area under the winding rule of subpaths that do not cross, whose curves are taken as lines between their ends.
    static func sum(of elements: [PathElement]) -> Double {
        var start = CGPoint.zero
        var current = CGPoint.zero
        var twice = 0.0
        for element in elements {
            let end = element.points.last ?? start
            if case .move = element { start = end } else { twice += current.x * end.y - end.x * current.y }
            current = end
        }
        return twice / 2
    }
}
