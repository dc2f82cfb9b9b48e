import Foundation
import IsletModel

/// When touches are which gesture; every number stands in `Data/gestures.json` with its source.
public struct GestureMetrics: Decodable, Sendable {
    public static let shared: GestureMetrics = BundledData.read("gestures")

    /// Points that a finger may move while it taps.
    public let tapDistance: Double
    /// Seconds until a second tap is one of its own.
    public let tapPause: Double
    /// How far ahead the end of a drag is predicted, in seconds.
    public let predictedSeconds: Double
    /// Points that a finger moves before it scrolls.
    public let scrollDistance: Double
    /// Points that a finger moves at least for a swipe.
    public let swipeDistance: Double
    /// Points a second of a swipe.
    public let swipeVelocity: Double
    /// The part of the velocity that is left after a millisecond.
    public let deceleration: Double
    /// Points from an edge of the screen within which a movement from the edge begins.
    public let edgeDistance: Double
    /// Seconds of touching until a menu opens.
    public let menuPress: Double
    /// Points that a list is pulled down to be refreshed.
    public let refreshDistance: Double
    /// Points beyond the edges of what is scrolled within which rows are made.
    public let rowMargin: Double
    /// Points ahead of a movement within which rows are made.
    public let rowAhead: Double
    /// The part of a page's width that a finger moves until the page turns.
    public let pageTurn: Double
    /// The part of a page's width after which a page turns when the finger leaves.
    public let pageRelease: Double

    /// How many seconds' way content glides that a finger leaves, at the speed it has then.
    public var glide: Double { -1 / (1000 * log(deceleration)) }
}
