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

    private final class Listener: NSObject, CLLocationManagerDelegate {
        var said: [String] = []
        let (told, tell) = AsyncStream.makeStream(of: Void.self)

        private func note(_ text: String) {
            said.append(text)
            tell.yield()
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            note("failed \((error as? CLError)?.code == .denied)")
        }
        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            note("status \(status == .denied)")
            // Whoever asks here is not called for it.
            manager.requestWhenInUseAuthorization()
        }
    }

    @MainActor @Test func thereIsNoPlace() async {
        let (manager, listener) = (CLLocationManager(), Listener())
        manager.delegate = listener
        manager.requestLocation()
        #expect(listener.said.isEmpty, "nobody is called from within a call")
        var calls = listener.told.makeAsyncIterator()
        await calls.next()
        await calls.next()
        #expect(listener.said == ["status true", "failed true"])
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
