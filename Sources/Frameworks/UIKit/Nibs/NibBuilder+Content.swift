import CoreGraphics
import FoundationOverlay

extension NibBuilder {
    /// What a node says beyond what all views have.
    func applyContent(_ node: NibNode, to view: UIView) {
        switch view {
        case let label as UILabel: fill(label, node)
        case let button as UIButton: fill(button, node)
        case let picture as UIImageView: fill(picture, node)
        case let field as UITextField: fill(field, node)
        case let text as UITextView: fill(text, node)
        case let stack as UIStackView: fill(stack, node)
        case let table as UITableView: fill(table, node)
        case let collection as UICollectionView: fill(collection, node)
        case let cell as UITableViewCell: fill(cell, node)
        case let cell as UICollectionViewCell: fill(cell, node)
        case let effect as UIVisualEffectView: fill(effect, node)
        case let scroll as UIScrollView: fillScroll(scroll, node)
        default: fillControl(view, node)
        }
        if let control = view as? UIControl {
            if let isEnabled = node.flag("enabled") { control.isEnabled = isEnabled }
            if let isSelected = node.flag("selected") { control.isSelected = isSelected }
            let alignments: [String: UIControl.ContentHorizontalAlignment] = [
                "left": .left, "right": .right, "leading": .leading, "trailing": .trailing, "fill": .fill,
            ]
            if let alignment = node["contentHorizontalAlignment"].flatMap({ alignments[$0] }) { control.contentHorizontalAlignment = alignment }
        }
    }

    private func fill(_ label: UILabel, _ node: NibNode) {
        label.text = node.string("text")
        if let font = node.child(key: "fontDescription")?.font { label.font = font }
        if let color = node.child(key: "textColor")?.color { label.textColor = color }
        if let alignment = NSTextAlignment(nib: node["textAlignment"]) { label.textAlignment = alignment }
        if let lines = node["numberOfLines"].flatMap({ Int($0) }) { label.numberOfLines = lines }
        if let fits = node.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = fits }
        if let scale = node.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
        if let mode = NSLineBreakMode(nib: node["lineBreakMode"]) { label.lineBreakMode = mode }
        if let color = node.child(key: "highlightedColor")?.color { label.highlightedTextColor = color }
        if let adjusts = node.flag("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = adjusts }
        if let attributed = node.child(key: "attributedText") { label.attributedText = attributed.attributedString }
    }

    private func fill(_ picture: UIImageView, _ node: NibNode) {
        picture.image = node.image()
        if let symbol = node.child(key: "preferredSymbolConfiguration") {
            picture.preferredSymbolConfiguration = symbol.symbolConfiguration
        }
    }

    private func fill(_ field: UITextField, _ node: NibNode) {
        field.text = node.string("text")
        field.placeholder = node.string("placeholder")
        if node["borderStyle"] == "roundedRect" { field.borderStyle = .roundedRect }
        if let font = node.child(key: "fontDescription")?.font { field.font = font }
        if let color = node.child(key: "textColor")?.color { field.textColor = color }
        if let alignment = NSTextAlignment(nib: node["textAlignment"]) { field.textAlignment = alignment }
        if let attributed = node.child(key: "attributedText") { field.attributedText = attributed.attributedString }
        let modes: [String: UITextField.ViewMode] = ["whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]
        if let mode = node["clearButtonMode"].flatMap({ modes[$0] }) { field.clearButtonMode = mode }
        guard let traits = node.child(key: "textInputTraits") else { return }
        fillInput(field, traits)
        if let type = traits["textContentType"] { field.textContentType = UITextContentType(rawValue: type) }
    }

    private func fill(_ view: UITextView, _ node: NibNode) {
        view.text = node.string("text")
        if let font = node.child(key: "fontDescription")?.font { view.font = font }
        if let color = node.child(key: "textColor")?.color { view.textColor = color }
        if let alignment = NSTextAlignment(nib: node["textAlignment"]) { view.textAlignment = alignment }
        if let isEditable = node.flag("editable") { view.isEditable = isEditable }
        if let isSelectable = node.flag("selectable") { view.isSelectable = isSelectable }
        if let attributed = node.child(key: "attributedText") { view.attributedText = attributed.attributedString }
        fillScroll(view, node)
        guard let traits = node.child(key: "textInputTraits") else { return }
        fillInput(view, traits)
        if let type = traits["textContentType"] { view.textContentType = UITextContentType(rawValue: type) }
    }

    /// What every scroll view has.
    func fillScroll(_ view: UIScrollView, _ node: NibNode) {
        if let scrolls = node.flag("scrollEnabled") { view.isScrollEnabled = scrolls }
        if let isPaging = node.flag("pagingEnabled") { view.isPagingEnabled = isPaging }
        if let bounces = node.flag("bounces") { view.bounces = bounces }
        if let bounces = node.flag("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
        if let shows = node.flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = shows }
        if let shows = node.flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = shows }
    }

    private func fill(_ stack: UIStackView, _ node: NibNode) {
        if node["axis"] == "vertical" { stack.axis = .vertical }
        stack.spacing = node.number("spacing") ?? 0
        let alignments: [String: UIStackView.Alignment] = [
            "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom, "firstBaseline": .firstBaseline,
            "lastBaseline": .lastBaseline,
        ]
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        if let alignment = node["alignment"].flatMap({ alignments[$0] }) { stack.alignment = alignment }
        if let distribution = node["distribution"].flatMap({ distributions[$0] }) { stack.distribution = distribution }
    }

    private func fill(_ effect: UIVisualEffectView, _ node: NibNode) {
        if node.child("blurEffect") != nil { effect.effect = UIBlurEffect(style: .regular) }
        if let content = node.child(key: "contentView") {
            objects[content.id] = effect.contentView
            for child in content.child("subviews")?.children ?? [] { effect.contentView.addSubview(view(child)) }
        }
    }

    private func fillControl(_ view: UIView, _ node: NibNode) {
        switch view {
        case let toggle as UISwitch:
            toggle.isOn = node.flag("on") ?? false
            toggle.onTintColor = node.child(key: "onTintColor")?.color
        case let slider as UISlider:
            slider.minimumValue = Float(node.number("minValue") ?? 0)
            slider.maximumValue = Float(node.number("maxValue") ?? 1)
            slider.value = Float(node.number("value") ?? 0)
            slider.minimumTrackTintColor = node.child(key: "minimumTrackTintColor")?.color
            slider.maximumTrackTintColor = node.child(key: "maximumTrackTintColor")?.color
            slider.thumbTintColor = node.child(key: "thumbTintColor")?.color
        case let stepper as UIStepper:
            stepper.minimumValue = Double(node.number("minimumValue") ?? 0)
            stepper.maximumValue = Double(node.number("maximumValue") ?? 100)
            stepper.stepValue = Double(node.number("stepValue") ?? 1)
            stepper.value = Double(node.number("value") ?? 0)
        case let segments as UISegmentedControl:
            for (index, segment) in (node.child("segments")?.children ?? []).enumerated() {
                if let image = segment.image() {
                    segments.insertSegment(with: image, at: index, animated: false)
                } else {
                    segments.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
                }
            }
            segments.selectedSegmentIndex = node["selectedSegmentIndex"].flatMap { Int($0) } ?? 0
        case let progress as UIProgressView:
            progress.progress = Float(node.number("progress") ?? 0)
            progress.progressTintColor = node.child(key: "progressTintColor")?.color
            progress.trackTintColor = node.child(key: "trackTintColor")?.color
        case let pages as UIPageControl:
            pages.numberOfPages = Int(node.number("numberOfPages") ?? 0)
            pages.currentPage = Int(node.number("currentPage") ?? 0)
            pages.pageIndicatorTintColor = node.child(key: "pageIndicatorTintColor")?.color
            pages.currentPageIndicatorTintColor = node.child(key: "currentPageIndicatorTintColor")?.color
        case let wheel as UIActivityIndicatorView:
            if node["style"] == "large" || node["style"] == "whiteLarge" { wheel.style = .large }
            if let color = node.child(key: "color")?.color { wheel.color = color }
            wheel.hidesWhenStopped = node.flag("hidesWhenStopped") ?? false
            if node.flag("animating") == true { wheel.startAnimating() }
        case let bar as UISearchBar: bar.placeholder = node.string("placeholder")
        case let bar as UINavigationBar: bar.prefersLargeTitles = node.flag("largeTitles") ?? false
        case let picker as UIDatePicker:
            let modes: [String: UIDatePicker.Mode] = ["time": .time, "date": .date, "dateAndTime": .dateAndTime]
            picker.datePickerMode = node["datePickerMode"].flatMap { modes[$0] } ?? .dateAndTime
            let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
            if let style = node["style"].flatMap({ styles[$0] }) { picker.preferredDatePickerStyle = style }
        default: break
        }
    }
}
