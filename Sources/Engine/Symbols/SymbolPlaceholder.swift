import Foundation
import Geometry

extension SymbolLibrary {
    /// What is drawn for a name that no symbol has: a rounded square of dashes with a question mark.
    public static let placeholder: SymbolOutline = {
        let center = SymbolMetrics.shared.opticalCenter
        let place = CGAffineTransform(translationX: 0.5, y: center)
        let elements = (dashes + questionMark).map { $0.applying(place) }
        return SymbolOutline(name: "", layers: [SymbolOutline.Layer(elements: elements)], size: CGSize(width: 1, height: 1), top: center - 0.5)
    }()

    /// Three dashes along each side and an arc around each corner of a square of 0.84 em around the origin.
    private static var dashes: [PathElement] {
        (0..<4).flatMap { side -> [PathElement] in
            let turn = CGAffineTransform(rotationAngle: Double(side) * .pi / 2)
            let bars = [-0.17, 0.06].flatMap { OutlineBuilder.rect(CGRect(x: $0, y: -0.42, width: 0.11, height: 0.06)) }
            let corner = SVGPathParser.parse("M.26-.42A.16.16 0 0 1 .42-.26L.36-.26A.1.1 0 0 0 .26-.36Z")
            return (bars + corner).map { $0.applying(turn) }
        }
    }

    private static var questionMark: [PathElement] {
        SVGPathParser.parse(
            "M-.17-.11A.17.17 0 1 1 .06.05Q.035.06.035.09L-.035.09Q-.035.01.03-.015A.1.1 0 1 0-.1-.11Z")
            + OutlineBuilder.ellipse(CGRect(x: -0.045, y: 0.15, width: 0.09, height: 0.09))
    }
}
