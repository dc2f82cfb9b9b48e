import FoundationOverlay

/// A pasteboard that lives as long as the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    private var values: [Any] = [] { didSet { changeCount += 1 } }
    /// How often what it holds has changed.
    open private(set) var changeCount = 0

    /// What it holds, as values of Swift.
    public var _contents: [Any] { values }

    private func first<T>(_ type: T.Type) -> T? { values.lazy.compactMap { $0 as? T }.first }
    private func set(_ value: Any?) { values = value.map { [$0] } ?? [] }

    open var string: String? {
        get { first(String.self) }
        set { set(newValue) }
    }
    open var strings: [String]? {
        get { values.compactMap { $0 as? String } }
        set { values = newValue ?? [] }
    }
    open var url: URL? {
        get { first(URL.self) }
        set { set(newValue) }
    }
    open var image: UIImage? {
        get { first(UIImage.self) }
        set { set(newValue) }
    }
    open var color: UIColor? {
        get { first(UIColor.self) }
        set { set(newValue) }
    }
    open var urls: [URL]? {
        get { values.compactMap { $0 as? URL } }
        set { values = newValue ?? [] }
    }
    open var images: [UIImage]? {
        get { values.compactMap { $0 as? UIImage } }
        set { values = newValue ?? [] }
    }
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var hasColors: Bool { color != nil }
    open var numberOfItems: Int { values.count }

    /// Bytes of a kind; nil where it holds none.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        values.lazy.compactMap { ($0 as? Bytes) }.first { $0.type == pasteboardType }?.data
    }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { set(Bytes(type: pasteboardType, data: data)) }
    open func contains(pasteboardTypes: [String]) -> Bool { values.contains { ($0 as? Bytes).map { pasteboardTypes.contains($0.type) } ?? false } }

    /// A value of a kind; nil where it holds none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.lazy.compactMap { $0[pasteboardType] }.first }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { set(Self.value(of: [pasteboardType: value])) }

    /// Kinds of the first thing that it holds.
    open var types: [String] { items.first?.keys.sorted() ?? [] }

    /// What it holds, each thing as a value of its kind.
    open var items: [[String: Any]] {
        get { values.map(Self.item) }
        set { values = newValue.compactMap(Self.value) }
    }
    open func addItems(_ items: [[String: Any]]) { values += items.compactMap(Self.value) }

    /// When what it holds is forgotten and whether it stays on the device means nothing here: it lives as long as the program.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    private struct Bytes {
        let type: String
        let data: Data
    }

    private static func item(of value: Any) -> [String: Any] {
        switch value {
        case let bytes as Bytes: [bytes.type: bytes.data]
        case is URL: ["public.url": value]
        case is UIImage: ["public.png": value]
        case is UIColor: ["com.apple.uikit.color": value]
        default: ["public.utf8-plain-text": value]
        }
    }

    private static func value(of item: [String: Any]) -> Any? {
        guard let type = item.keys.sorted().first, let value = item[type] else { return nil }
        return (value as? Data).map { Bytes(type: type, data: $0) } ?? value
    }
}
