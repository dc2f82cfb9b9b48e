import FoundationOverlay
import UIKit
import ViewEngine

/// Texts of UIKit's views.
@MainActor
enum UIKitText {
    /// A text with attributes of UIKit; what has none takes `font` and `color`.
    ///
    /// - Parameter isInTextView: Whether lines of a text style lie as far apart as its leading says, which those of labels do not.
    static func text(_ attributed: NSAttributedString, font: UIFont?, color: UIColor?, isInTextView: Bool = false) -> Text {
        var whole = Text(verbatim: "")
        let range = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttributes(in: range) { attributes, range, _ in
            var part = Text(verbatim: (attributed.string as NSString).substring(with: range))
            if let attachment = attributes[.attachment] as? NSTextAttachment { part = picture(of: attachment) ?? part }
            if let font = attributes[.font] as? UIFont ?? font { part = part.font(isInTextView ? Font(inTextView: font) : Font(font)) }
            if let color = attributes[.foregroundColor] as? UIColor ?? color { part = part.foregroundColor(Color(uiColor: color)) }
            if let kern = number(attributes[.kern]) { part = part.kerning(kern) }
            if let offset = number(attributes[.baselineOffset]) { part = part.baselineOffset(offset) }
            if let style = number(attributes[.underlineStyle]), style != 0 {
                part = part.underline(true, color: (attributes[.underlineColor] as? UIColor).map { Color(uiColor: $0) })
            }
            if let style = number(attributes[.strikethroughStyle]), style != 0 {
                part = part.strikethrough(true, color: (attributes[.strikethroughColor] as? UIColor).map { Color(uiColor: $0) })
            }
            whole = whole + part
        }
        return whole
    }

    /// A picture in its own size stands on the baseline; one with bounds lies in them.
    private static func picture(of attachment: NSTextAttachment) -> Text? {
        let image = attachment.image.map { Image(uiImage: $0) }
        guard attachment.bounds != .zero else { return image.map { Text($0) } }
        return Text(attachment: image, bounds: attachment.bounds)
    }

    private static func number(_ value: Any?) -> CGFloat? { AttributeNumber.of(value) }

    static func label(_ label: UILabel, isMeasured: Bool) -> some View {
        let paragraph = label.attributed.flatMap { text in
            text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        }
        let shown = label.attributed.map { text($0, font: label.font, color: label.textColor) } ?? Text(verbatim: label.text ?? "")
        let alignment = paragraph?.alignment == .natural || paragraph == nil ? label.textAlignment : paragraph?.alignment ?? .natural
        let color: UIColor = label.isEnabled ? label.textColor ?? .label : .tertiaryLabel
        let styled =
            shown
            .font(Font(label.font ?? .systemFont(ofSize: 17)))
            .foregroundStyle(Color(uiColor: color))
            .lineSpacing(paragraph?.lineSpacing ?? 0)
            .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
            .truncationMode(truncation(label.lineBreakMode))
            .multilineTextAlignment(textAlignment(alignment, label))
            .minimumScaleFactor(label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.1) : 1)
            .transformEnvironment(\.self) { $0.breakLines(by: paragraph?.lineBreakStrategy ?? label.lineBreakStrategy) }
        return Group {
            if (label.text ?? "").isEmpty {
                EmptyView()
            } else if isMeasured {
                styled
            } else {
                styled.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: frameAlignment(alignment, label))
            }
        }
    }

    private static func truncation(_ mode: NSLineBreakMode) -> Text.TruncationMode {
        switch mode {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }

    /// Left and right stay left and right where text is read from right to left.
    private static func isTrailing(_ alignment: NSTextAlignment, _ view: UIView) -> Bool {
        alignment == .right && !view._isRightToLeft || alignment == .left && view._isRightToLeft
    }

    private static func textAlignment(_ alignment: NSTextAlignment, _ view: UIView) -> TextAlignment {
        alignment == .center ? .center : isTrailing(alignment, view) ? .trailing : .leading
    }

    private static func frameAlignment(_ alignment: NSTextAlignment, _ view: UIView) -> Alignment {
        alignment == .center ? .center : isTrailing(alignment, view) ? .trailing : .leading
    }

    // MARK: Text that is edited

    static func field(_ field: UITextField) -> some View {
        let alignment = textAlignment(field.textAlignment, field)
        let prompt = Text(verbatim: field.placeholder ?? "")
        let binding = Binding(get: { field.text ?? "" }, set: { field._enter($0) })
        return HStack {
            if let left = field.leftView, field.leftViewMode != .never {
                UIKitView(view: left).frame(width: left.frame.width, height: left.frame.height)
            }
            Group {
                if field.isSecureTextEntry {
                    SecureField(label: prompt, text: binding.wrappedValue, enter: { binding.wrappedValue = $0 })
                } else {
                    TextField(label: prompt, text: binding.wrappedValue, enter: { binding.wrappedValue = $0 })
                }
            }
            if let right = field.rightView, field.rightViewMode != .never {
                UIKitView(view: right).frame(width: right.frame.width, height: right.frame.height)
            }
        }
        .font(Font(field.font ?? .systemFont(ofSize: 17)))
        .foregroundStyle(Color(uiColor: field.textColor ?? .label))
        .multilineTextAlignment(alignment)
        .environment(\.hasFieldBorder, field.borderStyle == .roundedRect)
        .changingEnvironment {
            $0.keyboardTraits = KeyboardTraits(of: field)
            $0.fieldFocus = FieldFocus(of: field)
            $0.submitActions.add(.text) { field._return() }
        }
    }

    /// The last line has room below it for what its font has between lines.
    private static func lastFont(of view: UITextView) -> UIFont {
        let own = view.font ?? .systemFont(ofSize: 12)
        guard let text = view.attributed, text.length > 0 else { return own }
        return text.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont ?? own
    }

    static func text(_ view: UITextView, isMeasured: Bool) -> some View {
        // An empty text view has room for a line.
        let plain = (view.text ?? "").isEmpty && isMeasured ? " " : view.text ?? ""
        let shown = view.attributed.map { text($0, font: view.font, color: view.textColor, isInTextView: true) } ?? Text(verbatim: plain)
        let side = view.textContainer.lineFragmentPadding
        var insets = view.textContainerInset
        insets.bottom += max(lastFont(of: view)._lineGap ?? 0, 0)
        return TextViewContent(view: view, isMeasured: isMeasured) { [insets] in
            shown
                .font(Font(inTextView: view.font ?? .systemFont(ofSize: 12)))
                .foregroundStyle(Color(uiColor: view.textColor ?? .label))
                .multilineTextAlignment(textAlignment(view.textAlignment, view))
                .transformEnvironment(\.self) { $0.breakLines(by: []) }
                .frame(minWidth: 0, maxWidth: isMeasured ? nil : .infinity, alignment: frameAlignment(view.textAlignment, view))
                .padding(EdgeInsets(top: insets.top, leading: insets.left + side, bottom: insets.bottom, trailing: insets.right + side))
        }
    }
}

extension EnvironmentValues {
    /// Sets how UIKit's paragraphs break. SwiftUI's own texts break as labels of the standard strategy do.
    fileprivate mutating func breakLines(by strategy: NSParagraphStyle.LineBreakStrategy) {
        allowsLoneWord = strategy.contains(.pushOut) ? nil : true
        breaksHangulWords = strategy.contains(.hangulWordPriority) ? nil : true
    }
}

/// The text of a text view, which takes another one where it can be edited.
private struct TextViewContent<Content: View>: View {
    let view: UITextView
    let isMeasured: Bool
    @ViewBuilder let content: () -> Content

    var body: some View {
        EvaluatedView { evaluation in
            guard !isMeasured else { return content()._evaluate(evaluation) }
            var control: LiveControl?
            if view.isEditable, evaluation.archive.pass.isRunning {
                control = LiveControl(role: "TextView", isEnabled: true)
                control?.title = view.accessibilityLabel ?? "Text"
                control?.value = view.text
                control?.enter = { view._enter($0) }
                var traits = KeyboardTraits(of: view)
                (traits.breaksLines, traits.isAtStart) = (true, view.text.isEmpty)
                control?.takesFocus(in: evaluation, traits, FieldFocus(of: view))
            }
            evaluation.appendControl("TextView", control: control) {
                content().frame(maxHeight: .infinity, alignment: .topLeading)._evaluate(evaluation)
            }
        }
    }
}
