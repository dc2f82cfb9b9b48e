import FoundationOverlay
import Snapshot

extension UIColor {
    /// A pattern stands for the image's average colour.
    public convenience init(patternImage image: UIImage) {
        guard let pixels = image.uprightPixels else {
            self.init(white: 0, alpha: 0)
            return
        }
        var sums = [0, 0, 0, 0]
        for (index, byte) in pixels.bytes.enumerated() { sums[index % 4] += Int(byte) }
        let count = Double(pixels.width * pixels.height * 255)
        let alpha = Double(sums[3]) / count
        func part(_ i: Int) -> Double { alpha > 0 ? Double(sums[i]) / count / alpha : 0 }
        self.init(_rgba: RGBA(red: part(2), green: part(1), blue: part(0), alpha: alpha))
    }
}
