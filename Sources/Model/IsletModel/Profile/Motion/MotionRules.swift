/// How the system moves what changes between two archives.
public struct MotionRules: Hashable, Sendable {
    /// Seconds that no animation of a widget or Live Activity exceeds.
    public let longestSeconds: Double
    /// Points of blur in the middle of a text's change.
    public let textBlur: Double
    /// How far rolling digits go, in heights of their line.
    public let rollShare: Double
    /// Points of blur of digits that are furthest away.
    public let rollBlur: Double
    /// The size a symbol shrinks to before another takes its place.
    public let symbolScale: Double
    /// The size that `blurReplace` comes from and goes to.
    public let blurReplaceScale: Double
    /// Points of blur of what `blurReplace` brings or takes away.
    public let blurReplaceBlur: Double
    /// Seconds that what comes into the island waits for what leaves it.
    public let islandContentDelay: Double
    /// The size that alerts, menus and popovers of an app come from.
    public let alertScale: Double
    /// The part of its width by which the lower screen of a stack goes aside.
    public let screenShare: Double
    private let springs: [String: [Double]]

    init(_ values: ProfileValues) throws(ProfileProblem) {
        longestSeconds = try values.number("motion.longestSeconds")
        textBlur = try values.number("motion.textBlur")
        rollShare = try values.number("motion.rollShare")
        rollBlur = try values.number("motion.rollBlur")
        symbolScale = try values.number("motion.symbolScale")
        blurReplaceScale = try values.number("motion.blurReplaceScale")
        blurReplaceBlur = try values.number("motion.blurReplaceBlur")
        islandContentDelay = try values.number("motion.islandContentDelay")
        alertScale = try values.number("motion.alertScale")
        screenShare = try values.number("motion.screenShare")
        var springs: [String: [Double]] = [:]
        for name in Self.motions {
            let numbers = try values.numbers("motion.\(name)")
            guard numbers.count == 2 else {
                throw .unfit(name: "motion.\(name)", expected: "a response in seconds and a damping, such as [0.5, 0.8]")
            }
            springs[name] = numbers
        }
        self.springs = springs
    }

    /// Names of the system's own motions, each with a spring.
    public static let motions = [
        "standard", "islandGrows", "islandShrinks", "islandContentComes", "islandContentGoes", "islandDetaches", "banner",
        "screen", "sheet", "alert",
    ]

    /// Response in seconds, and damping, where 1 is critical.
    ///
    /// - Parameter motion: One of ``motions``.
    public func spring(named motion: String) -> (response: Double, damping: Double) {
        guard let numbers = springs[motion] else { preconditionFailure("the profile has no spring \(motion)") }
        return (numbers[0], numbers[1])
    }
}
