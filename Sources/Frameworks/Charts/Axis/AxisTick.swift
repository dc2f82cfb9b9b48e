import FoundationOverlay
import SwiftUI

/// A short line beside the plot at a value of an axis.
public struct AxisTick {
    /// How far a tick reaches out of the plot.
    public struct Length: CustomStringConvertible, Sendable {
        enum Storage: Equatable {
            case automatic
            /// Points.
            case fixed(CGFloat)
            /// As far as the labels, and so many points more.
            case label(CGFloat)
        }

        let storage: Storage

        public static var automatic: Length { Length(storage: .automatic) }
        public static var label: Length { label(extendPastBy: 0) }
        public static func label(extendPastBy: CGFloat = 0) -> Length { Length(storage: .label(extendPastBy)) }
        public static var longestLabel: Length { longestLabel(extendPastBy: 0) }
        public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { Length(storage: .label(extendPastBy)) }

        public var description: String { "\(storage)" }
    }

    let isCentered: Bool?
    let length: Length
    let stroke: StrokeStyle?

    public nonisolated init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.length = length
        self.stroke = stroke
    }

    /// `length` in points.
    public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(storage: .fixed(length)), stroke: stroke)
    }
}

extension AxisTick: AxisMark {
    public func _append(to parts: inout _AxisPartList) {
        parts.parts.append(AxisPart(kind: .tick(length, stroke), isCentered: isCentered))
    }
}
