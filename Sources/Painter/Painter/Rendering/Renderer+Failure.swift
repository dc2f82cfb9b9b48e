import Foundation
import Geometry
import Snapshot

extension Renderer {
    /// Where the canvas failed at a node's drawing: says so, marks the node's place and goes on with another canvas.
    func checkCanvas(at node: SnapshotNode) throws {
        guard let problem = canvas.problem else { return }
        let surface = canvas.surface
        report(failure: problem, at: node.identity)
        FailureSign.draw(on: surface, in: PixelBox(covering: node.frame.applying(matrix)), scale: snapshot.scale)
        try replaceCanvas()
    }

    /// Marks everything that was to be drawn on the canvas, where it failed apart from a node's drawing.
    func checkCanvas() {
        guard let problem = canvas.problem else { return }
        report(failure: problem)
        FailureSign.draw(on: canvas.surface, in: canvas.surface.box, scale: snapshot.scale)
    }

    private func report(failure problem: String, at identity: String? = nil) {
        report(.drawingFailed, "something could not be drawn (\(problem)); yellow and red stripes mark its place", at: identity)
    }
}

/// Yellow and red stripes where a drawing is missing. They are written to the pixels, because the canvas failed.
enum FailureSign {
    /// Width of a stripe in points, along a row.
    private static let stripe = 6.0
    /// Premultiplied pixels: alpha, red, green, blue.
    static let yellow: UInt32 = 0xFFFF_CC00
    static let red: UInt32 = 0xFFFF_3B30

    static func draw(on surface: Surface, in box: PixelBox, scale: Double) {
        let seen = box.intersection(surface.box)
        guard !seen.isEmpty else { return }
        let width = max(1, Int((stripe * scale).rounded()))
        for y in seen.y0..<seen.y1 {
            let row = surface.bytes + (y - surface.box.y0) * surface.box.width * 4
            for x in seen.x0..<seen.x1 {
                let isRed = (x - seen.x0 + y - seen.y0) / width % 2 == 1
                row.storeBytes(of: isRed ? red : yellow, toByteOffset: (x - surface.box.x0) * 4, as: UInt32.self)
            }
        }
    }
}
