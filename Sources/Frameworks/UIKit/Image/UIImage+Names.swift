import FoundationOverlay

extension UIImage {
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
    }

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum ResizingMode: Int, Sendable { case tile, stretch }

    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        public func fontWeight() -> UIFont.Weight {
            [.regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black][rawValue]
        }
    }
}
