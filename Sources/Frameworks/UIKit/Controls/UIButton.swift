import CoreGraphics
import FoundationOverlay

/// A control with a title or a picture that is tapped.
///
/// - Support: works
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7 }

    open private(set) var buttonType = ButtonType.custom
    private var titles: [State.RawValue: String] = [:]
    private var attributedTitles: [State.RawValue: NSAttributedString] = [:]
    private var images: [State.RawValue: UIImage] = [:]
    private var backgrounds: [State.RawValue: UIImage] = [:]
    private var titleColors: [State.RawValue: UIColor] = [:]
    private var symbolConfigurations: [State.RawValue: UIImage.SymbolConfiguration] = [:]

    /// Its font and its lines are those of the title.
    open private(set) lazy var titleLabel: UILabel? = ButtonLabel(self)
    open private(set) lazy var imageView: UIImageView? = UIImageView()
    open var configuration: Configuration? { didSet { _contentChanged() } }
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesConfiguration = true
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { _contentChanged() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { _contentChanged() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { _contentChanged() } }
    open var menu: UIMenu? { didSet { _changed() } }
    open var changesSelectionAsPrimaryAction = false
    open var role = Role.normal
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var reversesTitleShadowWhenHighlighted = false
    open var showsTouchWhenHighlighted = false
    open var isPointerInteractionEnabled = false

    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        _setType(type)
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        take(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        _setType(.system)
        take(primaryAction)
        self.configuration = configuration
    }

    func _setType(_ type: ButtonType) {
        buttonType = type
        let symbol: String? =
            switch type {
            case .contactAdd: "plus.circle"
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .close: "xmark.circle.fill"
            case .custom, .system: nil
            }
        if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: What is shown in a state

    private func value<Value>(_ values: [State.RawValue: Value], for state: State) -> Value? {
        values[state.rawValue] ?? values[State.normal.rawValue]
    }

    private func set<Value>(_ values: WritableKeyPath<UIButton, [State.RawValue: Value]>, _ value: Value?, _ state: State) {
        var button = self
        button[keyPath: values][state.rawValue] = value
        _contentChanged()
    }

    open func setTitle(_ title: String?, for state: State) { set(\.titles, title, state) }
    open func title(for state: State) -> String? { value(titles, for: state) }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitles, title, state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { value(attributedTitles, for: state) }
    open func setImage(_ image: UIImage?, for state: State) { set(\.images, image, state) }
    open func image(for state: State) -> UIImage? { value(images, for: state) }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgrounds, image, state) }
    open func backgroundImage(for state: State) -> UIImage? { value(backgrounds, for: state) }
    open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColors, color, state) }
    open func titleColor(for state: State) -> UIColor? { value(titleColors, for: state) }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        set(\.symbolConfigurations, configuration, state)
    }

    open var currentTitle: String? { title(for: state) ?? configuration?.title }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentImage: UIImage? {
        guard let image = image(for: state) ?? configuration?.image else { return nil }
        let symbol = value(symbolConfigurations, for: state) ?? configuration?.preferredSymbolConfigurationForImage
        return symbol.flatMap { image.isSymbolImage ? image.applyingSymbolConfiguration($0) : nil } ?? image
    }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentTitleColor: UIColor {
        if let own = titleColors[state.rawValue] { return own }
        if !isEnabled, buttonType != .custom { return .tertiaryLabel }
        return titleColors[State.normal.rawValue] ?? (buttonType == .custom ? .white : tintColor)
    }

    open func setNeedsUpdateConfiguration() {
        updateConfiguration()
        _contentChanged()
    }

    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open override var intrinsicContentSize: CGSize { _measure() }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { _measure() }
    override func _baseline(isFirst: Bool, width: CGFloat?) -> (below: CGFloat, height: CGFloat)? {
        ViewDrawing.required.baselines(of: self, width: width).map { (isFirst ? $0.first : $0.last, $0.height) }
    }
    override func _toggle() { if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() } }
}

/// The label of a button: what is set of it shows in the button, and its text is the button's title.
private final class ButtonLabel: UILabel {
    private weak var button: UIButton?

    init(_ button: UIButton) {
        super.init(frame: .zero)
        self.button = button
        font = .systemFont(ofSize: button.buttonType == .custom ? 18 : 15)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var text: String? {
        get { button?.currentAttributedTitle?.string ?? button?.currentTitle }
        set { button?.setTitle(newValue, for: .normal) }
    }

    override func _contentChanged() {
        super._contentChanged()
        button?._contentChanged()
    }
}
