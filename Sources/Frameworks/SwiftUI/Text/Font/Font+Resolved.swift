import FoundationOverlay
import UIKit
import ViewEngine

extension Font {
    /// What fonts are resolved with.
    public struct Context {
        let surroundings: ResolvedFont.Surroundings
    }

    /// A font as its surroundings make it.
    public struct Resolved {
        /// Points.
        public let pointSize: CGFloat
        public let weight: Font.Weight
        public let isBold: Bool
        public let isItalic: Bool
        public let isMonospaced: Bool
    }

    public func resolve(in context: Context) -> Resolved {
        let specification = ResolvedFont(self, in: context.surroundings).specification
        return Resolved(
            pointSize: specification.size, weight: Font.Weight(number: specification.weight), isBold: specification.weight >= Font.Weight.bold.number,
            isItalic: specification.isItalic, isMonospaced: specification.design == .monospaced)
    }
}

extension EnvironmentValues {
    /// What fonts are resolved with.
    public var fontResolutionContext: Font.Context { Font.Context(surroundings: fontSurroundings) }
}
