import Foundation
import Geometry
import Imaging

/// Where two pictures differ, pixel by pixel.
public struct PixelDifference: Hashable, Sendable {
    /// Pixels of which some colour or the opacity differs.
    public let count: Int
    /// The smallest rectangle around them, in pixels; the whole picture where the sizes differ.
    public let bounds: CGRect
    /// The largest difference of one colour, 0…255.
    public let largest: Int
    /// Of the new picture, in pixels.
    public let width: Int

    /// Nil where the pictures show the same.
    ///
    /// - Throws: where one of them is no picture.
    public init?(_ old: Data, _ new: Data) throws {
        if old == new { return nil }
        let (first, second) = (try ImageLoader.load(.data(old)), try ImageLoader.load(.data(new)))
        width = second.width
        guard first.width == second.width, first.height == second.height else {
            count = max(first.width * first.height, second.width * second.height)
            bounds = CGRect(x: 0, y: 0, width: max(first.width, second.width), height: max(first.height, second.height))
            largest = 255
            return
        }
        var scan = Scan(width: first.width)
        first.bytes.withUnsafeBytes { one in
            second.bytes.withUnsafeBytes { other in
                for pixel in 0..<first.width * first.height { scan.compare(one, other, pixel) }
            }
        }
        guard scan.count > 0 else { return nil }
        count = scan.count
        largest = scan.largest
        bounds = CGRect(x: scan.left, y: scan.top, width: scan.right - scan.left + 1, height: scan.bottom - scan.top + 1)
    }

    /// The innermost view of a tree that holds all of the difference; the picture itself where none does.
    func place(in tree: GoldenTree) -> GoldenNode? {
        guard let picture = tree.nodes.first, picture.frame[2] > 0 else { return nil }
        let scale = Double(width) / picture.frame[2]
        let box = CGRect(x: bounds.minX / scale, y: bounds.minY / scale, width: bounds.width / scale, height: bounds.height / scale)
        return tree.nodes.last { node in
            CGRect(x: node.frame[0], y: node.frame[1], width: node.frame[2], height: node.frame[3]).insetBy(dx: -1, dy: -1).contains(box)
        } ?? picture
    }
}

private struct Scan {
    let width: Int
    var count = 0
    var largest = 0
    var left = Int.max
    var top = Int.max
    var right = -1
    var bottom = -1

    mutating func compare(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer, _ pixel: Int) {
        let place = pixel * 4
        guard one.loadUnaligned(fromByteOffset: place, as: UInt32.self) != other.loadUnaligned(fromByteOffset: place, as: UInt32.self) else {
            return
        }
        count += 1
        for channel in place..<place + 4 { largest = max(largest, abs(Int(one[channel]) - Int(other[channel]))) }
        let (x, y) = (pixel % width, pixel / width)
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
    }
}

extension GoldenChange {
    /// Of pictures whose trees say the same.
    public init(_ difference: PixelDifference, in tree: GoldenTree) {
        let node = difference.place(in: tree)
        let count = difference.count == 1 ? "1 pixel differs" : "\(difference.count) pixels differ"
        self.init(
            kind: .pixels, identity: node?.identity ?? "picture", name: node?.name ?? "Picture", property: "pixels", old: nil, new: nil,
            sentence: "\(count), by up to \(difference.largest) of 255")
    }
}
