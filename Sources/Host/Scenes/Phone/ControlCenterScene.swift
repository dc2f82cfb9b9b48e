import Devices
import Foundation
import Geometry
import IsletModel
import Presentations
import Snapshot

/// A control with its archived view, in the size in which it lies in Control Center.
public struct SceneControl: Sendable {
    /// What ``ScenePart`` calls it.
    public var id: String
    public var name: String
    public var size: ControlPlaceName
    public var snapshot: Snapshot

    public init(id: String, name: String, size: ControlPlaceName, snapshot: Snapshot) {
        (self.id, self.name, self.size, self.snapshot) = (id, name, size, snapshot)
    }
}

/// Where controls lie in Control Center. Lengths in points.
struct ControlCenterMetrics: Decodable, Sendable {
    static let standard: ControlCenterMetrics = SceneData.load("control-center")

    /// Tiles beside each other.
    @Sourced var tilesAcross: Int
    @Sourced var gap: Double
    @Sourced var belowSafeArea: Double
    /// How much of what lies behind it is darkened.
    @Sourced var dimming: Double
}

extension SceneComposer {
    /// Composes Control Center with the project's controls; those of the system are left out.
    public static func controlCenter(_ request: SceneRequest, _ controls: [SceneControl]) throws -> ComposedScene {
        let stage = try ControlCenterScene(request, controls).composed()
        return ComposedScene(kind: request.kind, snapshot: stage.snapshot, cornerRadius: stage.cornerRadius, parts: stage.parts)
    }
}

/// Control Center: tiles from the top, in the order of the controls, each where it finds room first.
struct ControlCenterScene {
    let request: SceneRequest
    let controls: [SceneControl]
    private let metrics = ControlCenterMetrics.standard
    private let tile: Double

    init(_ request: SceneRequest, _ controls: [SceneControl]) throws(SceneProblem) {
        try request.needsPhone()
        guard let small = request.device.geometry(of: .controlSmall) else { throw SceneProblem(request, "it has no Control Center") }
        (self.request, self.controls, tile) = (request, controls, Double(small.size.width))
    }

    func composed() throws -> SceneStage {
        var stage = request.phoneStage(role: "ControlCenter")
        let screen = CGRect(origin: .zero, size: stage.size)
        let glass = Paint.material(MaterialPaint(thickness: .ultraThin, isDark: true))
        stage.add(
            "Backdrop", screen,
            [.fill(.rect(screen), glass, evenOdd: false), .fill(.rect(screen), .color(.black.multiplyingAlpha(by: metrics.dimming)), evenOdd: false)])
        addControls(to: &stage)
        if controls.isEmpty {
            let line = SceneStage.Line(text: "These programs have no controls", size: 15)
            try stage.add(line, at: CGPoint(x: screen.midX, y: top + 40), role: "Hint")
        }
        try StatusBar(device: request.device, isLocked: true).draw(on: &stage, time: SceneClock(request).time)
        IslandPainter(request)?.draw(request.islandContent, on: &stage)
        return stage
    }

    private var top: Double { request.device.safeAreaTop + metrics.belowSafeArea }

    private func addControls(to stage: inout SceneStage) {
        let step = tile + metrics.gap
        let width = Double(metrics.tilesAcross) * step - metrics.gap
        let left = (stage.size.width - width) / 2
        var grid = TileGrid(columns: metrics.tilesAcross, rows: Int((stage.size.height - top) / step))
        for control in controls {
            guard let geometry = request.device.geometry(of: control.size) else { continue }
            let columns = Int(((geometry.size.width + metrics.gap) / step).rounded())
            let rows = Int(((geometry.size.height + metrics.gap) / step).rounded())
            guard let cell = grid.take(columns: columns, rows: rows) else {
                stage.note("Control Center is full: “\(control.name)” is on its next page")
                continue
            }
            let origin = CGPoint(x: stage.pixel(left + Double(cell.column) * step), y: stage.pixel(top + Double(cell.row) * step))
            stage.place(
                .control(control.snapshot, geometry), at: origin, role: "Control", key: "control." + control.id, detail: control.name)
            stage.name(.control, control.id, control.name, frame: CGRect(origin: origin, size: geometry.size))
        }
    }
}

/// Cells of a grid that are taken.
private struct TileGrid {
    private let columns: Int
    private var taken: [[Bool]]

    init(columns: Int, rows: Int) {
        self.columns = columns
        taken = Array(repeating: Array(repeating: false, count: columns), count: max(rows, 0))
    }

    /// Takes the first cells from the top, and there from the left, that are free.
    mutating func take(columns width: Int, rows height: Int) -> (row: Int, column: Int)? {
        for row in taken.indices where row + height <= taken.count {
            for column in 0..<columns where column + width <= columns {
                guard taken[row..<row + height].allSatisfy({ !$0[column..<column + width].contains(true) }) else { continue }
                for row in row..<row + height { for column in column..<column + width { taken[row][column] = true } }
                return (row, column)
            }
        }
        return nil
    }
}

extension PresentedView {
    /// A control on its dark platter.
    fileprivate static func control(_ snapshot: Snapshot, _ geometry: ControlGeometry) -> PresentedView {
        let frame = CGRect(origin: .zero, size: snapshot.size)
        let corner = CGSize(width: geometry.cornerRadius, height: geometry.cornerRadius)
        let shape: Outline = geometry.isCapsule ? .capsule(frame) : .roundedRect(frame, cornerSize: corner, curve: .continuous)
        var platter = SnapshotNode(identity: "platter", role: "Platter", frame: frame)
        platter.drawing = [.fill(.rect(frame), .material(MaterialPaint(thickness: .thin, isDark: true)), evenOdd: false)]
        var result = snapshot
        result.containerBackground = platter
        return PresentedView(snapshot: result, shape: shape)
    }
}
