import FoundationOverlay

/// The width or height of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible, Sendable {
    enum Storage: Equatable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let storage: Storage

    public static var automatic: MarkDimension { MarkDimension(storage: .automatic) }
    /// A part of the space there is, 0…1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .ratio(value)) }
    /// The space there is, less so many points on each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .inset(value)) }
    /// Points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .fixed(value)) }

    private init(storage: Storage) { self.storage = storage }
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    public var description: String { "\(storage)" }

    /// Points, where `space` points are there and an automatic dimension takes `ratio` of them.
    func length(in space: CGFloat, automatic ratio: CGFloat) -> CGFloat {
        switch storage {
        case .automatic: space * ratio
        case .fixed(let length): length
        case .ratio(let ratio): space * ratio
        case .inset(let inset): max(0, space - 2 * inset)
        }
    }

    /// A radius, where the largest one has `space` points.
    func radius(in space: CGFloat, automatic: CGFloat) -> CGFloat {
        switch storage {
        case .automatic: automatic
        case .fixed(let length): length
        case .ratio(let ratio): space * ratio
        case .inset(let inset): max(0, space - inset)
        }
    }
}
