import FoundationOverlay

/// How a line runs from point to point.
public struct InterpolationMethod: CustomStringConvertible, Sendable {
    enum Storage: Equatable {
        case linear
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
        /// The part of the way after which the line jumps, 0…1.
        case step(transition: CGFloat)
        case monotone
    }

    let storage: Storage

    public static var linear: InterpolationMethod { InterpolationMethod(storage: .linear) }
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(storage: .cardinal(tension: tension)) }
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(storage: .catmullRom(alpha: alpha)) }
    public static var monotone: InterpolationMethod { InterpolationMethod(storage: .monotone) }
    public static var stepStart: InterpolationMethod { InterpolationMethod(storage: .step(transition: 0)) }
    public static var stepCenter: InterpolationMethod { InterpolationMethod(storage: .step(transition: 0.5)) }
    public static var stepEnd: InterpolationMethod { InterpolationMethod(storage: .step(transition: 1)) }

    public var description: String { "\(storage)" }
}
