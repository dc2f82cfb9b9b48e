import FoundationOverlay
import Imaging
import Synchronization

/// A picture: pixels, or the name of a system symbol.
///
/// - Support: partial. No animation; `UIImage(systemName:)` is drawn as a symbol by SwiftUI, its pixels come from the installed symbols.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// A system symbol by name.
    public struct _Symbol: Hashable, Sendable {
        public var name: String
        public var pointSize: CGFloat
        public var weight: UIFont.Weight
        public var scale: SymbolScale
        public var variableValue: Double?
        public var colors: [UIColor] = []
    }

    public enum _Content: Sendable {
        case bitmap(CGImage)
        case symbol(_Symbol)
    }

    public let _content: _Content
    public let scale: CGFloat
    public let imageOrientation: Orientation
    public internal(set) var renderingMode: RenderingMode = .automatic
    public internal(set) var capInsets: UIEdgeInsets = .zero
    public internal(set) var resizingMode: ResizingMode = .tile
    public internal(set) var alignmentRectInsets: UIEdgeInsets = .zero
    public internal(set) var flipsForRightToLeftLayoutDirection = false
    /// The colour given to ``withTintColor(_:)``.
    public internal(set) var _tint: UIColor?
    public var accessibilityIdentifier: String?
    /// The asset the picture was found in.
    var asset: UIImageAsset?
    /// The pixels upright, where the image is not.
    let turned = Mutex<CGImage?>(nil)

    init(content: _Content, scale: CGFloat, orientation: Orientation) {
        _content = content
        self.scale = scale
        imageOrientation = orientation
        super.init()
    }

    /// An empty image.
    public convenience override init() { self.init(_topLeftSize: CGSize(width: 1, height: 1)) }

    private convenience init(_topLeftSize size: CGSize) {
        self.init(cgImage: CGImage(_pixels: PixelImage(width: 1, height: 1, bytes: Data(count: 4))))
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(content: .bitmap(cgImage), scale: scale > 0 ? scale : 1, orientation: orientation)
    }

    /// The picture asset of a `#imageLiteral` in source.
    public required convenience init(imageLiteralResourceName name: String) {
        if let found = ImageAssets.image(named: name, in: nil, traits: .current) {
            self.init(content: found._content, scale: found.scale, orientation: found.imageOrientation)
        } else {
            self.init(_topLeftSize: CGSize(width: 1, height: 1))
        }
    }

    /// In points, as shown.
    open var size: CGSize {
        switch _content {
        case .symbol(let symbol): return SymbolImages.size(of: symbol)
        case .bitmap(let image):
            let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
            return imageOrientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        }
    }

    open var isSymbolImage: Bool {
        if case .symbol = _content { return true }
        return false
    }

    /// The pixels; nil for a symbol that cannot be drawn.
    open var cgImage: CGImage? {
        switch _content {
        case .bitmap(let image): image
        case .symbol(let symbol): SymbolImages.bitmap(of: symbol, scale: scale, tint: _tint)
        }
    }

    func copy(_ change: (UIImage) -> Void) -> UIImage {
        let copy = UIImage(content: _content, scale: scale, orientation: imageOrientation)
        copy.renderingMode = renderingMode
        copy.capInsets = capInsets
        copy.resizingMode = resizingMode
        copy.alignmentRectInsets = alignmentRectInsets
        copy.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
        copy._tint = _tint
        change(copy)
        return copy
    }
}

public typealias _ImageLiteralType = UIImage
