import Foundation
import Geometry

/// Outlines as a row of numbers: what kind it is, then what makes it up.
enum PackedOutline {
    static func write(_ outline: Outline, to writer: PackedWriter) {
        switch outline {
        case .rect(let rect): writer.doubles([0] + numbers(rect))
        case .roundedRect(let rect, let size, let curve):
            writer.doubles([1, curve == .continuous ? 1 : 0, size.width, size.height] + numbers(rect))
        case .unevenRoundedRect(let rect, let radii, let curve):
            writer.doubles([2, curve == .continuous ? 1 : 0] + numbers(rect) + radii.map { Double($0) })
        case .ellipse(let rect): writer.doubles([3] + numbers(rect))
        case .capsule(let rect): writer.doubles([4] + numbers(rect))
        case .path(let elements):
            var numbers: [Double] = [5]
            numbers.reserveCapacity(elements.count * 5 + 1)
            for element in elements { append(element, to: &numbers) }
            writer.doubles(numbers)
        }
    }

    private static func numbers(_ rect: CGRect) -> [Double] { [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height] }

    private static func append(_ element: PathElement, to numbers: inout [Double]) {
        switch element {
        case .move(let to):
            numbers.append(0)
            numbers.append(to)
        case .line(let to):
            numbers.append(1)
            numbers.append(to)
        case .quadCurve(let to, let control):
            numbers.append(2)
            numbers.append(to)
            numbers.append(control)
        case .curve(let to, let control1, let control2):
            numbers.append(3)
            numbers.append(to)
            numbers.append(control1)
            numbers.append(control2)
        case .closeSubpath: numbers.append(4)
        }
    }

    static func read(from reader: PackedReader) throws -> Outline {
        let numbers = try reader.doubles()
        switch (numbers.first, numbers.count) {
        case (0, 5): return .rect(rect(numbers, at: 1))
        case (1, 8): return .roundedRect(rect(numbers, at: 4), cornerSize: CGSize(width: numbers[2], height: numbers[3]), curve: curve(numbers[1]))
        case (2, 6...): return .unevenRoundedRect(rect(numbers, at: 2), radii: numbers[6...].map { CGFloat($0) }, curve: curve(numbers[1]))
        case (3, 5): return .ellipse(rect(numbers, at: 1))
        case (4, 5): return .capsule(rect(numbers, at: 1))
        case (5, _): return .path(try elements(numbers))
        default: throw PackedReader.fault("not an outline")
        }
    }

    private static func curve(_ number: Double) -> CornerCurve { number == 1 ? .continuous : .circular }

    private static func rect(_ n: [Double], at index: Int) -> CGRect {
        CGRect(x: n[index], y: n[index + 1], width: n[index + 2], height: n[index + 3])
    }

    /// Numbers that an element of this kind has.
    private static func length(_ kind: Double) -> Int? {
        switch kind {
        case 0, 1: 2
        case 2: 4
        case 3: 6
        case 4: 0
        default: nil
        }
    }

    private static func elements(_ numbers: [Double]) throws -> [PathElement] {
        var result: [PathElement] = []
        var index = 1
        while index < numbers.count {
            let kind = numbers[index]
            index += 1
            guard let length = length(kind), numbers.count - index >= length else { throw PackedReader.fault("not a path") }
            func point(_ place: Int) -> CGPoint { CGPoint(x: numbers[index + 2 * place], y: numbers[index + 2 * place + 1]) }
            switch length {
            case 0: result.append(.closeSubpath)
            case 2: result.append(kind == 0 ? .move(to: point(0)) : .line(to: point(0)))
            case 4: result.append(.quadCurve(to: point(0), control: point(1)))
            default: result.append(.curve(to: point(0), control1: point(1), control2: point(2)))
            }
            index += length
        }
        return result
    }
}

extension [Double] {
    fileprivate mutating func append(_ point: CGPoint) {
        append(point.x)
        append(point.y)
    }
}
