import FoundationOverlay

/// Bytes something is made of.
public final class CGDataProvider: @unchecked Sendable {
    public let data: CFData?

    public init?(data: CFData) { self.data = data }

    public init?(url: CFURL) {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        self.data = data
    }

    public init?(filename: UnsafePointer<Int8>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        self.data = data
    }
}
