import FoundationOverlay

extension _SquareMatrix {
    public init<S>(_ a: V, _ b: V) where V == SIMD2<S> { self.init([a, b]) }
    public init<S>(_ a: V, _ b: V, _ c: V) where V == SIMD3<S> { self.init([a, b, c]) }
    public init<S>(_ a: V, _ b: V, _ c: V, _ d: V) where V == SIMD4<S> { self.init([a, b, c, d]) }
    public init<S>(columns: (V, V)) where V == SIMD2<S> { self.init([columns.0, columns.1]) }
    public init<S>(columns: (V, V, V)) where V == SIMD3<S> { self.init([columns.0, columns.1, columns.2]) }
    public init<S>(columns: (V, V, V, V)) where V == SIMD4<S> { self.init([columns.0, columns.1, columns.2, columns.3]) }
}

extension _SquareMatrix where V == SIMD2<Float> {
    public var columns: (V, V) {
        get { (vectors[0], vectors[1]) }
        set { vectors = [newValue.0, newValue.1] }
    }
}

extension _SquareMatrix where V == SIMD3<Float> {
    public var columns: (V, V, V) {
        get { (vectors[0], vectors[1], vectors[2]) }
        set { vectors = [newValue.0, newValue.1, newValue.2] }
    }
}

extension _SquareMatrix where V == SIMD4<Float> {
    public var columns: (V, V, V, V) {
        get { (vectors[0], vectors[1], vectors[2], vectors[3]) }
        set { vectors = [newValue.0, newValue.1, newValue.2, newValue.3] }
    }
}

extension _SquareMatrix where V == SIMD2<Double> {
    public var columns: (V, V) {
        get { (vectors[0], vectors[1]) }
        set { vectors = [newValue.0, newValue.1] }
    }
}

extension _SquareMatrix where V == SIMD3<Double> {
    public var columns: (V, V, V) {
        get { (vectors[0], vectors[1], vectors[2]) }
        set { vectors = [newValue.0, newValue.1, newValue.2] }
    }
}

extension _SquareMatrix where V == SIMD4<Double> {
    public var columns: (V, V, V, V) {
        get { (vectors[0], vectors[1], vectors[2], vectors[3]) }
        set { vectors = [newValue.0, newValue.1, newValue.2, newValue.3] }
    }
}
