import Foundation
import Geometry
import Snapshot

extension Renderer {
    func paint(_ progress: ProgressDrawing) throws {
        guard let drawing = ProgressShape.drawing(of: progress, at: date) else { return }
        switch drawing {
        case .fill(let outline, let paint, let evenOdd): try fill(outline, paint, evenOdd: evenOdd)
        case .stroke(let outline, let paint, let line): try stroke(outline, paint, line)
        default: return
        }
    }
}

/// The shape of a progress indicator at a time.
enum ProgressShape {
    /// Nil where nothing is filled.
    static func drawing(of progress: ProgressDrawing, at date: Date) -> Drawing? {
        let fraction = progress.fraction(at: date)
        guard fraction > 0 else { return nil }
        switch progress.form {
        case .bar(let rect, let isRightToLeft):
            guard rect.width > 0, rect.height > 0 else { return nil }
            let width = min(rect.width, max(rect.width * fraction, rect.height))
            let x = isRightToLeft ? rect.maxX - width : rect.minX
            return .fill(.capsule(CGRect(x: x, y: rect.minY, width: width, height: rect.height)), progress.paint, evenOdd: false)
        case .ring(let center, let radius, let lineWidth):
            guard radius > 0 else { return nil }
            let line = StrokeLine(width: lineWidth, cap: fraction < 1 ? .round : .butt)
            return .stroke(.path(arc(center, radius, fraction)), progress.paint, line)
        }
    }

    /// An arc clockwise from 12 o'clock. Points are rounded, so that they do not depend on the last bit of a sine.
    static func arc(_ center: CGPoint, _ radius: Double, _ fraction: Double) -> [PathElement] {
        let pieces = max(1, Int((fraction * 8).rounded(.up)))
        let step = fraction * 2 * .pi / Double(pieces)
        let handle = 4.0 / 3 * tan(step / 4)
        func point(_ angle: Double, _ along: Double) -> CGPoint {
            let (s, c) = (sin(angle), cos(angle))
            func rounded(_ v: Double) -> Double { (v * radius * 4096).rounded() / 4096 }
            return CGPoint(x: center.x + rounded(s + c * along), y: center.y + rounded(-c + s * along))
        }
        var elements: [PathElement] = [.move(to: point(0, 0))]
        for piece in 0..<pieces {
            let (from, to) = (Double(piece) * step, Double(piece + 1) * step)
            elements.append(.curve(to: point(to, 0), control1: point(from, handle), control2: point(to, -handle)))
        }
        return fraction >= 1 ? elements + [.closeSubpath] : elements
    }
}
