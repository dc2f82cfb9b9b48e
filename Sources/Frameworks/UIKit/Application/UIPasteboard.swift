import FoundationOverlay

/// A pasteboard that lives as long as the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    /// What it holds: each thing as values of one or more kinds.
    open var items: [[String: Any]] = [] {
        didSet {
            items.removeAll(where: \.isEmpty)
            changeCount += 1
        }
    }
    /// How often what it holds has changed.
    open private(set) var changeCount = 0

    /// What it holds, as values of Swift.
    public var _contents: [Any] { items.flatMap { item in item.keys.sorted().compactMap { item[$0] } } }

    private func all<T>(_ type: T.Type) -> [T] {
        items.compactMap { item in item.keys.sorted().lazy.compactMap { item[$0] as? T }.first }
    }

    private func set(_ values: [Any]?) { items = values?.map(Self.item) ?? [] }

    /// A thing of the kind that a value of Swift is written as.
    private static func item(of value: Any) -> [String: Any] {
        switch value {
        case is URL: ["public.url": value]
        case is UIImage: ["public.png": value]
        case is UIColor: ["com.apple.uikit.color": value]
        default: ["public.utf8-plain-text": value]
        }
    }

    open var string: String? {
        get { all(String.self).first }
        set { set(newValue.map { [$0] }) }
    }
    open var strings: [String]? {
        get { all(String.self) }
        set { set(newValue) }
    }
    open var url: URL? {
        get { all(URL.self).first }
        set { set(newValue.map { [$0] }) }
    }
    open var image: UIImage? {
        get { all(UIImage.self).first }
        set { set(newValue.map { [$0] }) }
    }
    open var color: UIColor? {
        get { all(UIColor.self).first }
        set { set(newValue.map { [$0] }) }
    }
    open var urls: [URL]? {
        get { all(URL.self) }
        set { set(newValue) }
    }
    open var images: [UIImage]? {
        get { all(UIImage.self) }
        set { set(newValue) }
    }
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
    open var hasColors: Bool { color != nil }
    open var numberOfItems: Int { items.count }

    /// Kinds of the first thing that it holds.
    open var types: [String] { items.first?.keys.sorted() ?? [] }

    open func contains(pasteboardTypes: [String]) -> Bool { items.contains { !Set($0.keys).isDisjoint(with: pasteboardTypes) } }

    /// Bytes of a kind, or a text of it as UTF-8; nil where it holds neither.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        let value = value(forPasteboardType: pasteboardType)
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    /// A value of a kind; nil where it holds none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.lazy.compactMap { $0[pasteboardType] }.first }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    open func addItems(_ items: [[String: Any]]) { self.items += items }

    /// When what it holds is forgotten and whether it stays on the device means nothing here: it lives as long as the program.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }
}
