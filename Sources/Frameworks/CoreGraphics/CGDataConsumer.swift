import FoundationOverlay

/// Where the bytes of a document would be written to.
public final class CGDataConsumer: Sendable {
    public init?(data: CFMutableData) {}
    public init?(url: CFURL) {}
}

extension CGContext {
    /// A document of pages, which is not drawn here.
    /// - Support: none. Documents cannot be written; there is none.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        Unsupported.report("CGContext.init(consumer:mediaBox:_:)", "PDF documents are not written here; the context is nil")
        return nil
    }

    /// A document of pages in a file, which is not drawn here.
    /// - Support: none. Documents cannot be written; there is none.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        Unsupported.report("CGContext.init(_:mediaBox:_:)", "PDF documents are not written here; the context is nil")
        return nil
    }

    public func beginPDFPage(_ pageInfo: CFDictionary?) {}
    public func endPDFPage() {}
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
    public func endPage() {}
    public func closePDF() {}
}
