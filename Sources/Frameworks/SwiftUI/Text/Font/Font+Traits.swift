import FoundationOverlay
import Snapshot

extension Font {
    /// A text style of the system: sizes for every setting of Dynamic Type.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The family of a system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var specification: FontSpecification.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// How bold a font is.
    public struct Weight: Hashable, Sendable {
        /// 100…900, 400 is regular.
        let number: Double

        public static let ultraLight = Weight(number: 100)
        public static let thin = Weight(number: 200)
        public static let light = Weight(number: 300)
        public static let regular = Weight(number: 400)
        public static let medium = Weight(number: 500)
        public static let semibold = Weight(number: 600)
        public static let bold = Weight(number: 700)
        public static let heavy = Weight(number: 800)
        public static let black = Weight(number: 900)
    }

    /// How wide the glyphs of a font are; 0 is standard.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// Percent of the standard width.
        var percent: Double { max(50, 100 + 100 * value) }
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        var specification: FontSpecification.Leading {
            switch self {
            case .standard: .standard
            case .tight: .tight
            case .loose: .loose
            }
        }
    }
}

extension Font.TextStyle {
    /// The style's name in the tables of metrics.
    var metricsName: String {
        switch self {
        case .largeTitle: "largeTitle"
        case .title: "title"
        case .title2: "title2"
        case .title3: "title3"
        case .headline: "headline"
        case .subheadline: "subheadline"
        case .body: "body"
        case .callout: "callout"
        case .footnote: "footnote"
        case .caption: "caption"
        case .caption2: "caption2"
        }
    }
}
