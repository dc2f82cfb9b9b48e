import FoundationOverlay
import SwiftUI
import UIKit

/// A picture: pixels, or a system symbol.
///
/// - Support: partial. One representation; drawn with `lockFocus()`, a handler, or read from a file, data, an asset or a symbol's name.
open class NSImage: NSObject, NSCopying, @unchecked Sendable {
    public typealias Name = String
    public typealias SymbolConfiguration = UIImage.SymbolConfiguration
    public typealias SymbolScale = UIImage.SymbolScale
    public enum ResizingMode: Int, Sendable { case stretch, tile }

    /// The picture as UIKit has it; nil where nothing has been drawn yet.
    public internal(set) var _picture: UIImage?
    /// In points. A picture is stretched to it.
    open var size: NSSize
    /// Whether only the shape counts, drawn in the colour of its surroundings.
    open var isTemplate = false
    open var capInsets = NSEdgeInsets()
    open var resizingMode = ResizingMode.stretch
    open var accessibilityDescription: String?
    open var cacheMode = CacheMode.default
    private var focus: NSGraphicsContext?

    public enum CacheMode: UInt, Sendable { case `default`, always, bySize, never }

    public required init(_picture: UIImage?, size: NSSize) {
        self._picture = _picture
        self.size = size
        super.init()
    }

    public override convenience init() { self.init(_picture: nil, size: .zero) }

    /// An empty picture to draw on.
    public convenience init(size: NSSize) { self.init(_picture: nil, size: size) }

    /// A size of zero is a point for each pixel.
    public convenience init(cgImage: CGImage, size: NSSize) {
        let picture = UIImage(cgImage: cgImage)
        self.init(_picture: picture, size: size == .zero ? picture.size : size)
    }

    public convenience init?(data: Data) {
        guard let picture = UIImage(data: data) else { return nil }
        self.init(_picture: picture, size: picture.size)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let picture = UIImage(contentsOfFile: path) else { return nil }
        self.init(_picture: picture, size: picture.size)
    }

    /// The picture of a file; nil for other addresses than a file's.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }

    /// The picture of a file, empty where there is none.
    public convenience init(byReferencing url: URL) {
        let picture = url.isFileURL ? UIImage(contentsOfFile: url.path) : nil
        self.init(_picture: picture, size: picture?.size ?? .zero)
    }
    public convenience init?(byReferencingFile path: String) { self.init(contentsOfFile: path) }

    /// A picture asset or a file of the main bundle.
    public convenience init?(named name: Name) {
        guard let picture = UIImage(named: name) else { return nil }
        self.init(_picture: picture, size: picture.size)
        isTemplate = picture.renderingMode == .alwaysTemplate
    }

    /// A system symbol; nil where Apple has none of that name.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard let picture = UIImage(systemName: name) else { return nil }
        self.init(_picture: picture, size: picture.size)
        isTemplate = true
        accessibilityDescription = description
    }

    public convenience init?(systemSymbolName name: String, variableValue value: Double, accessibilityDescription description: String?) {
        guard let picture = UIImage(systemName: name, variableValue: value) else { return nil }
        self.init(_picture: picture, size: picture.size)
        isTemplate = true
        accessibilityDescription = description
    }

    /// The picture asset; an empty picture where it is missing.
    public convenience init(resource: ImageResource) {
        let picture = UIImage(resource: resource)
        self.init(_picture: picture, size: picture.size)
    }

    /// A picture that `drawingHandler` draws, now, at two pixels a point. It draws upwards from the bottom unless the picture is flipped.
    public convenience init(size: NSSize, flipped: Bool, drawingHandler: @escaping (NSRect) -> Bool) {
        self.init(size: size)
        let context = NSGraphicsContext(imageSize: size, flipped: flipped)
        context.use { _ = drawingHandler(NSRect(origin: .zero, size: size)) }
        _picture = context.picture
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(_picture: _picture, size: size)
        copy.isTemplate = isTemplate
        copy.capInsets = capInsets
        copy.resizingMode = resizingMode
        copy.accessibilityDescription = accessibilityDescription
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }

    /// Drawing goes into the picture until ``unlockFocus()``.
    open func lockFocus() { lockFocusFlipped(false) }

    open func lockFocusFlipped(_ flipped: Bool) {
        let context = NSGraphicsContext(imageSize: size, flipped: flipped)
        context.push()
        focus = context
        if _picture != nil { draw(in: NSRect(origin: .zero, size: size)) }
    }

    open func unlockFocus() {
        guard let context = focus else { return }
        context.pop()
        focus = nil
        _picture = context.picture
    }

    open var isValid: Bool { _picture != nil }
}

extension NSImage {
    /// The pixels. What it is drawn for is not looked at.
    public func cgImage(
        forProposedRect rect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?, hints: [AnyHashable: Any]?
    ) -> CGImage? { _picture?.cgImage }

    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        guard let picture = _picture?.applyingSymbolConfiguration(configuration) else { return nil }
        let result = NSImage(_picture: picture, size: picture.size)
        result.isTemplate = isTemplate
        return result
    }

    /// The pixels as an uncompressed TIFF file.
    public var tiffRepresentation: Data? { cgImage(forProposedRect: nil, context: nil, hints: nil).map { TIFFWriter.data(of: $0) } }

    public var representations: [NSImageRep] {
        cgImage(forProposedRect: nil, context: nil, hints: nil).map { [NSBitmapImageRep(cgImage: $0)] } ?? []
    }
}

extension Image {
    /// A picture of AppKit.
    public init(nsImage: NSImage) {
        guard let picture = nsImage._picture else {
            self.init(uiImage: UIImage())
            return
        }
        guard let pixels = picture.isSymbolImage ? nil : picture.cgImage, nsImage.size.width > 0 else {
            self.init(uiImage: picture)
            return
        }
        let scaled = UIImage(cgImage: pixels, scale: CGFloat(pixels.width) / nsImage.size.width, orientation: picture.imageOrientation)
        self.init(uiImage: nsImage.isTemplate ? scaled.withRenderingMode(.alwaysTemplate) : scaled)
    }
}

extension ImageRenderer {
    public var nsImage: NSImage? {
        cgImage.map { NSImage(cgImage: $0, size: NSSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale)) }
    }
}
