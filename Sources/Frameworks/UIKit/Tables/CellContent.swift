import CoreGraphics
import FoundationOverlay

/// The labels and the picture of a cell in one of UIKit's own styles.
@MainActor
final class CellContent {
    let title = UILabel()
    let subtitle = UILabel()
    let picture = UIImageView()
    private let style: UITableViewCell.CellStyle
    private(set) var textStart: CGFloat = 16

    init(style: UITableViewCell.CellStyle) {
        self.style = style
        title.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
        subtitle.font = .preferredFont(forTextStyle: style == .value1 ? .body : style == .subtitle ? .caption1 : .footnote)
        subtitle.textColor = style == .value1 ? .secondaryLabel : .label
    }

    var isUsed: Bool { title.text?.isEmpty == false || subtitle.text?.isEmpty == false || picture.image != nil }

    private var isStacked: Bool { style == .subtitle }

    private func textWidth(_ width: CGFloat, _ inset: CGFloat) -> CGFloat {
        let picture = picture.image.map { $0.size.width + inset } ?? 0
        return max(0, width - 2 * inset - picture)
    }

    func height(width: CGFloat, inset: CGFloat) -> CGFloat {
        let text = textWidth(width, inset)
        let titleHeight = title.sizeThatFits(CGSize(width: text, height: 0)).height
        let below = isStacked && subtitle.text?.isEmpty == false ? subtitle.sizeThatFits(CGSize(width: text, height: 0)).height : 0
        return max(titleHeight + below, picture.image?.size.height ?? 0) + 2 * UIMetrics[.rowVerticalInset]
    }

    func layOut(in view: UIView, inset: CGFloat) {
        for part in [picture, title, subtitle] where part.superview !== view { view.addSubview(part) }
        let bounds = view.bounds
        textStart = inset
        if let image = picture.image {
            let size = image.size
            picture.frame = CGRect(x: inset, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            textStart += size.width + inset
        }
        let room = CGSize(width: max(0, bounds.width - textStart - inset), height: bounds.height)
        let first = title.sizeThatFits(room)
        let second = subtitle.text?.isEmpty == false ? subtitle.sizeThatFits(room) : .zero
        if isStacked {
            let top = (bounds.height - first.height - second.height) / 2
            title.frame = CGRect(x: textStart, y: top, width: room.width, height: first.height)
            subtitle.frame = CGRect(x: textStart, y: top + first.height, width: room.width, height: second.height)
        } else {
            let right = min(second.width, room.width)
            title.frame = CGRect(x: textStart, y: (bounds.height - first.height) / 2, width: max(0, room.width - right), height: first.height)
            subtitle.frame = CGRect(
                x: bounds.width - inset - right, y: (bounds.height - second.height) / 2, width: right, height: second.height)
        }
    }
}

/// The sign at a row's end.
final class CellAccessory: UIView {
    private let picture = UIImageView()
    private var tap: _ViewAction<Void>?

    private static func symbol(_ type: UITableViewCell.AccessoryType) -> String? {
        switch type {
        case .none: nil
        case .disclosureIndicator: "chevron.forward"
        case .checkmark: "checkmark"
        case .detailButton, .detailDisclosureButton: "info.circle"
        }
    }

    private static func image(_ type: UITableViewCell.AccessoryType) -> UIImage? {
        let isArrow = type == .disclosureIndicator
        let configuration = UIImage.SymbolConfiguration(pointSize: isArrow ? 14 : 17, weight: isArrow ? .semibold : .regular)
        return symbol(type).flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
    }

    static func width(_ type: UITableViewCell.AccessoryType) -> CGFloat { image(type)?.size.width ?? 0 }

    func show(_ type: UITableViewCell.AccessoryType, tap: _ViewAction<Void>?) {
        if picture.superview == nil { addSubview(picture) }
        picture.image = Self.image(type)
        picture.tintColor = type == .disclosureIndicator ? .tertiaryLabel : nil
        self.tap = type == .detailButton || type == .detailDisclosureButton ? tap : nil
        picture.contentMode = .center
    }

    override func layoutSubviews() { picture.frame = bounds }
    override var _tapAction: _ViewAction<Void>? { tap }
}
