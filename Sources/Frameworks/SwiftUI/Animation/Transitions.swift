// - Support: partial: noted in the tree; films show the change.
import FoundationOverlay
import Snapshot
import ViewEngine

/// How a view comes and goes. The system shows it between two entries.
public struct AnyTransition: Sendable {
    let insertion: ViewTransition
    let removal: ViewTransition

    init(_ move: ViewTransition.Move) { (insertion, removal) = (ViewTransition(move), ViewTransition(move)) }
    init(insertion: ViewTransition, removal: ViewTransition) { (self.insertion, self.removal) = (insertion, removal) }
    public init<T: Transition>(_ transition: T) { self = transition._archived }

    public static let identity = AnyTransition(.identity)
    public static let opacity = AnyTransition(.opacity)
    public static let slide = AnyTransition(.slide)
    public static let scale = scale(scale: 0)
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(scale, anchor: CGPoint(x: anchor.x, y: anchor.y)))
    }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge.archived)) }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge.archived)) }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    /// - Support: partial: the view fades.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition(.custom("modifier")) }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
    }
    public func animation(_ animation: Animation?) -> AnyTransition {
        guard let timing = animation?.timing else { return self }
        return AnyTransition(insertion: insertion.timed(timing), removal: removal.timed(timing))
    }
}

extension Edge {
    fileprivate var archived: ViewTransition.Edge {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before, 1 after.
    public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// What a transition has beyond its look.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition as a type.
@MainActor @preconcurrency
public protocol Transition: Sendable {
    typealias Content = PlaceholderContentView<Self>
    associatedtype Body: View = Never
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    nonisolated static var properties: TransitionProperties { get }
    nonisolated var _archived: AnyTransition { get }
}

extension Transition where Body == Never {
    public func body(content: Content, phase: TransitionPhase) -> Never { fatalError("the system draws \(Self.self)") }
}

extension Transition {
    public nonisolated static var properties: TransitionProperties { TransitionProperties() }
    /// - Support: partial: a transition of the program's own is not archived; the view fades.
    public nonisolated var _archived: AnyTransition { AnyTransition(.custom(String(describing: Self.self))) }
    public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
        ArchivedTransition(_archived: _archived.combined(with: other._archived))
    }
    public nonisolated func animation(_ animation: Animation?) -> some Transition { ArchivedTransition(_archived: _archived.animation(animation)) }
}

struct ArchivedTransition: Transition { let _archived: AnyTransition }

/// How the content of a view changes in place.
public struct ContentTransition: Hashable, Sendable {
    let change: ContentChange

    public static let identity = ContentTransition(change: .identity)
    public static let opacity = ContentTransition(change: .opacity)
    public static let interpolate = ContentTransition(change: .interpolate)
    public static let symbolEffect = ContentTransition(change: .symbolEffect)
    public static let numericText = ContentTransition(change: .numericText(.up))
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(change: .numericText(countsDown ? .down : .up))
    }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(change: .numericText(.value(value))) }
}

extension View {
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        noting {
            $0.insertion = t.insertion
            $0.removal = t.removal
        }
    }

    public nonisolated func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }

    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        noting { $0.content = $0.content ?? transition.change }
    }

    /// A view that is no source is drawn where its source stands; its own room stays as it is.
    /// - Support: partial: the place and the size; nothing moves.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        // Identifiers are values; `Hashable` alone does not say that they are sendable.
        nonisolated(unsafe) let key = AnyHashable([AnyHashable(id), AnyHashable(namespace)])
        return annotation(
            isSource
                ? .matchSource(key)
                : .matched(
                    MatchedGeometry(key: key, position: properties.contains(.position), size: properties.contains(.size), anchor: anchor)))
    }

    /// - Support: accepted, without effect: nothing moves.
    public nonisolated func geometryGroup() -> some View { self }
}

/// What matched views share.
/// - Support: works
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
