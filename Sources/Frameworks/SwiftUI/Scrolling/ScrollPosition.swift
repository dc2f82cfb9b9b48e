import FoundationOverlay
import ViewEngine

/// Where a scroll view stands.
/// - Support: partial: without animation; the point where a person has scrolled to is not told
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Equatable {
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(CGPoint)
    }

    // Views' ids are values.
    private nonisolated(unsafe) var place: Place?
    public private(set) var isPositionedByUser = false

    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }

    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
    public var x: CGFloat? { point?.x }
    public var y: CGFloat? { point?.y }

    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { go(to: .point(point)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(CGPoint(x: x, y: y))) }
    public mutating func scrollTo(y: CGFloat) { go(to: .point(CGPoint(x: point?.x ?? 0, y: y))) }
    public mutating func scrollTo(x: CGFloat) { go(to: .point(CGPoint(x: x, y: point?.y ?? 0))) }
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { go(to: .view(AnyHashable(id), anchor)) }

    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .view(let id, _) = place { id.base as? T } else { nil }
    }

    private mutating func go(to place: Place) { (self.place, isPositionedByUser) = (place, false) }

    /// A person has scrolled to a view.
    mutating func isScrolled(to id: AnyHashable?) { (place, isPositionedByUser) = (id.map { .view($0, nil) }, true) }

    var wish: ScrollLink.Wish? {
        switch place {
        case .view(let id, _): .view(id)
        case .edge(let edge): .edge(edge)
        case .point(let point): .point(point)
        case nil: nil
        }
    }

    /// The part of the view that is wanted at the same part of the area.
    var anchor: UnitPoint? { if case .view(_, let anchor) = place { anchor } else { nil } }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    let name: String
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    public static let alignment = ScrollAnchorRole(name: "alignment")

    static let all: [ScrollAnchorRole] = [.initialOffset, .sizeChanges, .alignment]
}

extension View {
    /// Connects the place of a scroll view with a value.
    /// - Support: partial: without animation
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        linkingScroll(
            ScrollLink(
                anchor: anchor ?? position.wrappedValue.anchor, wish: { position.wrappedValue.wish },
                tell: { position.wrappedValue.isScrolled(to: $0) }))
    }

    /// Connects the place of a scroll view with the id of a view.
    /// - Support: partial: without animation
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        nonisolated(unsafe) let id = id
        return linkingScroll(
            ScrollLink(
                anchor: anchor, wish: { id.wrappedValue.map { .view(AnyHashable($0)) } },
                tell: { if let found = $0?.base as? ID { id.wrappedValue = found } }))
    }

    private nonisolated func linkingScroll(_ link: ScrollLink) -> some View {
        changingEnvironment { $0.scrollSettings.link = link }
    }

    /// Where content is shown that nobody has moved, and where content is placed that is smaller than its area.
    /// - Support: works
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        changingEnvironment { for role in ScrollAnchorRole.all { $0.scrollSettings.anchors[role] = anchor } }
    }

    /// - Support: works
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        changingEnvironment { $0.scrollSettings.anchors[role] = anchor }
    }

    /// - Support: works
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        changingEnvironment { $0.scrollSettings.isClipDisabled = disabled }
    }

    /// The views in it are those that scroll positions speak of. Elements and views with ids are found without it as well.
    /// - Support: works
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
