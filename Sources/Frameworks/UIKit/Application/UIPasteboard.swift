import FoundationOverlay

/// A pasteboard that lives as long as the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    private var items: [Any] = [] { didSet { changeCount += 1 } }
    /// How often what it holds has changed.
    open private(set) var changeCount = 0

    /// What it holds, as values of Swift.
    public var _contents: [Any] { items }

    private func first<T>(_ type: T.Type) -> T? { items.lazy.compactMap { $0 as? T }.first }
    private func set(_ value: Any?) { items = value.map { [$0] } ?? [] }

    open var string: String? {
        get { first(String.self) }
        set { set(newValue) }
    }
    open var strings: [String]? {
        get { items.compactMap { $0 as? String } }
        set { items = newValue ?? [] }
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
        get { items.compactMap { $0 as? URL } }
        set { items = newValue ?? [] }
    }
    open var images: [UIImage]? {
        get { items.compactMap { $0 as? UIImage } }
        set { items = newValue ?? [] }
    }
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var hasColors: Bool { color != nil }
    open var numberOfItems: Int { items.count }

    /// Bytes of a kind; nil where it holds none.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.lazy.compactMap { ($0 as? Bytes) }.first { $0.type == pasteboardType }?.data
    }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { set(Bytes(type: pasteboardType, data: data)) }
    open func contains(pasteboardTypes: [String]) -> Bool { items.contains { ($0 as? Bytes).map { pasteboardTypes.contains($0.type) } ?? false } }

    private struct Bytes {
        let type: String
        let data: Data
    }
}
