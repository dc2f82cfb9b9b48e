import FoundationOverlay

/// A column of a matrix and a vector it is multiplied with.
public protocol _MatrixVector: SIMD where Scalar: FloatingPoint {}
extension SIMD2: _MatrixVector where Scalar: FloatingPoint {}
extension SIMD3: _MatrixVector where Scalar: FloatingPoint {}
extension SIMD4: _MatrixVector where Scalar: FloatingPoint {}

/// A matrix of as many rows as columns. The types Apple names are this one at their sizes.
public struct _SquareMatrix<V: _MatrixVector>: Equatable, Sendable where V: Sendable {
    var vectors: [V]

    static var size: Int { V().scalarCount }

    /// All zero.
    public init() { vectors = Array(repeating: .zero, count: Self.size) }

    /// The same number on the diagonal, zero elsewhere.
    public init(_ scalar: V.Scalar) { self.init(diagonal: V(repeating: scalar)) }

    public init(diagonal: V) {
        self.init()
        for index in 0..<Self.size { vectors[index][index] = diagonal[index] }
    }

    public init(_ columns: [V]) {
        precondition(columns.count == Self.size, "a matrix of \(Self.size) columns is made of as many")
        vectors = columns
    }

    public init(rows: [V]) { self = Self(rows).transpose }

    public subscript(column: Int) -> V {
        get { vectors[column] }
        set { vectors[column] = newValue }
    }

    public subscript(column: Int, row: Int) -> V.Scalar {
        get { vectors[column][row] }
        set { vectors[column][row] = newValue }
    }

    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.size { for row in 0..<Self.size { result[row, column] = self[column, row] } }
        return result
    }

    public var determinant: V.Scalar { eliminated.determinant }

    /// Not a number throughout where there is none.
    public var inverse: Self { eliminated.inverse }

    /// Gauss and Jordan's elimination, by the largest element left in each column.
    private var eliminated: (determinant: V.Scalar, inverse: Self) {
        var (left, right, determinant) = (transpose.vectors, Self(1).vectors, V.Scalar(1))
        for step in 0..<Self.size {
            let pivot = (step..<Self.size).max { left[$0][step].magnitude < left[$1][step].magnitude } ?? step
            if pivot != step {
                left.swapAt(pivot, step)
                right.swapAt(pivot, step)
                determinant.negate()
            }
            let value = left[step][step]
            determinant *= value
            left[step] /= value
            right[step] /= value
            for row in 0..<Self.size where row != step {
                let factor = left[row][step]
                left[row] -= left[step] * factor
                right[row] -= right[step] * factor
            }
        }
        return (determinant, Self(rows: right))
    }

    public static func * (a: Self, b: V) -> V {
        (0..<size).reduce(V.zero) { $0 + a.vectors[$1] * b[$1] }
    }
    public static func * (a: V, b: Self) -> V { b.transpose * a }
    public static func * (a: Self, b: Self) -> Self { Self(b.vectors.map { a * $0 }) }
    public static func * (a: V.Scalar, b: Self) -> Self { Self(b.vectors.map { $0 * a }) }
    public static func * (a: Self, b: V.Scalar) -> Self { b * a }
    public static func + (a: Self, b: Self) -> Self { Self(zip(a.vectors, b.vectors).map { $0 + $1 }) }
    public static func - (a: Self, b: Self) -> Self { Self(zip(a.vectors, b.vectors).map { $0 - $1 }) }
    public static prefix func - (a: Self) -> Self { Self(a.vectors.map { V.zero - $0 }) }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
}

public typealias simd_float2x2 = _SquareMatrix<SIMD2<Float>>
public typealias simd_float3x3 = _SquareMatrix<SIMD3<Float>>
public typealias simd_float4x4 = _SquareMatrix<SIMD4<Float>>
public typealias simd_double2x2 = _SquareMatrix<SIMD2<Double>>
public typealias simd_double3x3 = _SquareMatrix<SIMD3<Double>>
public typealias simd_double4x4 = _SquareMatrix<SIMD4<Double>>
public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_double4x4 = simd_double4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_mul<V: _MatrixVector>(_ a: _SquareMatrix<V>, _ b: _SquareMatrix<V>) -> _SquareMatrix<V> { a * b }
public func simd_mul<V: _MatrixVector>(_ a: _SquareMatrix<V>, _ b: V) -> V { a * b }
public func matrix_multiply<V: _MatrixVector>(_ a: _SquareMatrix<V>, _ b: _SquareMatrix<V>) -> _SquareMatrix<V> { a * b }
public func matrix_multiply<V: _MatrixVector>(_ a: _SquareMatrix<V>, _ b: V) -> V { a * b }
public func simd_transpose<V: _MatrixVector>(_ a: _SquareMatrix<V>) -> _SquareMatrix<V> { a.transpose }
public func simd_inverse<V: _MatrixVector>(_ a: _SquareMatrix<V>) -> _SquareMatrix<V> { a.inverse }
public func simd_determinant<V: _MatrixVector>(_ a: _SquareMatrix<V>) -> V.Scalar { a.determinant }
