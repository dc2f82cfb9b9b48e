import Testing
import simd

@Suite struct SimdTests {
    @Test func `Vectors have lengths, products and mixtures`() {
        #expect(simd_length(SIMD3<Float>(2, 3, 6)) == 7 && simd_distance(SIMD2<Double>(0, 0), SIMD2(3, 4)) == 5)
        #expect(simd_cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.5) == SIMD2(5, 15))
        #expect(simd_clamp(SIMD3<Double>(-1, 0.5, 2), .zero, SIMD3(1, 1, 1)) == SIMD3(0, 0.5, 1))
        #expect(simd_reduce_max(SIMD4<Float>(1, 4, 2, 3)) == 4 && simd_max(SIMD2<Float>(1, 5), SIMD2(3, 2)) == SIMD2(3, 5))
        #expect(simd_smoothstep(SIMD2<Float>(0, 0), SIMD2(1, 1), SIMD2(0.5, 2)) == SIMD2(0.5, 1))
    }

    @Test func `A matrix times its inverse is one`() {
        let matrix = simd_double3x3(SIMD3(2, 0, 1), SIMD3(1, 3, 2), SIMD3(1, 1, 4))
        let product = matrix * matrix.inverse
        for column in 0..<3 { for row in 0..<3 { #expect(abs(product[column, row] - (column == row ? 1 : 0)) < 1e-12) } }
        #expect(abs(matrix.determinant - 18) < 1e-12 && matrix.transpose.columns.0 == SIMD3(2, 1, 1))
        #expect(matrix_identity_float4x4 * SIMD4<Float>(1, 2, 3, 4) == SIMD4(1, 2, 3, 4))
    }

    @Test func `Quaternions turn points`() {
        let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        #expect(simd_distance(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-12)
        #expect(abs(simd_slerp(simd_quatd(angle: 0, axis: SIMD3(0, 0, 1)), quarter, 0.5).angle - .pi / 4) < 1e-12)
        #expect(simd_distance(simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0)).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-12)
    }
}
