import CoreGraphics
import FoundationOverlay

/// A plain map in place of Apple's, which are not on this machine: land with streets, parks and water where none may be.
///
/// The same place looks the same in every picture: what lies in a square of the world follows from its number alone. Squares are 48 to 96 points
/// wide. Colours and widths are Islet's own.
struct MapPlan {
    enum Ground: Hashable { case park, water }

    /// Squares that are not land.
    private(set) var grounds: [(rect: CGRect, ground: Ground)] = []
    /// Streets with their width in points.
    private(set) var streets: [(from: CGPoint, to: CGPoint, width: Double)] = []

    init(_ projection: MapProjection) {
        let size = projection.size
        guard size.width > 0, size.height > 0, projection.scale.isFinite else { return }
        let square = pow(2, (log2(projection.scale * 48)).rounded(.up))
        let rect = projection.rect
        let columns = Int((rect.minX / square).rounded(.down))...Int((rect.maxX / square).rounded(.down))
        let rows = Int((rect.minY / square).rounded(.down))...Int((rect.maxY / square).rounded(.down))
        for row in rows { for column in columns { addGround(column, row, square, projection) } }
        for column in columns { addStreet(column, x: Double(column) * square, projection) }
        for row in rows { addStreet(row, y: Double(row) * square, projection) }
    }

    private mutating func addGround(_ column: Int, _ row: Int, _ square: Double, _ projection: MapProjection) {
        guard let ground: Ground = [0: .park, 1: .park, 2: .water][Self.number(column, row) % 17] else { return }
        let origin = projection.point(MKMapPoint(x: Double(column) * square, y: Double(row) * square))
        let side = square / projection.scale
        grounds.append((CGRect(x: origin.x, y: origin.y, width: side, height: side), ground))
    }

    private mutating func addStreet(_ index: Int, x: Double, _ projection: MapProjection) {
        let place = (x - projection.rect.minX) / projection.scale
        streets.append((CGPoint(x: place, y: 0), CGPoint(x: place, y: projection.size.height), Self.width(index)))
    }

    private mutating func addStreet(_ index: Int, y: Double, _ projection: MapProjection) {
        let place = (y - projection.rect.minY) / projection.scale
        streets.append((CGPoint(x: 0, y: place), CGPoint(x: projection.size.width, y: place), Self.width(index)))
    }

    /// Every fourth street is a wide one.
    private static func width(_ index: Int) -> Double { index & 3 == 0 ? 6 : 2.5 }

    /// A number that is spread over the squares.
    private static func number(_ column: Int, _ row: Int) -> Int {
        var hash = UInt64(bitPattern: Int64(column)) &* 0x9e37_79b9_7f4a_7c15 ^ UInt64(bitPattern: Int64(row)) &* 0xc2b2_ae3d_27d4_eb4f
        hash = (hash ^ hash >> 29) &* 0xbf58_476d_1ce4_e5b9
        return Int((hash ^ hash >> 32) & 0x7fff_ffff)
    }
}

/// Colours of a plain map, from 0 to 1.
struct MapColors {
    typealias Color = (red: Double, green: Double, blue: Double)

    var land: Color
    var street: Color
    var park: Color
    var water: Color
    var label: Color

    static let light = MapColors(
        land: (0.965, 0.953, 0.925), street: (1, 1, 1), park: (0.80, 0.91, 0.76), water: (0.66, 0.85, 0.98), label: (0.45, 0.45, 0.43))
    static let dark = MapColors(
        land: (0.16, 0.17, 0.19), street: (0.24, 0.25, 0.28), park: (0.14, 0.23, 0.17), water: (0.11, 0.22, 0.33), label: (0.6, 0.6, 0.62))

    /// What stands in a corner of every map, so that nobody takes it for one.
    static let mark = "drawn, no map"
}
