import FoundationOverlay
import ViewEngine

extension Image {
    /// How bright a picture may become.
    public struct DynamicRange: Hashable, Sendable {
        let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }

    /// - Support: accepted, without effect: pictures are drawn in the standard range.
    public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension View {
    /// - Support: accepted, without effect: pictures are drawn in the standard range.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { changingEnvironment { $0.allowedDynamicRange = range } }
}
