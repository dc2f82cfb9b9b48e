/// How a view changes when the next snapshot replaces this one, as it asked for it.
public struct TransitionHint: Hashable, Codable, Sendable {
    /// How texts, images and shapes change in place; it holds for the views inside too.
    public var content: ContentChange?
    public var insertion: ViewTransition?
    public var removal: ViewTransition?
    /// A name under which it is the same view in both snapshots, whatever it is and wherever it lies.
    public var match: String?
    /// The place of a screen in its stack, 0 for the first: one of a higher place comes over one of a lower, and leaves it.
    public var level: Int?
    /// What changes are animated with, the innermost first; they hold for the views inside too.
    public private(set) var animations: [AnimationRule]

    /// Names of what the view asks for to go on moving, such as `symbolEffect`; an archived view stands still.
    public private(set) var still: [String]

    /// More animations or names of one view are not kept.
    public static let mostAnimations = 16

    public init(
        content: ContentChange? = nil, insertion: ViewTransition? = nil, removal: ViewTransition? = nil, match: String? = nil,
        animations: [AnimationRule] = []
    ) {
        self.content = content
        self.match = match
        self.insertion = insertion
        self.removal = removal
        self.animations = Array(animations.prefix(Self.mostAnimations))
        still = []
    }

    /// Adds an animation around those that are there.
    public mutating func add(_ rule: AnimationRule) {
        if animations.count < Self.mostAnimations { animations.append(rule) }
    }

    /// Names what asks to go on moving.
    public mutating func standsStill(_ name: String) {
        if still.count < Self.mostAnimations, !still.contains(name) { still.append(name) }
    }
}

/// `contentTransition`
public enum ContentChange: Hashable, Codable, Sendable {
    /// At once.
    case identity
    case opacity
    case interpolate
    /// Digits roll.
    case numericText(NumericDirection)
    /// One symbol makes room for the other.
    case symbolEffect
}

/// Where rolling digits go.
public enum NumericDirection: Hashable, Codable, Sendable {
    case up, down
    /// Up where the next value is larger, else down.
    case value(Double)
}

/// `animation(_:value:)` and its relatives.
public struct AnimationRule: Hashable, Codable, Sendable {
    /// nil: changes are not animated.
    public var timing: MotionTiming?
    /// Stands for a value: the rule holds where the next snapshot has another one. nil: it always holds.
    public var value: String?

    public init(_ timing: MotionTiming?, value: String? = nil) {
        self.timing = timing
        self.value = value
    }
}

extension AnimationRule {
    /// A short text that differs where the descriptions of two values differ, the same in every process.
    public static func mark(of description: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 36)
    }
}
