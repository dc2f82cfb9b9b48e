import Charts
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct Chart3DTests {
    private struct Place: Identifiable {
        let id: Int
    }

    private let places = [Place(id: 1), Place(id: 2)]

    @Test func aChartInSpaceIsDrawnFlat() {
        let flat = chartDump { Chart(places) { PointMark(x: .value("X", $0.id), y: .value("Y", $0.id)) } }
        let deep = chartDump {
            Chart3D(places) { PointMark(x: .value("X", $0.id), y: .value("Y", $0.id), z: .value("Z", 3)) }
                .chart3DPose(.front).chart3DCameraProjection(.orthographic).chartZAxis(.hidden).chartZAxisLabel("Z")
        }
        #expect(!flat.isEmpty && flat == deep)
        let surface = chartDump {
            Chart3D {
                ForEach(places) { PointMark(x: .value("X", $0.id), y: .value("Y", $0.id)) }
                SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in x * z }
            }
        }
        #expect(surface == flat, "a surface is not drawn")
    }

    @Test func aProxyKnowsTheDirectionOfAPlace() {
        var angles: [Int] = []
        let chart = Chart { SectorMark(angle: .value("A", 1)) }.chartOverlay { proxy in
            let size = proxy.plotSize
            let points = [CGPoint(x: size.width / 2, y: 0), CGPoint(x: size.width, y: size.height / 2), CGPoint(x: 0, y: size.height / 2)]
            let _ = angles = points.map { Int(proxy.angle(at: $0).degrees.rounded()) }
            Color.clear
        }
        _ = chartDump { chart }
        #expect(angles == [0, 90, 270])
    }
}
