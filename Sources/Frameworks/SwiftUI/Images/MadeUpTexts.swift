import Assets
import FoundationOverlay
import ViewEngine

/// Texts that nobody gave and that the views below hold. Where one is taken for the name of a picture, it is one of the pictures there are.
public struct _MadeUpTexts: Equatable, Sendable {
    private let texts: [String]

    public init(_ texts: some Collection<String>) { self.texts = Set(texts.filter { !$0.isEmpty }).sorted() }

    /// The picture of a catalog that stands for the one of this name: another one for each text, about as wide as high where there are such, as
    /// pictures of things and people are. nil where the name is the sources' own.
    func picture(for name: String, in catalog: AssetCatalog) -> String? {
        guard let place = texts.firstIndex(where: name.contains) else { return nil }
        let pictures = catalog.names(.image)
        let compact = pictures.filter { catalog.image(named: $0, traits: AssetTraits()).map { Self.isCompact($0.size) } ?? false }
        let choice = compact.isEmpty ? pictures : compact
        return choice.isEmpty ? nil : choice[place % choice.count]
    }

    private static func isCompact(_ size: CGSize) -> Bool { size.width > 0 && size.height > 0 && (0.8...1.25).contains(size.width / size.height) }

    /// The symbol that stands for one of this name.
    func symbol(for name: String) -> String? { texts.contains(where: name.contains) ? "star.fill" : nil }
}

extension EnvironmentValues {
    private struct MadeUpTextsKey: EnvironmentKey {
        static let defaultValue = _MadeUpTexts([])
    }

    public var _madeUpTexts: _MadeUpTexts {
        get { self[MadeUpTextsKey.self] }
        set { self[MadeUpTextsKey.self] = newValue }
    }
}
