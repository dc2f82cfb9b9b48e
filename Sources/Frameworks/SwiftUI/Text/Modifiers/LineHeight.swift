import FoundationOverlay
import UIKit
import ViewEngine

extension AttributedString {
    /// The distance of the baselines of lines.
    public struct LineHeight: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            /// Of the size of the font.
            case multiple(Double)
            /// Points.
            case exact(Double)
            /// Points more than the font has.
            case more(Double)
            /// Of the height that the font has.
            case natural(Double)
        }

        let kind: Kind
        public static let variable = LineHeight(kind: .natural(1))
        public static let normal = LineHeight(kind: .natural(1))
        public static let tight = LineHeight(kind: .multiple(1))
        public static let loose = LineHeight(kind: .multiple(1.5))
        public static func multiple(factor: Double) -> LineHeight { LineHeight(kind: .multiple(factor)) }
        public static func leading(increase: Double) -> LineHeight { LineHeight(kind: .more(increase)) }
        public static func exact(points: Double) -> LineHeight { LineHeight(kind: .exact(points)) }

        /// What lies between two lines more than the font has, in points; never less than nothing.
        func spacing(fontSize: Double, lineHeight: Double) -> Double {
            switch kind {
            case .multiple(let factor): max(fontSize * factor - lineHeight, 0)
            case .exact(let points): max(points - lineHeight, 0)
            case .more(let points): max(points, 0)
            case .natural(let factor): max(lineHeight * (factor - 1), 0)
            }
        }
    }
}

extension View {
    /// - Support: partial: lines stand further apart; none stands closer than its font has it, and the first keeps its place.
    public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        changingEnvironment { environment in
            guard let lineHeight else { return environment.lineSpacing = 0 }
            let font = ResolvedFont(environment.font ?? .body, in: environment.fontSurroundings).specification
            let named = font.name.flatMap { UIFont(name: $0, size: font.size) }
            let natural = (named ?? UIFont.systemFont(ofSize: font.size)).lineHeight
            environment.lineSpacing = lineHeight.spacing(fontSize: font.size, lineHeight: natural)
        }
    }
}
