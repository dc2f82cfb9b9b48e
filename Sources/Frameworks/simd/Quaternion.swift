import FoundationOverlay

/// A turn in space. The types Apple names are this one of `Float` and `Double`.
public struct _Quaternion<S: BinaryFloatingPoint & SIMDScalar>: Equatable, Sendable where S: Sendable, S.SIMD4Storage: Sendable {
    /// The imaginary part, then the real one.
    public var vector: SIMD4<S>

    public init(vector: SIMD4<S>) { self.vector = vector }
    public init() { self.init(vector: .zero) }
    public init(ix: S, iy: S, iz: S, r: S) { self.init(vector: SIMD4(ix, iy, iz, r)) }
    public init(real: S, imag: SIMD3<S>) { self.init(vector: SIMD4(imag, real)) }

    /// About an axis of length 1, by radians.
    public init(angle: S, axis: SIMD3<S>) {
        let half = Double(angle) / 2
        self.init(real: S(cos(half)), imag: axis * S(sin(half)))
    }

    /// The shortest turn from one direction of length 1 to another.
    public init(from: SIMD3<S>, to: SIMD3<S>) {
        let cosine = simd_dot(from, to)
        guard cosine > -1 else {
            let other: SIMD3<S> = abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
            return
        }
        self = Self(real: 1 + cosine, imag: simd_cross(from, to)).normalized
    }

    public var real: S { vector.w }
    public var imag: SIMD3<S> { SIMD3(vector.x, vector.y, vector.z) }
    public var length: S { simd_length(vector) }
    public var normalized: Self { Self(vector: simd_normalize(vector)) }
    public var conjugate: Self { Self(real: real, imag: -imag) }
    public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
    /// Radians.
    public var angle: S { S(2 * atan2(Double(simd_length(imag)), Double(real))) }
    public var axis: SIMD3<S> { simd_normalize(imag) }

    public func act(_ point: SIMD3<S>) -> SIMD3<S> { (self * Self(real: 0, imag: point) * inverse).imag }

    public static func * (a: Self, b: Self) -> Self {
        Self(real: a.real * b.real - simd_dot(a.imag, b.imag), imag: b.imag * a.real + a.imag * b.real + simd_cross(a.imag, b.imag))
    }
    public static func * (a: Self, b: S) -> Self { Self(vector: a.vector * b) }
    public static func * (a: S, b: Self) -> Self { b * a }
    public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
    public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
    public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
    public static func *= (a: inout Self, b: Self) { a = a * b }
}

public typealias simd_quatf = _Quaternion<Float>
public typealias simd_quatd = _Quaternion<Double>

public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd { simd_quatd(angle: angle, axis: axis) }
public func simd_act<S>(_ turn: _Quaternion<S>, _ point: SIMD3<S>) -> SIMD3<S> { turn.act(point) }
public func simd_mul<S>(_ a: _Quaternion<S>, _ b: _Quaternion<S>) -> _Quaternion<S> { a * b }
public func simd_normalize<S>(_ turn: _Quaternion<S>) -> _Quaternion<S> { turn.normalized }
public func simd_inverse<S>(_ turn: _Quaternion<S>) -> _Quaternion<S> { turn.inverse }

/// Evenly along the shorter arc; `t` is 0…1.
public func simd_slerp<S>(_ a: _Quaternion<S>, _ b: _Quaternion<S>, _ t: S) -> _Quaternion<S> {
    let cosine = simd_dot(a.vector, b.vector)
    let end = cosine < 0 ? -b : b
    let angle = acos(min(Double(cosine.magnitude), 1))
    guard angle > 1e-4 else { return (a * (1 - t) + end * t).normalized }
    let (first, second) = (S(sin((1 - Double(t)) * angle) / sin(angle)), S(sin(Double(t) * angle) / sin(angle)))
    return a * first + end * second
}
