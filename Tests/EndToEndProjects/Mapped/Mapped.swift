import MapKit
import SwiftUI

final class Stop: NSObject, MKAnnotation {
    let coordinate: CLLocationCoordinate2D
    let title: String?

    init(_ title: String, _ latitude: Double, _ longitude: Double) {
        self.title = title
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

final class StopView: MKMarkerAnnotationView {
    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        markerTintColor = .systemGreen
        glyphText = "U"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

struct RouteMap: UIViewRepresentable {
    let stops = [Stop("West", 48.20, 16.34), Stop("Middle", 48.21, 16.37), Stop("East", 48.20, 16.40)]

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        map.register(StopView.self, forAnnotationViewWithReuseIdentifier: "stop")
        map.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 48.205, longitude: 16.37), latitudinalMeters: 4_000, longitudinalMeters: 6_000),
            animated: false)
        map.addAnnotations(stops)
        let places = stops.map(\.coordinate)
        map.addOverlay(MKPolyline(coordinates: places, count: places.count))
        map.addOverlay(MKCircle(center: places[1], radius: 500))
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: NSObject, MKMapViewDelegate {
        func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
            if annotation.title == "Middle" {
                let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "plain")
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
                label.text = "Here"
                view.addSubview(label)
                view.frame = label.frame
                return view
            }
            return mapView.dequeueReusableAnnotationView(withIdentifier: "stop", for: annotation)
        }

        func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
            if let circle = overlay as? MKCircle {
                let renderer = MKCircleRenderer(circle: circle)
                renderer.fillColor = UIColor.systemBlue.withAlphaComponent(0.2)
                renderer.strokeColor = .systemBlue
                return renderer
            }
            guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
            let renderer = MKPolylineRenderer(polyline: line)
            renderer.strokeColor = .systemRed
            renderer.lineWidth = 4
            return renderer
        }
    }
}

#Preview("route") {
    VStack {
        Text("Route")
        RouteMap().frame(height: 300)
    }
}

#Preview("words", traits: .fixedLayout(width: 200, height: 60)) {
    let label = UILabel()
    label.text = "of UIKit"
    return label
}

#Preview("side", traits: .landscapeLeft) {
    Text("On its side")
}
