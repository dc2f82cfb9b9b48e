import FoundationOverlay
import Imaging

/// Pixels that are drawn on: premultiplied blue, green, red, alpha, rows from top to bottom.
final class Surface {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    init(width: Int, height: Int) {
        self.width = max(1, width)
        self.height = max(1, height)
        bytes = [UInt8](repeating: 0, count: self.width * self.height * 4)
    }

    var image: PixelImage { PixelImage(width: width, height: height, bytes: Data(bytes)) }

    /// Draws what `source` gives at each covered pixel.
    func draw(_ mask: CoverageMask, clip: CoverageMask?, alpha: Float, mode: CGBlendMode, source: (Int, Int) -> Pixel) {
        for y in max(mask.minY, 0)..<max(min(mask.maxY, height), max(mask.minY, 0)) {
            for x in max(mask.minX, 0)..<max(min(mask.maxX, width), max(mask.minX, 0)) {
                let covered = mask.value(x, y)
                guard covered > 0 else { continue }
                let shown = clip.map { covered * $0.value(x, y) / 255 } ?? covered
                guard shown > 0 else { continue }
                let at = (y * width + x) * 4
                let old = pixel(at)
                let new = mode.blend(source(x, y) * alpha, old)
                let part = Float(shown) / 255
                store(old + (new - old) * part, at)
            }
        }
    }

    private func pixel(_ at: Int) -> Pixel {
        Pixel(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]), Float(bytes[at + 3])) / 255
    }

    private func store(_ p: Pixel, _ at: Int) {
        let v = (p * 255).rounded(.toNearestOrAwayFromZero).clamped(lowerBound: .zero, upperBound: Pixel(repeating: 255))
        for i in 0..<4 { bytes[at + i] = UInt8(v[i]) }
    }
}
