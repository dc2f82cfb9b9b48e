import Foundation
import Geometry

/// The installed file of symbol outlines: a head line, then one symbol a line, sorted by name, as name, tab and JSON. The file is
/// mapped, and only the lines that are asked for are read.
struct SymbolPack: Sendable {
    static let fileName = "symbols.pack"
    static let head = "islet-symbols 1"
    /// Coordinates in the file per em.
    static let unitsPerEm = 1000.0

    private let data: Data

    /// Nil where the file is missing or no pack.
    init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else { return nil }
        self.init(data: data)
    }

    init?(data: Data) {
        guard data.starts(with: Array((Self.head + "\n").utf8)) else { return nil }
        self.data = data
    }

    /// Names of all symbols, sorted by bytes.
    var names: [String] {
        data.split(separator: UInt8(ascii: "\n")).dropFirst().map { line in
            String(decoding: line.prefix(while: { $0 != UInt8(ascii: "\t") }), as: UTF8.self)
        }
    }

    func outline(named name: String) -> SymbolOutline? {
        guard let json = entry(Array(name.utf8)), let entry = try? JSONDecoder().decode(PackEntry.self, from: json) else { return nil }
        return entry.outline(named: name)
    }

    func contains(_ name: String) -> Bool { entry(Array(name.utf8)) != nil }

    /// Searches by halves: from the middle of the range to the start of its line.
    private func entry(_ name: [UInt8]) -> Data? {
        data.withUnsafeBytes { bytes -> Range<Int>? in
            var low = Self.head.utf8.count + 1
            var high = bytes.count
            while low < high {
                var start = (low + high) / 2
                while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
                var tab = start
                while tab < high, bytes[tab] != UInt8(ascii: "\t") { tab += 1 }
                var end = tab
                while end < high, bytes[end] != UInt8(ascii: "\n") { end += 1 }
                let found = bytes[start..<tab]
                if found.elementsEqual(name) { return tab + 1 < end ? tab + 1..<end : nil }
                if found.lexicographicallyPrecedes(name) { low = min(end + 1, high) } else { high = start }
            }
            return nil
        }.map { data.subdata(in: data.startIndex + $0.lowerBound..<data.startIndex + $0.upperBound) }
    }
}

/// A symbol in the pack: the drawing's box, with x from its left edge and y from the optical centre, and its layers.
private struct PackEntry: Decodable {
    struct Layer: Decodable {
        var path: String
        var level: Int?
        var color: String?
        var hole: Bool?
        var threshold: Double?
    }

    /// Width, top and height of the drawing.
    var box: [Double]
    var layers: [Layer]

    func outline(named name: String) -> SymbolOutline? {
        guard box.count == 3 else { return nil }
        let metrics = SymbolMetrics.shared
        let em = SymbolPack.unitsPerEm
        let drawing = CGSize(width: box[0] / em, height: box[2] / em)
        let known = metrics.drawingBox(of: name)
        let factor =
            known.map { CGSize(width: $0.width / drawing.width, height: $0.height / drawing.height) }
            ?? metrics.fitting(of: name, drawing: drawing)
        let size = metrics.frame(of: name, drawing: known?.size ?? drawing)
        let drawingCenter = metrics.opticalCenter + (box[1] + box[2] / 2) / em - metrics.lift(of: name)
        let place = CGAffineTransform(
            a: factor.width / em, b: 0, c: 0, d: factor.height / em,
            tx: (size.width - drawing.width * factor.width) / 2 + (known?.midX ?? 0),
            ty: drawingCenter - (box[1] + box[2] / 2) * factor.height / em + (known?.midY ?? 0))
        let layers = layers.map { layer in
            SymbolOutline.Layer(
                elements: SVGPathParser.parse(layer.path).map { $0.applying(place) }, level: layer.level ?? 0, color: layer.color,
                isHoleInMonochrome: layer.hole ?? false, threshold: layer.threshold)
        }
        return SymbolOutline(name: name, layers: layers, size: size, top: drawingCenter - size.height / 2)
    }
}
