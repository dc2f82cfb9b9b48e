import Foundation
import IsletModel
import Snapshot

/// Numbers of the system's look that Apple does not publish; read from `look.json`, where each has its source.
struct Look: Decodable, Sendable {
    struct Materials: Decodable, Sendable {
        struct Overlay: Decodable, Sendable {
            /// Grey level 0…255 and opacity.
            var light: [Double]
            var dark: [Double]
        }

        /// Points.
        var blurSigma: Double
        var saturation: Double
        var overlays: [String: Overlay]
        var glassBlurSigma: Double
        var glassSaturation: Double
        /// How much a tint covers.
        var tintStrength: Double
    }

    struct Base: Decodable, Sendable {
        var light: Swatch
        var dark: Swatch
    }

    struct Accented: Decodable, Sendable {
        var platter: Swatch
        var platterTintShare: Double?
        var glass: Swatch?
        var glassTintShare: Double?
        var content: Swatch
    }

    struct Vibrant: Decodable, Sendable {
        var floor: Double
        var strength: Double
        var platter: Swatch
    }

    struct ReducedLuminance: Decodable, Sendable { var brightness: Double }

    struct Gradient: Decodable, Sendable { var premultiplied: Bool }

    struct Shadow: Decodable, Sendable {
        /// The blur's standard deviation, in radii of the shadow.
        var sigma: Double

        func sigma(radius: Double) -> Double { max(0, radius.finite) * sigma }
    }

    var materials: Materials
    var base: Base
    var accented18: Accented
    var accented26: Accented
    var vibrant: Vibrant
    var reducedLuminance: ReducedLuminance
    var gradient: Gradient
    var shadow: Shadow

    static let shared: Look = BundledData.read("look", in: .module)
}

/// A colour written as red, green, blue 0…255 and alpha 0…1.
struct Swatch: Decodable, Sendable {
    var color: RGBA

    init(from decoder: any Decoder) throws {
        let numbers = try decoder.singleValueContainer().decode([Double].self)
        guard numbers.count == 4 else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a colour needs four numbers"))
        }
        color = RGBA(numbers[0], numbers[1], numbers[2], numbers[3])
    }
}
