import Foundation
import Metrics

/// System symbols as pixels.
enum SymbolImages {
    /// In points. A symbol is about as large as its font, wider by the ratio of the filled circle.
    static func size(of symbol: UIImage._Symbol) -> CGSize {
        let side = (symbol.pointSize * factor(symbol.scale)).rounded(.up)
        return CGSize(width: side, height: side)
    }

    private static func factor(_ scale: UIImage.SymbolScale) -> CGFloat {
        switch scale {
        case .small: 0.79
        case .large: 1.277
        default: 1
        }
    }

    static func bitmap(of symbol: UIImage._Symbol, scale: CGFloat, tint: UIColor?) -> CGImage? {
        UnsupportedAPI.report("UIImage(systemName:).cgImage", "there are no pixels of the symbol \(symbol.name)")
        return nil
    }
}
