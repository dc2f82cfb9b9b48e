/// Rounding of lengths in points to whole pixels of `1 / scale` points.
public enum PixelRounding {
    /// Less than this part of a pixel counts as arithmetic noise.
    private static let noise = 1e-6

    public static func up(_ length: Double, scale: Double) -> Double {
        (length * scale - noise).rounded(.up) / scale
    }

    public static func nearest(_ length: Double, scale: Double) -> Double {
        (length * scale + 0.5 + noise).rounded(.down) / scale
    }
}
