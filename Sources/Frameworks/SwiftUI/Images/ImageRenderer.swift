import Combine
import FoundationOverlay
import Imaging
import Metrics
import Painter
import Snapshot
import UIKit
import ViewEngine

/// Makes a picture of a view.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    /// What the view is offered; where nothing is, it is as large as it wants to be.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point.
    public var scale: CGFloat = 1
    public var isOpaque = false
    /// - Support: accepted, without effect: pictures are in sRGB.
    public var colorMode = ColorRenderingMode.nonLinear
    /// - Support: accepted, without effect: a picture is made when it is asked for.
    public var isObservationEnabled = true

    public init(content view: Content) { content = view }

    /// The picture; nil where the view has no size.
    public var cgImage: CGImage? {
        let snapshot = snapshot
        guard snapshot.size.width * scale >= 0.5, snapshot.size.height * scale >= 0.5 else { return nil }
        do {
            let options = PaintOptions(scale: scale, base: isOpaque ? .color(RGBA(0, 0, 0)) : .none)
            let painted = try Painter.shared.paint(snapshot, options: options)
            return CGImage(_pixels: PixelImage(width: painted.width, height: painted.height, bytes: painted.premultipliedBGRA))
        } catch {
            UnsupportedAPI.report("ImageRenderer", "the picture cannot be painted: \(error)")
            return nil
        }
    }

    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// Draws the view into a context of the program's own.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let before = scale
        scale = rasterizationScale
        defer { scale = before }
        let size = snapshot.size
        let image = cgImage
        renderer(size) { context in if let image { context.draw(image, in: CGRect(origin: .zero, size: size)) } }
    }

    /// Points that a view may take at most where it is offered no size.
    private static var largest: CGFloat { 8192 }

    private var snapshot: Snapshot {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let (width, height) = (proposedSize.width, proposedSize.height)
        let context = SnapshotContext(osProfile: DeviceTraits.current.profile.rawValue)
        var archiver = ViewArchiver(
            size: CGSize(width: width ?? Self.largest, height: height ?? Self.largest), date: Date(), context: context, archive: ArchiveContext())
        archiver.fitsContent = true
        let view = VStack { content }.fixedSize(horizontal: width == nil, vertical: height == nil)
        return archiver.snapshot(environment: environment) { view._evaluate($0) }
    }
}

extension Image {
    /// A picture that is drawn; its pixels are made now.
    @MainActor @preconcurrency
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let canvas = Canvas(opaque: opaque, colorMode: colorMode) { context, _ in renderer(&context) }
        let drawing = ImageRenderer(content: canvas.frame(width: size.width, height: size.height))
        drawing.scale = CGFloat(DeviceTraits.current.scale)
        if let picture = drawing.cgImage {
            self = label.map { Image(picture, scale: drawing.scale, label: $0) } ?? Image(decorative: picture, scale: drawing.scale)
        } else {
            self.init(uiImage: UIImage())
        }
    }
}
