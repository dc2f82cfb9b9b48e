import FoundationOverlay
import UIKit

/// What stands for an annotation on a map view.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    public let reuseIdentifier: String?
    open var annotation: (any MKAnnotation)? { didSet { setNeedsDisplay() } }
    open var image: UIImage? {
        didSet {
            picture.image = image
            bounds.size = image?.size ?? bounds.size
            picture.frame = bounds
        }
    }
    /// Where the middle lies from the place, in points.
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var canShowCallout = false
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open var isDraggable = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var displayPriority = MKFeatureDisplayPriority.required
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    open var collisionMode = CollisionMode.rectangle
    open var clusteringIdentifier: String?
    open var cluster: MKAnnotationView? { nil }
    private let picture = UIImageView(frame: .zero)

    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.annotation = annotation
        super.init(frame: .zero)
        backgroundColor = .clear
        addSubview(picture)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)
}

public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let max = Self(rawValue: 1000), defaultSelected = Self(rawValue: 1000), defaultUnselected = Self(rawValue: 500)
    public static let min = Self(rawValue: 0)
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// A balloon, as large as Apple's are seen in pictures of its Maps.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    open var titleVisibility = MKFeatureVisibility.adaptive
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphText: String? { didSet { setNeedsDisplay() } }
    open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
    open var selectedGlyphImage: UIImage?
    open var animatesWhenAdded = false
    open override var annotation: (any MKAnnotation)? { didSet { setNeedsLayout() } }
    private let label = UILabel(frame: .zero)

    private static let size = CGSize(width: 30, height: 39)

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = Self.size
        centerOffset = CGPoint(x: 0, y: -Self.size.height / 2)
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        addSubview(label)
    }

    /// The title, below the balloon.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.text = titleVisibility == .hidden ? nil : annotation?.title
        label.sizeToFit()
        label.center = CGPoint(x: bounds.midX, y: bounds.maxY + label.bounds.height / 2)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func draw(_ rect: CGRect) {
        let color = markerTintColor ?? .systemRed
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: 9, y: 28.5))
        tip.addLine(to: CGPoint(x: 21, y: 28.5))
        tip.addLine(to: CGPoint(x: 15, y: 36))
        tip.close()
        tip.fill()
        drawGlyph(glyphTintColor ?? .white)
    }

    private func drawGlyph(_ color: UIColor) {
        if let glyphText {
            let text = NSAttributedString(
                string: glyphText, attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .medium), .foregroundColor: color])
            let size = text.size()
            text.draw(at: CGPoint(x: 15 - size.width / 2, y: 15 - size.height / 2))
            return
        }
        let glyph = glyphImage ?? UIImage(systemName: "mappin", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .medium))
        guard let glyph else { return }
        let side = min(1, 20 / max(glyph.size.width, glyph.size.height, 1))
        let size = CGSize(width: glyph.size.width * side, height: glyph.size.height * side)
        glyph.withTintColor(color, renderingMode: .alwaysOriginal)
            .draw(in: CGRect(x: 15 - size.width / 2, y: 15 - size.height / 2, width: size.width, height: size.height))
    }
}

/// The pin of earlier systems; drawn as a balloon, which is what devices have shown since iOS 11.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKMarkerAnnotationView {
    open var pinTintColor: UIColor! {
        get { markerTintColor ?? .systemRed }
        set { markerTintColor = newValue }
    }
    open var animatesDrop = false
}

/// The dot where the device is.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 22, height: 22)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIBezierPath(ovalIn: bounds).fill()
        (tintColor ?? .systemBlue).setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).fill()
    }
}
