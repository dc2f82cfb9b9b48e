import Foundation
import IsletModel

/// Sizes of symbols, read from `Data/SymbolMetrics.json`, where each number has its source.
public struct SymbolMetrics: Sendable {
    public static let shared = SymbolMetrics()

    /// Cap height of the system font in em.
    public let capHeight: Double
    public let unreachedOpacity: Double
    /// Opacity of the primary, secondary and tertiary layer in hierarchical rendering.
    public let levelOpacities: [Double]
    let horizontalPadding: Double
    let verticalPadding: Double
    private let file: MetricsFile

    private init() {
        file = BundledData.read("SymbolMetrics", in: .module)
        capHeight = file.capHeight.value
        unreachedOpacity = file.unreachedOpacity.value
        levelOpacities = file.levelOpacity.values
        horizontalPadding = file.framePadding.horizontal
        verticalPadding = file.framePadding.vertical
    }

    /// y of the optical centre of every symbol in em, negative because it lies above the baseline.
    public var opticalCenter: Double { -capHeight / 2 }

    /// Diameter of `circle.fill` in em. `weight` is 100 (ultralight) … 900 (black), 400 is regular.
    public func circleDiameter(scale: SymbolScale, weight: Double = 400) -> Double {
        let stops = file.circleFillDiameter.stops(scale)
        if weight <= 400 { return stops[1] + (stops[0] - stops[1]) * min(1, (400 - weight) / 300) }
        return stops[1] + (stops[2] - stops[1]) * min(1, (weight - 400) / 500)
    }

    /// The factor from the medium, regular drawing of a symbol to another scale and weight.
    public func factor(scale: SymbolScale, weight: Double = 400) -> Double {
        circleDiameter(scale: scale, weight: weight) / circleDiameter(scale: .medium)
    }

    /// How far every edge moves outwards for `weight`, in em at medium scale; negative for weights below regular.
    public func emboldening(weight: Double) -> Double {
        let steps = (min(max(weight, 100), 900) - 400) / 100
        return steps * (steps > 0 ? file.weight.heavierPer100 : file.weight.lighterPer100)
    }

    /// The factors by which a drawing is enlarged across and up so that it fills the symbol's frame, where that is known.
    func fitting(of name: String, drawing: CGSize) -> CGSize {
        guard let size = file.frames.sizes[name], size.count == 2, drawing.width > 0, drawing.height > 0 else { return CGSize(width: 1, height: 1) }
        let x = (size[0] / file.frames.pointSize - 2 * horizontalPadding) / drawing.width
        let y = (size[1] / file.frames.pointSize - 2 * verticalPadding) / drawing.height
        let most = min(x, y) * file.fitting.stretch
        return CGSize(width: limited(min(x, most)), height: limited(min(y, most)))
    }

    /// The box of a symbol's drawing in em, around the middle of its frame, where it is known apart from the frame.
    func drawingBox(of name: String) -> CGRect? {
        guard let box = file.drawings.boxes[name], box.count == 4 else { return nil }
        let em = file.drawings.pointSize
        return CGRect(x: (box[2] - box[0] / 2) / em, y: (box[3] - box[1] / 2) / em, width: box[0] / em, height: box[1] / em)
    }

    /// How far the middle of a symbol's frame lies above the optical centre, in em.
    func lift(of name: String) -> Double { (file.lifts.heights[name] ?? 0) / file.lifts.pointSize }

    private func fillsCircle(_ drawing: CGSize) -> Bool {
        let diameter = circleDiameter(scale: .medium)
        return [drawing.width, drawing.height].allSatisfy { abs(Double($0) / diameter - 1) <= file.fitting.tolerance }
    }

    private func limited(_ factor: Double) -> Double {
        abs(factor - 1) <= file.fitting.tolerance ? 1 : min(max(factor, 1 / file.fitting.limit), file.fitting.limit)
    }

    /// What a frame's height differs by from the one measured at a small size, in points: a part of the space above and below does not grow
    /// with the font.
    func frameHeightCorrection(at pointSize: Double) -> Double {
        2 * file.framePadding.fixed * (1 - pointSize / file.frames.pointSize)
    }

    /// The part of the emboldening by which a drawing cut out of a plate grows.
    var emboldeningInsidePlates: Double { file.weight.insidePlates }

    /// The frame of a symbol in em: as measured where it is known, that of the circle where the drawing fills one, else the size of the
    /// drawing, as it is drawn, with space around it.
    func frame(of name: String, drawing: CGSize) -> CGSize {
        let known = file.frames.sizes[name] ?? (fillsCircle(drawing) ? file.frames.sizes["circle"] : nil)
        guard let size = known, size.count == 2 else {
            return CGSize(width: drawing.width + 2 * horizontalPadding, height: drawing.height + 2 * verticalPadding)
        }
        return CGSize(width: size[0] / file.frames.pointSize, height: size[1] / file.frames.pointSize)
    }
}

private struct MetricsFile: Decodable, Sendable {
    struct Diameters: Decodable, Sendable {
        var small: [Double]
        var medium: [Double]
        var large: [Double]

        func stops(_ scale: SymbolScale) -> [Double] {
            switch scale {
            case .small: small
            case .medium: medium
            case .large: large
            }
        }
    }

    struct Values: Decodable, Sendable { var values: [Double] }

    struct Padding: Decodable, Sendable {
        var horizontal: Double
        var vertical: Double
        var fixed: Double
    }

    struct Frames: Decodable, Sendable {
        var pointSize: Double
        var sizes: [String: [Double]]
    }

    struct Lifts: Decodable, Sendable {
        var pointSize: Double
        var heights: [String: Double]
    }

    struct Drawings: Decodable, Sendable {
        var pointSize: Double
        var boxes: [String: [Double]]
    }

    struct Weight: Decodable, Sendable {
        var heavierPer100: Double
        var lighterPer100: Double
        var insidePlates: Double
    }

    struct Fitting: Decodable, Sendable {
        var tolerance: Double
        var limit: Double
        var stretch: Double
    }

    var circleFillDiameter: Diameters
    var capHeight: Sourced<Double>
    var framePadding: Padding
    var fitting: Fitting
    var frames: Frames
    var lifts: Lifts
    var drawings: Drawings
    var weight: Weight
    var levelOpacity: Values
    var unreachedOpacity: Sourced<Double>
}
