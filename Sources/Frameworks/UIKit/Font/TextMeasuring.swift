import FoundationOverlay
import Metrics
import Snapshot
import Typography

/// How text is measured in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing a text tells and is told.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open internal(set) var actualScaleFactor: CGFloat = 1
    open internal(set) var totalBounds: CGRect = .zero
}

extension NSAttributedString {
    /// The size of the text in points, in as many lines as it has.
    public func size() -> CGSize { TextMeasure.size(of: self, width: .infinity) }

    /// The box of the text in points. Without `usesLineFragmentOrigin` text is set in one line.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let box = CGRect(origin: .zero, size: TextMeasure.size(of: self, width: wraps ? size.width : .infinity))
        context?.totalBounds = box
        return box
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: _text, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: _text, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }

    private var _text: String { self as String }
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attributes)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

/// Measures text with the engine that sets it.
enum TextMeasure {
    /// UIKit's font of text without one is 12 points.
    private static let standard = UIFont.systemFont(ofSize: 12)

    static func size(of text: NSAttributedString, width: CGFloat) -> CGSize { layout(of: text, width: width)?.size ?? .zero }

    /// The text in lines no wider than `width`; nil where no font can be opened.
    static func layout(of text: NSAttributedString, width: CGFloat) -> TextLayout? {
        let styled = StyledText(runs: runs(of: text), paragraph: paragraph(of: text))
        do throws(FontError) {
            return try TextLayoutEngine.shared.layout(
                styled, maxWidth: width.isFinite ? Double(width) : nil, scale: max(1, Double(UITraitCollection.current.displayScale)))
        } catch {
            UnsupportedAPI.report("size(withAttributes:)", "\(error)")
            return nil
        }
    }

    private static func runs(of text: NSAttributedString) -> [TextRun] {
        var runs: [TextRun] = []
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            var style = TextStyle(font: (attributes[.font] as? UIFont ?? standard).specification)
            style.kerning = number(attributes[.kern])
            style.tracking = number(attributes[.tracking])
            style.baselineOffset = number(attributes[.baselineOffset])
            runs.append(TextRun((text.string as NSString).substring(with: range), style: style))
        }
        return runs
    }

    private static func paragraph(of text: NSAttributedString) -> ParagraphStyle {
        var style = ParagraphStyle()
        let own = text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        let strategy = own?.lineBreakStrategy ?? []
        style.allowsLoneWord = !strategy.contains(.pushOut)
        style.breaksHangulWords = !strategy.contains(.hangulWordPriority)
        guard let own else { return style }
        style.lineSpacing = Double(own.lineSpacing)
        style.alignment =
            switch own.alignment {
            case .center: .center
            case .right: .trailing
            case .left, .justified, .natural: .leading
            }
        return style
    }

    private static func number(_ value: Any?) -> Double { AttributeNumber.of(value).map { Double($0) } ?? 0 }
}
