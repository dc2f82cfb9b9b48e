import CoreLocation
import FoundationOverlay
import SwiftUI

/// Gives its content a proxy of the map in it.
///
/// - Support: partial: points of coordinate spaces with a name are taken as points of the map.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var shown = ShownMap()

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View { content(MapProxy(map: shown)).environment(\.shownMap, shown) }
}

/// Converts between places of the world and points of the map that is shown.
public struct MapProxy {
    let map: ShownMap

    /// The place at a point; nil where no map is shown yet.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let projection = map.projection else { return nil }
        let origin = space.coordinateSpace == .global ? map.origin : .zero
        return projection.place(CGPoint(x: point.x - origin.x, y: point.y - origin.y)).coordinate
    }

    /// The point of a place, which may lie outside of the map; nil where no map is shown yet.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let point = map.projection?.point(coordinate) else { return nil }
        let origin = space.coordinateSpace == .global ? map.origin : .zero
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
}

/// The map of a reader, as it was laid out last.
final class ShownMap {
    var projection: MapProjection?
    /// Of its corner on the screen, in points.
    var origin = CGPoint.zero
}

private enum ShownMapKey: EnvironmentKey { static var defaultValue: ShownMap? { nil } }

extension EnvironmentValues {
    /// Where a map says how it is shown.
    var shownMap: ShownMap? {
        get { self[ShownMapKey.self] }
        set { self[ShownMapKey.self] = newValue }
    }
}
