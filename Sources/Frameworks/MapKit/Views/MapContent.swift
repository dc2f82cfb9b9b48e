import CoreLocation
import FoundationOverlay
import SwiftUI

/// What lies on a map.
@MainActor @preconcurrency public protocol MapContent {
    associatedtype Body
    @MapContentBuilder var body: Body { get }
    /// The things it comes to.
    func _elements() -> [_MapElement]
}

extension MapContent where Body: MapContent {
    public func _elements() -> [_MapElement] { body._elements() }
}

extension MapContent where Body == Never {
    public var body: Never { fatalError("map content of the system has no body") }
}

extension Never: MapContent {
    public func _elements() -> [_MapElement] { [] }
}

/// One thing on a map.
public struct _MapElement {
    enum Shape {
        case marker(title: Text?, glyph: AnyView)
        case annotation(title: Text?, anchor: UnitPoint, content: AnyView)
        case user
        case line([CLLocationCoordinate2D])
        case polygon([CLLocationCoordinate2D])
        case circle(radius: Double)
    }

    var shape: Shape
    /// Where it is; the first of several places.
    var coordinate: CLLocationCoordinate2D
    var tint: AnyShapeStyle?
    var foreground: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, StrokeStyle)?
    var showsTitle = true
    var tag: AnyHashable?

    /// Whether it lies on the ground.
    var isFlat: Bool {
        switch shape {
        case .line, .polygon, .circle: true
        case .marker, .annotation, .user: false
        }
    }

    /// All the places it takes.
    var coordinates: [CLLocationCoordinate2D] {
        switch shape {
        case .line(let places), .polygon(let places): places
        case .marker, .annotation, .user: [coordinate]
        case .circle(let radius):
            [radius, -radius].map { metres in
                let degrees = metres / 111_319.5
                let narrowing = max(cos(coordinate.latitude * .pi / 180), 1e-6)
                return CLLocationCoordinate2D(latitude: coordinate.latitude + degrees, longitude: coordinate.longitude + degrees / narrowing)
            }
        }
    }
}

/// Content that is known already.
public struct _MapElements: MapContent {
    public typealias Body = Never
    let elements: [_MapElement]
    public func _elements() -> [_MapElement] { elements }
}

public struct EmptyMapContent: MapContent {
    public typealias Body = Never
    public init() {}
    public func _elements() -> [_MapElement] { [] }
}

@resultBuilder @MainActor @preconcurrency
public struct MapContentBuilder {
    public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
    public static func buildPartialBlock<C: MapContent>(first: C) -> C { first }
    public static func buildPartialBlock<A: MapContent, B: MapContent>(accumulated: A, next: B) -> _MapElements {
        _MapElements(elements: accumulated._elements() + next._elements())
    }
    // The types have the branch that is not taken in them: without it, nobody could tell what its type is.
    public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }
    public static func buildEither<A: MapContent, B: MapContent>(first: A) -> _ConditionalContent<A, B> {
        _ConditionalContent(_content: .trueContent(first))
    }
    public static func buildEither<A: MapContent, B: MapContent>(second: B) -> _ConditionalContent<A, B> {
        _ConditionalContent(_content: .falseContent(second))
    }
    public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> _MapElements { _MapElements(elements: content._elements()) }
}

extension ForEach: MapContent where Content: MapContent {
    public typealias Body = Never
    public func _elements() -> [_MapElement] { data.flatMap { content($0)._elements() } }

    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, id: { $0.id }, content: content)
    }

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        nonisolated(unsafe) let id = id
        self.init(_data: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
    public func _elements() -> [_MapElement] { self?._elements() ?? [] }
}

extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {
    public typealias Body = Never
    public func _elements() -> [_MapElement] {
        switch _content {
        case .trueContent(let content): content._elements()
        case .falseContent(let content): content._elements()
        }
    }
}

extension Group: MapContent where Content: MapContent {
    public typealias Body = Never
    public func _elements() -> [_MapElement] { _content._elements() }

    public init(@MapContentBuilder content: () -> Content) { self = ._of(content()) }
}
