import CoreGraphics
import CoreLocation
import Foundation
import SwiftUI
import Testing

@testable import MapKit

@MainActor struct MapTests {
    private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

    private func region(_ metres: Double) -> MKCoordinateRegion {
        MKCoordinateRegion(center: berlin, latitudinalMeters: metres, longitudinalMeters: metres)
    }

    @Test func aRegionIsSeenWholeInTheMiddle() {
        let projection = MapProjection(region(1_000), size: CGSize(width: 400, height: 200))
        let middle = projection.point(berlin)
        #expect(abs(middle.x - 200) < 0.1 && abs(middle.y - 100) < 0.1)
        #expect(abs(projection.length(1_000, at: berlin) - 200) < 1)
        let north = projection.point(CLLocationCoordinate2D(latitude: berlin.latitude + 500 / 111_319.5, longitude: berlin.longitude))
        #expect(abs(north.y) < 0.5)
    }

    @Test func aPointOfTheMapIsThePlaceThatLiesThere() throws {
        let map = ShownMap()
        let proxy = MapProxy(map: map)
        #expect(proxy.convert(CGPoint(x: 1, y: 1), from: .local) == nil)
        map.projection = MapProjection(region(1_000), size: CGSize(width: 400, height: 200))
        map.origin = CGPoint(x: 30, y: 50)
        let local = try #require(proxy.convert(CGPoint(x: 200, y: 100), from: .local))
        let global = try #require(proxy.convert(CGPoint(x: 230, y: 150), from: .global))
        for place in [local, global] {
            #expect(abs(place.latitude - berlin.latitude) < 1e-6 && abs(place.longitude - berlin.longitude) < 1e-6)
        }
        let point = try #require(proxy.convert(berlin, to: .global))
        #expect(abs(point.x - 230) < 0.1 && abs(point.y - 150) < 0.1)
    }

    @Test(arguments: [(0.0, 0.0), (52.52, 13.405), (-33.86, 151.2), (80, -179)])
    func pointsOfTheWorldAreRead(latitude: Double, longitude: Double) {
        let back = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
        #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
    }

    /// What lies at a place does not depend on the part of the world that is seen.
    @Test func theSamePlaceLooksTheSame() {
        let wide = MapProjection(region(1_000), size: CGSize(width: 400, height: 400))
        let left = MapProjection(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: berlin.latitude, longitude: berlin.longitude - 0.001), latitudinalMeters: 1_000,
                longitudinalMeters: 1_000), size: CGSize(width: 400, height: 400))
        func corners(_ projection: MapProjection) -> Set<String> {
            Set(
                MapPlan(projection).grounds.map {
                    let x = projection.rect.minX + $0.rect.minX * projection.scale
                    return "\(Int((x / 16).rounded())) \($0.ground)"
                })
        }
        #expect(!corners(wide).isEmpty)
        #expect(!corners(wide).isDisjoint(with: corners(left)))
    }

    @Test func snapshotsHaveTheirSizeAndKnowPlaces() async throws {
        let options = MKMapSnapshotter.Options()
        options.region = region(1_000)
        options.size = CGSize(width: 60, height: 40)
        options.scale = 2
        let snapshot = try await MKMapSnapshotter(options: options).start()
        #expect(snapshot.image.size == CGSize(width: 60, height: 40))
        let point = snapshot.point(for: berlin)
        #expect(abs(point.x - 30) < 0.1 && abs(point.y - 20) < 0.1)
        options.region = MKCoordinateRegion()
        await #expect(throws: MKError.self) { try await MKMapSnapshotter(options: options).start() }
    }

    @Test func contentIsCountedInOrderWithItsStyle() {
        struct Stop: Identifiable { let id: Int }
        struct Stops: MapContent {
            var body: some MapContent {
                ForEach([Stop(id: 1), Stop(id: 2)]) { Marker("Stop \($0.id)", coordinate: .init(latitude: Double($0.id), longitude: 0)) }
                if true { MapCircle(center: .init(latitude: 3, longitude: 0), radius: 10).stroke(.red, lineWidth: 2) }
            }
        }
        let elements = Group { Stops() }.tint(.orange)._elements()
        #expect(elements.map(\.coordinate.latitude) == [1, 2, 3])
        #expect(elements.map(\.isFlat) == [false, false, true])
        #expect(elements.allSatisfy { $0.tint != nil } && elements[2].stroke?.1.lineWidth == 2)
    }

    @Test func anAutomaticPositionShowsEverything() {
        let markers = [(52.0, 13.0), (53.0, 14.0)].map { Marker("", coordinate: .init(latitude: $0.0, longitude: $0.1))._elements()[0] }
        let rect = MapCameraPosition.automatic.rect(showing: markers)
        #expect(markers.allSatisfy { rect.contains(MKMapPoint($0.coordinate)) })
        #expect(MapCameraPosition.region(region(500)).rect(showing: markers) == region(500).mapRect)
    }
}
