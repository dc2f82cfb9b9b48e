import CoreGraphics
import FoundationOverlay

/// The title above or below a section.
final class TableCaption: UIView {
    private let label = UILabel()

    init(_ text: String, isHeader: Bool, in table: UITableView) {
        super.init(frame: .zero)
        let isPlain = table.style == .plain
        label.text = isHeader && !isPlain ? text.uppercased() : text
        label.font = isPlain && isHeader ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
        label.textColor = isPlain && isHeader ? .label : .secondaryLabel
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        backgroundColor = isPlain ? .systemBackground : nil
        let side = table._sideInset + UIMetrics[.rowNarrowInset]
        let isFirst = table.numberOfSections > 0 && !table.subviews.contains { $0 is TableCaption }
        let distance = isHeader ? UIMetrics[isFirst ? .listFirstHeaderSpacing : .listHeaderSpacing] : UIMetrics[.listFooterDistance]
        let above = isPlain ? UIMetrics[.listPlainCaptionInset] : distance
        let below = isPlain ? UIMetrics[.listPlainCaptionInset] : isHeader ? UIMetrics[.listHeaderDistance] : 0
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: side),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -side),
            label.topAnchor.constraint(equalTo: topAnchor, constant: above),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -below),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var _laysOutAlone: Bool { true }
}
