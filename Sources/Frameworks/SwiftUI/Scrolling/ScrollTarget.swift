import FoundationOverlay
import ViewEngine

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Decides where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    typealias Properties = ScrollTargetBehaviorProperties
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What is known of a scroll view that comes to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// Where the elements lie in the content, and the room before them.
    let frames: [CGRect]
    let margins: ContentMargins
    /// Where the content was when it was touched.
    let beginning: CGPoint

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
    public let axes: Axis.Set
    public let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

public struct ScrollTargetBehaviorProperties: Sendable {
    public var limitsScrolls = true
    public init() {}
}

/// Comes to rest at whole pages, at the next one at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let (size, start) = (context.containerSize, context.beginning)
        if context.axes.contains(.horizontal) { target.rect.origin.x = Self.page(target.rect.minX, size.width, from: start.x) }
        if context.axes.contains(.vertical) { target.rect.origin.y = Self.page(target.rect.minY, size.height, from: start.y) }
    }

    private static func page(_ wanted: CGFloat, _ length: CGFloat, from start: CGFloat) -> CGFloat {
        guard length > 0 else { return wanted }
        let first = (start / length).rounded()
        return min(max((wanted / length).rounded(), first - 1), first + 1) * length
    }
}

/// Comes to rest where an element begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Whether a scroll ends after some views.
    public struct LimitBehavior: Hashable, Sendable {
        let name: String
        public static let automatic = LimitBehavior(name: "automatic")
        public static let always = LimitBehavior(name: "always")
        public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
        public static let never = LimitBehavior(name: "never")
    }

    private let limit: LimitBehavior
    private let anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) { (limit, self.anchor) = (limitBehavior, anchor) }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let (size, margins, start) = (context.containerSize, context.margins, context.beginning)
        if context.axes.contains(.horizontal) {
            let places = context.frames.map { aligned($0.minX, $0.width, size.width, before: margins.leading ?? 0, anchor?.x) }
            target.rect.origin.x = nearest(target.rect.minX, of: places, from: start.x, atMost: most(context))
        }
        if context.axes.contains(.vertical) {
            let places = context.frames.map { aligned($0.minY, $0.height, size.height, before: margins.top ?? 0, anchor?.y) }
            target.rect.origin.y = nearest(target.rect.minY, of: places, from: start.y, atMost: most(context))
        }
    }

    /// The offset at which a view lies where it should.
    private func aligned(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat, before margin: CGFloat, _ anchor: CGFloat?) -> CGFloat {
        guard let anchor else { return start - margin }
        return start + (length - room) * anchor
    }

    private func nearest(_ wanted: CGFloat, of places: [CGFloat], from start: CGFloat, atMost most: Int) -> CGFloat {
        let sorted = Set(places).sorted()
        func index(_ offset: CGFloat) -> Int? { sorted.indices.min { abs(sorted[$0] - offset) < abs(sorted[$1] - offset) } }
        guard let end = index(wanted), let first = index(start) else { return wanted }
        return sorted[min(max(end, first - most), first + most)]
    }

    /// How many views are passed at most. What Apple calls a few is not said; three is an estimate.
    private func most(_ context: TargetContext) -> Int {
        switch limit {
        case .alwaysByOne: 1
        case .always, .alwaysByFew: 3
        case .automatic where context.environment.horizontalSizeClass == .compact: 3
        default: Int.max / 2
        }
    }
}

/// A behaviour whose type is hidden.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    let base: any ScrollTargetBehavior
    public init<T: ScrollTargetBehavior>(_ behavior: T) { base = behavior }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { base.updateTarget(&target, context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: PagingScrollTargetBehavior { .init() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior {
        .init(limitBehavior: limitBehavior)
    }
    public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior { .init(anchor: anchor) }
}

/// What is known when a scroll view begins or ends to move.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}

extension View {
    /// - Support: works
    public nonisolated func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
        nonisolated(unsafe) let behavior = behavior
        return changingEnvironment { $0.scrollSettings.behavior = behavior }
    }

    /// - Support: accepted, without effect
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View { self }

    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
    public nonisolated func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View { self }
}
