import CoreGraphics
import FoundationOverlay

/// What a cell shows, from which a view is made.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
}

public protocol UIConfigurationState {}

/// The state that a cell's look may depend on.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    public var isSelected = false
    public var isHighlighted = false
    public var isDisabled = false
    public var isFocused = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false

    init(isSelected: Bool, isEditing: Bool) {
        self.isSelected = isSelected
        self.isEditing = isEditing
    }
}

/// Texts and a picture as UIKit's lists show them.
///
/// - Support: works
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var alignment = TextAlignment.natural
        public var transform = TextTransform.none
        public var colorTransformer: UIConfigurationColorTransformer?

        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var strokeColor: UIColor?
        public var strokeWidth: CGFloat = 0
        public static let standardDimension = CGFloat.greatestFiniteMagnitude
    }

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: UIMetrics[.rowVerticalInset], leading: UIMetrics[.rowNarrowInset], bottom: UIMetrics[.rowVerticalInset],
        trailing: UIMetrics[.rowNarrowInset])
    /// Points.
    public var imageToTextPadding = UIMetrics[.contentImageSpacing]
    public var textToSecondaryTextHorizontalPadding = UIMetrics[.contentSideSpacing]
    public var textToSecondaryTextVerticalPadding = UIMetrics[.contentLineSpacing]
    public var prefersSideBySideTextAndSecondaryText = false
    public var axesPreservingSuperviewLayoutMargins = 0

    private init(_ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, color: UIColor = .label, isSideBySide: Bool = false) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: text), color: color)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel)
        prefersSideBySideTextAndSecondaryText = isSideBySide
    }

    public static func cell() -> Self { .init(.body, .footnote) }
    public static func subtitleCell() -> Self { .init(.body, .footnote) }
    public static func valueCell() -> Self { .init(.body, .body, isSideBySide: true) }
    public static func sidebarCell() -> Self { .init(.body, .footnote) }
    public static func sidebarSubtitleCell() -> Self { .init(.body, .footnote) }
    public static func accompaniedSidebarCell() -> Self { .init(.body, .footnote) }
    public static func header() -> Self { .init(.footnote, .footnote, color: .secondaryLabel) }
    public static func footer() -> Self { .init(.footnote, .footnote, color: .secondaryLabel) }
    public static func plainHeader() -> Self { .init(.headline, .footnote) }
    public static func plainFooter() -> Self { .init(.footnote, .footnote, color: .secondaryLabel) }
    public static func groupedHeader() -> Self { .init(.footnote, .footnote, color: .secondaryLabel) }
    public static func groupedFooter() -> Self { .init(.footnote, .footnote, color: .secondaryLabel) }
    public static func prominentInsetGroupedHeader() -> Self { .init(.title3, .footnote) }
    public static func sidebarHeader() -> Self { .init(.headline, .footnote) }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Makes one colour of another.
public struct UIConfigurationColorTransformer: Sendable {
    public let transform: @Sendable (UIColor) -> UIColor
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
}

/// The view of a list's content.
open class UIListContentView: UIView, UIContentView {
    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private var content: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        apply()
    }

    public required init?(coder: NSCoder) { nil }

    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let list = newValue as? UIListContentConfiguration else { return }
            content = list
            apply()
        }
    }

    private func apply() {
        let texts = UIStackView(arrangedSubviews: [title, subtitle])
        texts.axis = content.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
        texts.spacing =
            content.prefersSideBySideTextAndSecondaryText
            ? content.textToSecondaryTextHorizontalPadding : content.textToSecondaryTextVerticalPadding
        show(title, content.text, content.attributedText, content.textProperties)
        show(subtitle, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        if content.prefersSideBySideTextAndSecondaryText {
            subtitle.textAlignment = .right
            subtitle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            (title.numberOfLines, subtitle.numberOfLines) = (1, 1)
        }
        picture.image = content.image.map { image in
            content.imageProperties.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        }
        picture.tintColor = content.imageProperties.tintColor
        picture.isHidden = content.image == nil
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = content.imageProperties.cornerRadius
        picture.clipsToBounds = content.imageProperties.cornerRadius > 0
        picture.setContentHuggingPriority(UILayoutPriority(998), for: .horizontal)
        limitPicture()
        subviews.forEach { $0.removeFromSuperview() }
        let row = UIStackView(arrangedSubviews: [picture, texts])
        row.alignment = .center
        row.spacing = content.imageToTextPadding
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        let margins = content.directionalLayoutMargins
        // A cell that is measured may be too low at first.
        let inside = [
            row.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
            row.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -margins.bottom),
        ]
        for constraint in inside { constraint.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            inside + [
                row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
                row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margins.trailing),
                row.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
    }

    private func limitPicture() {
        let limit = content.imageProperties.maximumSize
        if limit == .zero, content.image?.isSymbolImage == true {
            picture.contentMode = .center
            let column = picture.widthAnchor.constraint(greaterThanOrEqualToConstant: UIMetrics[.listIconWidth])
            column.priority = UILayoutPriority(999)
            column.isActive = true
        }
        if limit.width > 0 { picture.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
        if limit.height > 0 { picture.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true }
    }

    private func show(_ label: UILabel, _ text: String?, _ attributed: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties) {
        switch look.transform {
        case .none: label.text = text
        case .uppercase: label.text = text?.uppercased()
        case .lowercase: label.text = text?.lowercased()
        case .capitalized: label.text = text?.capitalized
        }
        if let attributed { label.attributedText = attributed }
        label.isHidden = text == nil && attributed == nil
        (label.font, label.textColor, label.numberOfLines) = (look.font, look.color, look.numberOfLines)
        label.textAlignment = look.alignment == .center ? .center : .natural
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
    }
}
