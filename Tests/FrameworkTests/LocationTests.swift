import Foundation
import MapKit
import Testing

@Suite struct LocationTests {
    @Test func distancesFollowTheGlobe() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        #expect(abs(berlin.distance(from: paris) - 877_500) < 1500)
        #expect(berlin.distance(from: berlin) == 0)
    }

    @Test func thereIsNoPlace() {
        final class Listener: NSObject, CLLocationManagerDelegate {
            var code: CLError.Code?
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { code = (error as? CLError)?.code }
        }
        let (manager, listener) = (CLLocationManager(), Listener())
        manager.delegate = listener
        manager.requestLocation()
        #expect(listener.code == .denied)
        #expect(manager.authorizationStatus == .denied)
    }

    @Test func mapsOfNothingFailWithTheirOwnError() async {
        await #expect(throws: MKError(.unknown)) { _ = try await MKMapSnapshotter(options: .init()).start() }
    }

    @Test func regionsInMetresNarrowTowardsThePoles() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_319.5, longitudinalMeters: 111_319.5)
        #expect(abs(region.span.latitudeDelta - 1) < 1e-9)
        #expect(abs(region.span.longitudeDelta - 2) < 1e-9)
    }
}
