import FoundationOverlay

extension CLLocation {
    /// Metres along the great circle of a sphere with the Earth's mean radius (6,371,008.8 m, IUGG); within 0.5 % of the ellipsoid.
    public func distance(from other: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (a, b) = (radians(coordinate.latitude), radians(other.coordinate.latitude))
        let (dy, dx) = (b - a, radians(other.coordinate.longitude - coordinate.longitude))
        let h = sin(dy / 2) * sin(dy / 2) + cos(a) * cos(b) * sin(dx / 2) * sin(dx / 2)
        return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
    }
}
