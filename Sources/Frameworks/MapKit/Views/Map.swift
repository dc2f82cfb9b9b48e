import CoreLocation
import FoundationOverlay
import Metrics
import SwiftUI

public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
    let content: Content
    public var body: some View { EmptyView() }
}

/// A map.
///
/// - Support: partial. A plain map is drawn that says so; what lies on it is where it belongs. It is moved by code and not by touch.
public struct Map<Content: View>: View {
    private let position: MapCameraPosition
    private let elements: [_MapElement]
    @Environment(\.colorScheme) private var scheme
    @Environment(\.shownMap) private var shown

    public var body: some View {
        GeometryReader { geometry in
            let projection = projection(in: geometry)
            ZStack(alignment: .topLeading) {
                MapGround(plan: MapPlan(projection), colors: scheme == .dark ? .dark : .light)
                ForEach(Array(elements.enumerated()), id: \.offset) { _, element in MapElementView(element: element, projection: projection) }
            }
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
            .clipped()
        }
        .onAppear { UnsupportedAPI.report("Map", "a plain map is drawn in place of Apple's; places and sizes are right") }
    }

    private func projection(in geometry: GeometryProxy) -> MapProjection {
        let projection = MapProjection(position.rect(showing: elements), size: geometry.size)
        shown?.projection = projection
        shown?.origin = geometry.frame(in: .global).origin
        return projection
    }

    /// Lines and areas lie under what stands at a place.
    fileprivate init(_ position: MapCameraPosition, _ elements: [_MapElement]) {
        self.position = position
        self.elements = elements.filter(\.isFlat) + elements.filter { !$0.isFlat }
    }
}

extension Map {
    public init<C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> { self.init(initialPosition, content()._elements()) }

    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> { self.init(position.wrappedValue, content()._elements()) }

    public init<C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> { self.init(.automatic, content()._elements()) }

    public init<C: MapContent, V: Hashable>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<V?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<V, C> { self.init(initialPosition, content()._elements()) }

    public init<C: MapContent, V: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<V?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<V, C> { self.init(position.wrappedValue, content()._elements()) }

    public init<C: MapContent, V: Hashable>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, selection: Binding<V?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<V, C> { self.init(.automatic, content()._elements()) }
}

extension Map where Content == MapContentView<Never, EmptyMapContent> {
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) { self.init(initialPosition, []) }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) { self.init(position.wrappedValue, []) }

    public init(bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil) {
        self.init(.automatic, [])
    }
}

// MARK: Before iOS 17

public enum MapUserTrackingMode: Int, Sendable { case none, follow }

public struct MapAnnotation<Content: View>: MapContent {
    public typealias Body = Never
    private let annotation: Annotation<EmptyView, Content>

    public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) {
        let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        annotation = Annotation(coordinate: coordinate, anchor: anchor, content: content) { EmptyView() }
    }

    public func _elements() -> [_MapElement] { annotation._elements() }
}

public struct MapMarker: MapContent {
    public typealias Body = Never
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) { (self.coordinate, self.tint) = (coordinate, tint) }

    public func _elements() -> [_MapElement] { Marker("", coordinate: coordinate).tint(tint)._elements() }
}

public typealias MapPin = MapMarker

extension Map {
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(.region(coordinateRegion.wrappedValue), showsUserLocation ? UserAnnotation()._elements() : [])
    }

    public init<Items: RandomAccessCollection, C: MapContent>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> C
    ) where Content == MapContentView<Never, C>, Items.Element: Identifiable {
        let user = showsUserLocation ? UserAnnotation()._elements() : []
        self.init(.region(coordinateRegion.wrappedValue), annotationItems.flatMap { annotationContent($0)._elements() } + user)
    }
}
