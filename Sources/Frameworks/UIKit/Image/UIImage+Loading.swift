import FoundationOverlay
import Imaging
import Metrics
import Snapshot
import Symbols

extension UIImage {
    /// A picture asset or a file of the main bundle; nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let found = ImageAssets.image(named: name, in: bundle, traits: traits ?? .current) else { return nil }
        self.init(content: found._content, scale: found.scale, orientation: found.imageOrientation)
        renderingMode = found.renderingMode
        capInsets = found.capInsets
        resizingMode = found.resizingMode
    }

    /// The picture at `path`; `@2x` and `@3x` in its name give its scale.
    public convenience init?(contentsOfFile path: String) {
        guard let found = ImageAssets.file(path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        self.init(cgImage: found, scale: scale, orientation: .up)
    }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = CGImage(_source: .data(data)) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// The system symbol called `name`; nil where Apple has none of that name. Symbols that are not drawn here become a placeholder.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name, variableValue: nil, configuration: configuration)
    }

    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, variableValue: Optional(variableValue), configuration: configuration)
    }

    private convenience init?(systemName name: String, variableValue: Double?, configuration: Configuration?) {
        guard Self.hasSymbol(name) else { return nil }
        let plain = _Symbol(name: name, pointSize: 17, weight: .regular, scale: .medium, variableValue: variableValue)
        let symbol = (configuration as? SymbolConfiguration)?.apply(to: plain) ?? plain
        self.init(content: .symbol(symbol), scale: CGFloat(DeviceTraits.current.scale), orientation: .up)
        renderingMode = .alwaysTemplate
    }

    private static func hasSymbol(_ name: String) -> Bool {
        let library = SymbolLibrary.shared
        guard !name.isEmpty, library.isInstalled, !library.contains(name), !library.isKnown(name) else { return !name.isEmpty }
        let near = library.misspelt(name).map { "; did you mean “\($0)”?" } ?? "."
        FindingStore.current.note(
            SnapshotDiagnostic(
                code: .missingSymbol, severity: .warning,
                message: "There is no symbol “\(name)”\(near) UIImage(systemName:) is nil, here as on a device."))
        return false
    }
}
