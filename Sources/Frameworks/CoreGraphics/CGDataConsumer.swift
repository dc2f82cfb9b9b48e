import FoundationOverlay

/// Where bytes are written to.
public final class CGDataConsumer: @unchecked Sendable {
    let data: CFMutableData?
    let url: URL?

    public init?(data: CFMutableData) { (self.data, url) = (data, nil) }
    public init?(url: CFURL) { (data, self.url) = (nil, url as URL) }
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
