// - Support: accepted, without effect: symbols are shown at rest.
import FoundationOverlay
import ViewEngine

/// An animation of a symbol. Archived views show symbols at rest.
public protocol SymbolEffect: Hashable, Sendable {
    var configuration: SymbolEffectConfiguration { get }
}

/// Effects that go on as long as they are active.
public protocol IndefiniteSymbolEffect {}
/// Effects that run once for each change of a value.
public protocol DiscreteSymbolEffect {}
/// Effects that show or hide a symbol.
public protocol TransitionSymbolEffect {}
/// Effects that replace one symbol by another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, by name.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    let name: String
}

/// How an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

    /// How often an effect runs.
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = RepeatBehavior()
        public static var periodic: RepeatBehavior { RepeatBehavior() }
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }
}

extension View {
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { noting { if isActive { $0.standsStill("symbolEffect") } } }

    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { standingStill("symbolEffect") }

    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }
}
