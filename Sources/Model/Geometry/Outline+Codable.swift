import Foundation

/// An outline is written as one string: `rect`, `rounded`, `uneven`, `ellipse`, `capsule` or `path`, then its numbers.
extension Outline: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let outline = Outline(text: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an outline: \(text.prefix(60))")
        }
        self = outline
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// The textual form, as it is stored and dumped.
    public var text: String {
        switch self {
        case .rect(let r): "rect " + Self.write(r)
        case .roundedRect(let r, let size, let curve): "rounded \(curve.rawValue) \(Double(size.width)) \(Double(size.height)) " + Self.write(r)
        case .unevenRoundedRect(let r, let radii, let curve):
            "uneven \(curve.rawValue) " + radii.map { "\(Double($0)) " }.joined() + Self.write(r)
        case .ellipse(let r): "ellipse " + Self.write(r)
        case .capsule(let r): "capsule " + Self.write(r)
        case .path(let elements): "path " + PathText.write(elements)
        }
    }

    /// Reads the textual form.
    public init?(text: String) {
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard let kind = words.first else { return nil }
        let rest = words.count > 1 ? words[1] : ""
        if kind == "path" {
            guard let elements = PathText.read(String(rest)) else { return nil }
            self = .path(elements)
            return
        }
        let parts = rest.split(separator: " ")
        let curve = parts.first.flatMap { CornerCurve(rawValue: String($0)) }
        let numbers = parts.dropFirst(curve == nil ? 0 : 1).compactMap { Double($0) }
        guard numbers.count >= 4, numbers.count == parts.count - (curve == nil ? 0 : 1) else { return nil }
        let n = numbers.suffix(4).map { CGFloat($0) }
        let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        switch (kind, numbers.count, curve) {
        case ("rect", 4, nil): self = .rect(rect)
        case ("ellipse", 4, nil): self = .ellipse(rect)
        case ("capsule", 4, nil): self = .capsule(rect)
        case ("rounded", 6, let curve?): self = .roundedRect(rect, cornerSize: CGSize(width: numbers[0], height: numbers[1]), curve: curve)
        case ("uneven", 8, let curve?): self = .unevenRoundedRect(rect, radii: numbers.prefix(4).map { CGFloat($0) }, curve: curve)
        default: return nil
        }
    }

    private static func write(_ r: CGRect) -> String {
        "\(Double(r.origin.x)) \(Double(r.origin.y)) \(Double(r.size.width)) \(Double(r.size.height))"
    }
}
