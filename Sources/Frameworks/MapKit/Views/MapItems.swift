import CoreLocation
import FoundationOverlay
import SwiftUI

/// A balloon at a place.
public struct Marker<Label: View>: MapContent {
    public typealias Body = Never
    private let title: Text?
    private let glyph: AnyView
    private let coordinate: CLLocationCoordinate2D

    public func _elements() -> [_MapElement] { [_MapElement(shape: .marker(title: title, glyph: glyph), coordinate: coordinate)] }

    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.coordinate = coordinate
        title = nil
        glyph = AnyView(label().labelStyle(.iconOnly))
    }

    fileprivate init(_ title: Text?, _ glyph: AnyView, _ coordinate: CLLocationCoordinate2D) {
        (self.title, self.glyph, self.coordinate) = (title, glyph, coordinate)
    }

    fileprivate static var pin: AnyView { AnyView(Image(systemName: "mappin")) }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), AnyView(Image(systemName: systemImage)), coordinate)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), AnyView(Image(systemName: systemImage)), coordinate)
    }
    public init(_ title: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), AnyView(Image(image)), coordinate)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), AnyView(Image(image)), coordinate)
    }
    public init(item: MKMapItem) { self.init(item.name.map { Text($0) }, Self.pin, item.placemark.coordinate) }
}

extension Marker where Label == Text {
    public init(_ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { self.init(Text(title), Self.pin, coordinate) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) { self.init(Text(title), Self.pin, coordinate) }
    public init(_ title: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), AnyView(monogram.bold()), coordinate)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), AnyView(monogram.bold()), coordinate)
    }
}

/// A view at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
    public typealias Body = Never
    private let title: Text?
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content

    public func _elements() -> [_MapElement] {
        [_MapElement(shape: .annotation(title: title, anchor: anchor, content: AnyView(content)), coordinate: coordinate)]
    }

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (title, self.coordinate, self.anchor, self.content) = (nil, coordinate, anchor, content())
    }
}

extension Annotation where Label == Text {
    public init(
        _ title: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        (self.title, self.coordinate, self.anchor, self.content) = (Text(title), coordinate, anchor, content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        (self.title, self.coordinate, self.anchor, self.content) = (Text(title), coordinate, anchor, content())
    }
}

/// Where the person is, as `--location` says; nothing where they refuse.
public struct UserAnnotation: MapContent {
    public typealias Body = Never
    public init() {}
    public func _elements() -> [_MapElement] {
        CLLocationManager().location.map { [_MapElement(shape: .user, coordinate: $0.coordinate)] } ?? []
    }
}

/// A line through places.
public struct MapPolyline: MapContent {
    public typealias Body = Never
    private let coordinates: [CLLocationCoordinate2D]
    public enum ContourStyle: Sendable { case straight, geodesic }

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) { self.coordinates = coordinates }
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) { coordinates = points.map(\.coordinate) }
    public init(_ polyline: MKPolyline) { coordinates = polyline.coordinates }
    public init(_ route: MKRoute) { coordinates = route.polyline.coordinates }

    public func _elements() -> [_MapElement] { coordinates.first.map { [_MapElement(shape: .line(coordinates), coordinate: $0)] } ?? [] }
}

/// An area between places.
public struct MapPolygon: MapContent {
    public typealias Body = Never
    private let coordinates: [CLLocationCoordinate2D]

    public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
    public init(points: [MKMapPoint]) { coordinates = points.map(\.coordinate) }

    public func _elements() -> [_MapElement] { coordinates.first.map { [_MapElement(shape: .polygon(coordinates), coordinate: $0)] } ?? [] }
}

/// A circle of so many metres around a place.
public struct MapCircle: MapContent {
    public typealias Body = Never
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }

    public func _elements() -> [_MapElement] { [_MapElement(shape: .circle(radius: radius), coordinate: center)] }
}

extension MapContent {
    private func changed(_ change: (inout _MapElement) -> Void) -> _MapElements {
        var all = _elements()
        for index in all.indices { change(&all[index]) }
        return _MapElements(elements: all)
    }

    public func tint(_ tint: Color?) -> some MapContent { changed { $0.tint = $0.tint ?? tint.map { AnyShapeStyle($0) } } }
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { changed { $0.tint = $0.tint ?? AnyShapeStyle(tint) } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { changed { $0.foreground = $0.foreground ?? AnyShapeStyle(style) } }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        changed { $0.stroke = $0.stroke ?? (AnyShapeStyle(content), style) }
    }
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent { stroke(.tint, lineWidth: lineWidth) }
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { changed { $0.showsTitle = visibility != .hidden } }
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = $0.tag ?? AnyHashable(tag) } }
}
