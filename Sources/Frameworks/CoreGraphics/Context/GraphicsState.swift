import FoundationOverlay
import Geometry
import Snapshot

/// What `saveGState` keeps.
struct GraphicsState {
    /// From user space to pixels, rows counted from the top.
    var toPixels: CGAffineTransform
    var clip: CoverageMask?
    var fill = RGBA.black
    var stroke = RGBA.black
    var lineWidth: CGFloat = 1
    var cap: CGLineCap = .butt
    var join: CGLineJoin = .miter
    var miterLimit: CGFloat = 10
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var alpha: CGFloat = 1
    var blendMode: CGBlendMode = .normal
    var interpolation: CGInterpolationQuality = .default
}
