import FoundationOverlay

/// What a font is asked to be.
open class UIFontDescriptor: NSObject, NSSecureCoding, @unchecked Sendable {
    /// A font of the system's own families.
    public struct _System: Hashable, Sendable {
        public var size: CGFloat = 17
        public var weight: UIFont.Weight = .regular
        public var width: UIFont.Width = .standard
        public var design: SystemDesign = .default
        public var isItalic = false
        public var hasMonospacedDigits = false
        /// The text style the font was made from.
        public var textStyle: UIFont.TextStyle?
    }

    public struct _Custom: Hashable, Sendable {
        public var name: String
        public var size: CGFloat
        public var traits: SymbolicTraits = []
    }

    public enum _Kind: Hashable, Sendable {
        case system(_System)
        case custom(_Custom)
    }

    public let _kind: _Kind

    public init(_kind: _Kind) {
        self._kind = _kind
        super.init()
    }

    convenience init(system: _System) { self.init(_kind: .system(system)) }

    public convenience init(name: String, size: CGFloat) { self.init(_kind: .custom(_Custom(name: name, size: size))) }

    public convenience init(fontAttributes: [AttributeName: Any] = [:]) {
        let size = (fontAttributes[.size] as? CGFloat) ?? (fontAttributes[.size] as? Double).map { CGFloat($0) } ?? 17
        if let name = (fontAttributes[.name] ?? fontAttributes[.family]) as? String {
            self.init(name: name, size: size)
        } else {
            self.init(system: _System(size: size))
        }
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor {
        let asked = traits?.preferredContentSizeCategory ?? .unspecified
        let category = asked == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : asked
        let text = FontNumbers.textStyle(style, category: category)
        return UIFontDescriptor(system: _System(size: text.size, weight: text.weight, textStyle: style))
    }

    open var pointSize: CGFloat {
        switch _kind {
        case .system(let font): font.size
        case .custom(let font): font.size
        }
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(Double(pointSize), forKey: "pointSize")
        switch _kind {
        case .custom(let font):
            coder.encode(font.name as NSString, forKey: "name")
            coder.encode(Int(font.traits.rawValue), forKey: "traits")
        case .system(let font):
            coder.encode(Double(font.weight.rawValue), forKey: "weight")
            coder.encode(Double(font.width.rawValue), forKey: "width")
            coder.encode(font.design.rawValue as NSString, forKey: "design")
            coder.encode(font.isItalic, forKey: "isItalic")
            coder.encode(font.hasMonospacedDigits, forKey: "hasMonospacedDigits")
            if let style = font.textStyle { coder.encode(style.rawValue as NSString, forKey: "textStyle") }
        }
    }

    public required convenience init?(coder: NSCoder) {
        let size = CGFloat(coder.decodeDouble(forKey: "pointSize"))
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } }
        if let name = text("name") {
            let traits = SymbolicTraits(rawValue: UInt32(clamping: coder.decodeInteger(forKey: "traits")))
            self.init(_kind: .custom(_Custom(name: name, size: size, traits: traits)))
        } else {
            var font = _System(size: size)
            font.weight = UIFont.Weight(rawValue: CGFloat(coder.decodeDouble(forKey: "weight")))
            font.width = UIFont.Width(rawValue: CGFloat(coder.decodeDouble(forKey: "width")))
            font.design = text("design").map { SystemDesign(rawValue: $0) } ?? .default
            font.isItalic = coder.decodeBool(forKey: "isItalic")
            font.hasMonospacedDigits = coder.decodeBool(forKey: "hasMonospacedDigits")
            font.textStyle = text("textStyle").map { UIFont.TextStyle(rawValue: $0) }
            self.init(_kind: .system(font))
        }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?._kind == _kind }
    open override var hash: Int { _kind.hashValue }
}
