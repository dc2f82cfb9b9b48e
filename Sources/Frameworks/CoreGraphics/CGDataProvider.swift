import FoundationOverlay

/// Bytes something is made of.
public final class CGDataProvider: @unchecked Sendable {
    public let data: CFData?
    /// The file that the bytes were read from, where they come from one.
    let path: String?

    public init?(data: CFData) {
        self.data = data
        path = nil
    }

    public convenience init?(url: CFURL) { self.init(path: url.path) }
    public convenience init?(filename: UnsafePointer<Int8>) { self.init(path: String(cString: filename)) }

    private init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.data = data
        self.path = path
    }
}
