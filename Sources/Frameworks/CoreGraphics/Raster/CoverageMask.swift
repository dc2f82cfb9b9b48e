import FoundationOverlay

/// How much of each pixel of a rectangle of pixels is covered, 0…255. Outside the rectangle nothing is covered.
struct CoverageMask {
    var minX: Int
    var minY: Int
    var width: Int
    var height: Int
    var values: [UInt8]

    var maxX: Int { minX + width }
    var maxY: Int { minY + height }

    static let empty = CoverageMask(minX: 0, minY: 0, width: 0, height: 0, values: [])

    func value(_ x: Int, _ y: Int) -> Int {
        guard x >= minX, x < maxX, y >= minY, y < maxY else { return 0 }
        return Int(values[(y - minY) * width + x - minX])
    }

    /// What both masks cover.
    func intersecting(_ other: CoverageMask) -> CoverageMask {
        let (x0, y0) = (max(minX, other.minX), max(minY, other.minY))
        let (x1, y1) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard x1 > x0, y1 > y0 else { return .empty }
        var result = CoverageMask(minX: x0, minY: y0, width: x1 - x0, height: y1 - y0, values: [])
        result.values.reserveCapacity(result.width * result.height)
        for y in y0..<y1 {
            for x in x0..<x1 { result.values.append(UInt8((value(x, y) * other.value(x, y) + 127) / 255)) }
        }
        return result
    }
}
