import Foundation
import Painter
import Snapshot

/// Paints frames, as many at once as there are processors.
struct FilmMaker {
    let painter: Painter
    let paint: PaintOptions
    /// What could not be painted as it was asked for.
    private(set) var diagnostics: [SnapshotDiagnostic] = []

    init(painter: Painter, paint: PaintOptions) { (self.painter, self.paint) = (painter, paint) }

    /// Paints frames in their order and hands each over as a PNG file.
    mutating func pictures(of frames: [FilmFrame], _ take: (Data) throws -> Void) throws {
        let atOnce = max(ProcessInfo.processInfo.activeProcessorCount, 1) * 4
        for start in stride(from: 0, to: frames.count, by: atOnce) {
            for image in try painted(Array(frames[start..<min(start + atOnce, frames.count)])) { try take(image.png(keepsAlpha: true)) }
        }
    }

    mutating func painted(_ frames: [FilmFrame]) throws -> [PaintedImage] {
        let results = ResultSlots<PaintedImage>(count: frames.count)
        let (painter, paint) = (painter, paint)
        DispatchQueue.concurrentPerform(iterations: frames.count) { index in
            results.set(index, Result { try painter.paint(frames[index].snapshot, at: frames[index].moment, options: paint) })
        }
        let images = try results.values()
        for diagnostic in images.flatMap(\.diagnostics) where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        return images
    }
}
