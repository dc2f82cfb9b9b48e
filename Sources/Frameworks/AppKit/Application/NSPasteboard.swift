import FoundationOverlay

/// A pasteboard that lives as long as the process.
open class NSPasteboard: NSObject, @unchecked Sendable {
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let string = PasteboardType("public.utf8-plain-text")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
        public static let png = PasteboardType("public.png")
        public static let tiff = PasteboardType("public.tiff")
        public static let pdf = PasteboardType("com.adobe.pdf")
        public static let URL = PasteboardType("public.url")
        public static let fileURL = PasteboardType("public.file-url")
        public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
    }

    public static let general = NSPasteboard()

    private let lock = NSLock()
    private var contents: [PasteboardType: Data] = [:]
    private var changes = 0

    open var changeCount: Int { lock.withLock { changes } }
    open var types: [PasteboardType]? { lock.withLock { Array(contents.keys) } }

    @discardableResult
    open func clearContents() -> Int {
        lock.withLock {
            contents = [:]
            changes += 1
            return changes
        }
    }

    @discardableResult
    open func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { clearContents() }

    @discardableResult
    open func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
        lock.withLock { contents[type] = data }
        return true
    }

    @discardableResult
    open func setString(_ string: String, forType type: PasteboardType) -> Bool { setData(Data(string.utf8), forType: type) }

    open func data(forType type: PasteboardType) -> Data? { lock.withLock { contents[type] } }
    open func string(forType type: PasteboardType) -> String? { data(forType: type).map { String(decoding: $0, as: UTF8.self) } }
}
