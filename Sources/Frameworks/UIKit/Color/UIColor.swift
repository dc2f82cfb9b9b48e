import FoundationOverlay
import Metrics
import Snapshot

/// A colour, fixed or depending on the traits it is shown under. Components are extended sRGB.
///
/// - Support: partial. RGB, gray, HSB, Display P3, asset and dynamic colours work; pattern colours use the image's average colour.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    enum Kind {
        case fixed(RGBA)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        case system(String)
        case asset(String, Bundle?)
    }

    let kind: Kind
    /// Replaces the resolved alpha: the alpha given to ``withAlphaComponent(_:)`` on a dynamic colour.
    let alphaOverride: Double?

    init(kind: Kind, alphaOverride: Double? = nil) {
        self.kind = kind
        self.alphaOverride = alphaOverride
        super.init()
    }

    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        kind = .fixed(RGBA(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1)))
        alphaOverride = nil
        super.init()
    }

    /// Whether the colour is the same everywhere.
    public var _isConstant: Bool {
        if case .fixed = kind { return true }
        return false
    }

    /// A colour of Islet's own kind.
    public convenience init(_rgba c: RGBA) { self.init(kind: .fixed(c)) }

    public required convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    public required convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(kind: .fixed(HSB(hue: hue, saturation: saturation, brightness: brightness).rgba(alpha: alpha)))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)!
        let color = CGColor(colorSpace: space, components: [red, green, blue, alpha])
        self.init(kind: .fixed(color?._rgba ?? .clear))
    }

    /// The colour of a `#colorLiteral` in source.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public convenience init(cgColor: CGColor) { self.init(kind: .fixed(cgColor._rgba)) }

    /// A colour asked for again under every appearance.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(kind: .dynamic(dynamicProvider))
    }

    public required init?(coder: NSCoder) {
        kind = .fixed(
            RGBA(
                red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
                blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha")))
        alphaOverride = nil
        super.init()
    }

    public static var supportsSecureCoding: Bool { true }

    /// Writes the colour as it is now; a dynamic colour loses its other appearances.
    open func encode(with coder: NSCoder) {
        let c = _rgba(in: UITraitCollection.current._appearance)
        coder.encode(c.red, forKey: "UIRed")
        coder.encode(c.green, forKey: "UIGreen")
        coder.encode(c.blue, forKey: "UIBlue")
        coder.encode(c.alpha, forKey: "UIAlpha")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard alphaOverride == other.alphaOverride else { return false }
        switch (kind, other.kind) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.system(let a), .system(let b)): return a == b
        case (.asset(let a, let x), .asset(let b, let y)): return a == b && x === y
        default: return false
        }
    }

    open override var hash: Int {
        switch kind {
        case .fixed(let c): c.hashValue
        case .system(let name), .asset(let name, _): name.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String { _rgba(in: UITraitCollection.current._appearance).description }
}

public typealias _ColorLiteralType = UIColor
