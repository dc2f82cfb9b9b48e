import CoreLocation
import FoundationOverlay
import SwiftUI

/// Where a map is looked at from.
public struct MapCamera: Hashable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres.
    public var distance: Double
    /// Degrees clockwise from north.
    public var heading: Double
    public var pitch: Double

    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }

    public static func == (first: Self, second: Self) -> Bool { first.key == second.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
    private var key: [Double] { [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch] }
}

/// What part of the world a map shows.
public struct MapCameraPosition: Equatable, Sendable {
    enum Kind: Sendable { case automatic, region(MKCoordinateRegion), rect(MKMapRect), camera(MapCamera), item(CLLocationCoordinate2D), user }

    var kind: Kind
    public var positionedByUser: Bool { false }
    public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
    public var followsUserHeading: Bool { false }
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }

    public static let automatic = MapCameraPosition(kind: .automatic)
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(kind: .region(region)) }
    public static func rect(_ rect: MKMapRect) -> Self { Self(kind: .rect(rect)) }
    public static func camera(_ camera: MapCamera) -> Self { Self(kind: .camera(camera)) }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self { Self(kind: .item(item.placemark.coordinate)) }
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> Self {
        CLLocationManager().location == nil ? fallback : Self(kind: .user)
    }

    public static func == (first: Self, second: Self) -> Bool { "\(first.kind)" == "\(second.kind)" }

    /// What is seen of the world where there is all of this on it.
    @MainActor func rect(showing elements: [_MapElement]) -> MKMapRect {
        switch kind {
        case .region(let region): region.mapRect
        case .rect(let rect): rect
        case .camera(let camera): MapCameraRegion.region(center: camera.centerCoordinate, distance: camera.distance).mapRect
        case .item(let place): MKCoordinateRegion(center: place, latitudinalMeters: 1_000, longitudinalMeters: 1_000).mapRect
        case .user: around(CLLocationManager().location?.coordinate).mapRect
        case .automatic: automatic(elements)
        }
    }

    private func around(_ place: CLLocationCoordinate2D?) -> MKCoordinateRegion {
        // The middle of the contiguous United States, from coast to coast: what is seen where nothing else is known.
        guard let place else {
            return MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 39.8, longitude: -98.6), span: MKCoordinateSpan(latitudeDelta: 30, longitudeDelta: 58))
        }
        return MKCoordinateRegion(center: place, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
    }

    /// Everything, with a quarter of its size around it.
    @MainActor private func automatic(_ elements: [_MapElement]) -> MKMapRect {
        let points = elements.flatMap(\.coordinates).map { MKMapPoint($0) }
        guard let first = points.first else { return around(CLLocationManager().location?.coordinate).mapRect }
        let all = points.reduce(MKMapRect(origin: first, size: MKMapSize())) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
        guard max(all.width, all.height) > 1 else { return around(first.coordinate).mapRect }
        let room = max(all.width, all.height) / 4
        return all.insetBy(dx: -room, dy: -room)
    }
}

public struct MapCameraBounds: Hashable, Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// What a map's camera was moved to.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

public enum MapCameraUpdateFrequency: Hashable, Sendable { case continuous, onEnd }

public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = Self(rawValue: 1)
    public static let zoom = Self(rawValue: 2)
    public static let pitch = Self(rawValue: 4)
    public static let rotate = Self(rawValue: 8)
    public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}
