import CoreGraphics
import FoundationOverlay

extension UIButton {
    /// How a button looks.
    public struct Configuration: Sendable {
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum Indicator: Int, Sendable { case automatic, none, popup }

        public enum _Style: Sendable {
            case plain, gray, tinted, filled, bordered, borderedTinted, borderedProminent, borderless, glass, prominentGlass
        }

        public var _style: _Style
        /// The characters of ``attributedTitle``; one that is set has no attributes.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        /// The characters of ``attributedSubtitle``; one that is set has no attributes.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var image: UIImage?
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Points.
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var contentInsets = NSDirectionalEdgeInsets(
            top: UIMetrics[.buttonRegularVerticalInset], leading: UIMetrics[.buttonRegularHorizontalInset],
            bottom: UIMetrics[.buttonRegularVerticalInset], trailing: UIMetrics[.buttonRegularHorizontalInset])
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var titleAlignment = TitleAlignment.automatic
        public var indicator = Indicator.automatic
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var automaticallyUpdateForSelection = true

        init(_ style: _Style) { _style = style }

        public static func plain() -> Configuration { .init(.plain) }
        public static func gray() -> Configuration { .init(.gray) }
        public static func tinted() -> Configuration { .init(.tinted) }
        public static func filled() -> Configuration { .init(.filled) }
        public static func bordered() -> Configuration { .init(.bordered) }
        public static func borderedTinted() -> Configuration { .init(.borderedTinted) }
        public static func borderedProminent() -> Configuration { .init(.borderedProminent) }
        public static func borderless() -> Configuration { .init(.borderless) }
        public static func glass() -> Configuration { .init(.glass) }
        public static func prominentGlass() -> Configuration { .init(.prominentGlass) }

        public func updated(for button: UIButton) -> Configuration { self }
        public mutating func setDefaultContentInsets() { contentInsets = Configuration(_style).contentInsets }
    }
}

/// Changes the attributes of a title.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    public func callAsFunction(_ container: AttributeContainer) -> AttributeContainer { transform(container) }
}

/// The ground of a cell or a button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?

    public static func clear() -> UIBackgroundConfiguration { .init() }
    public static func listPlainCell() -> UIBackgroundConfiguration { .init(backgroundColor: .systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { .init(backgroundColor: .secondarySystemGroupedBackground) }
    public static func listCell() -> UIBackgroundConfiguration { .init() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init() }
    public static func listSidebarCell() -> UIBackgroundConfiguration { .init() }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
