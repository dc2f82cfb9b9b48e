// - Support: partial: noted in the tree; films show the change.
import FoundationOverlay
import Snapshot
import ViewEngine

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public nonisolated var _archived: AnyTransition { .asymmetric(insertion: insertion._archived, removal: removal._archived) }
}

public struct OpacityTransition: Transition { public init() {}; public nonisolated var _archived: AnyTransition { .opacity } }
public struct SlideTransition: Transition { public init() {}; public nonisolated var _archived: AnyTransition { .slide } }
public struct IdentityTransition: Transition { public init() {}; public nonisolated var _archived: AnyTransition { .identity } }
public struct BlurReplaceTransition: Transition {
    /// What the new content does.
    public struct Configuration: Equatable, Sendable {
        let name: String
        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }

    public var configuration: Configuration
    public init() { configuration = .downUp }
    public init(configuration: Configuration) { self.configuration = configuration }
    public nonisolated var _archived: AnyTransition { AnyTransition(.blurReplace) }
}
public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint
    public init(_ scale: Double = 1, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    public nonisolated var _archived: AnyTransition { .scale(scale: scale, anchor: anchor) }
}
public struct MoveTransition: Transition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public nonisolated var _archived: AnyTransition { .move(edge: edge) }
}
public struct PushTransition: Transition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public nonisolated var _archived: AnyTransition { .push(from: edge) }
}

extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { OpacityTransition() } }
extension Transition where Self == SlideTransition { public static var slide: SlideTransition { SlideTransition() } }
extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { IdentityTransition() } }
extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
    }
}
extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(0) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) } }
extension Transition where Self == PushTransition { public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) } }

/// A move by an offset.
public struct OffsetTransition: Transition {
    public var offset: CGSize
    public init(_ offset: CGSize) { self.offset = offset }
    public nonisolated var _archived: AnyTransition { .offset(offset) }
}

/// An effect of symbols.
/// - Support: partial: the view fades.
public struct SymbolEffectTransition: Transition {
    let effect: String
    public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions = .default) { self.effect = "\(T.self)" }
    public nonisolated var _archived: AnyTransition { AnyTransition(.custom(effect)) }
}

extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == SymbolEffectTransition {
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension Transition {
    /// A view as it looks while it comes or goes.
    @MainActor public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: Content(view: content), phase: phase)
    }
}
