import FoundationOverlay

/// What an effect view does with what lies behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A material.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    public let _style: Style

    public init(style: Style) {
        _style = style
        super.init()
    }
}

/// - Support: partial: what is inside is drawn in its own colours.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A glass ground.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    public enum Style: Int, Sendable { case regular, clear }
    open var isInteractive = false
    open var tintColor: UIColor?
    public override init() { super.init() }
    public init(style: Style) { super.init() }
}

/// A ground that shows what lies behind it through a material.
///
/// - Support: partial: materials are drawn; vibrancy is not.
open class UIVisualEffectView: UIView {
    public let contentView = UIView(frame: .zero)
    open var effect: UIVisualEffect? { didSet { _changed(effect !== oldValue) } }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        addContent()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }

    private func addContent() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
