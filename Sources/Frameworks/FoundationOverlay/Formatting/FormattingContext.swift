import Foundation

nonisolated(unsafe) private let contextKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension DateFormatter {
    /// Where the text stands, which decides on capital letters in some languages.
    /// - Support: accepted, without effect: it is kept.
    public var formattingContext: Formatter.Context {
        get { objc_getAssociatedObject(self, contextKey) as? Formatter.Context ?? .unknown }
        set { objc_setAssociatedObject(self, contextKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
