import Foundation
import Geometry
import Snapshot

/// A part of a picture that follows the clock.
public struct ClockPart: Hashable, Sendable {
    /// Whole pixels.
    public var region: CGRect
    /// Seconds between two changes.
    public var period: Double
    /// Seconds after a multiple of the period, counted from the reference date, at which it changes.
    public var phase: Double

    /// The first moment after `date` at which it looks different.
    public func nextChange(after date: Date) -> Date {
        let seconds = date.timeIntervalSinceReferenceDate - phase
        return Date(timeIntervalSinceReferenceDate: ((seconds / period + 1e-6).rounded(.down) + 1) * period + phase)
    }

    /// The parts of a snapshot that follow the clock, each with when it changes.
    public static func parts(of snapshot: Snapshot, scale: Double) -> [ClockPart] {
        var parts: [ClockPart] = []
        for clock in clocks(in: [snapshot.containerBackground, snapshot.root].compactMap { $0 }) {
            let walk = NodeWalk { node, matrix in
                if node.masks.contains(where: { clocks(in: [$0]).contains(clock) }) {
                    return [NodeBounds.box(of: node, effects: 0, matrix: matrix)]
                }
                return node.drawing.filter { $0.clocks.contains(clock) }.map { drawing in
                    PixelBox(covering: NodeBounds.bounds(of: drawing).applying(matrix)).expanded(by: 1)
                }
            }
            let matrix = CGAffineTransform(scaleX: scale, y: scale)
            let screen = PixelBox(covering: CGRect(origin: .zero, size: snapshot.size).applying(matrix))
            let boxes = [snapshot.containerBackground, snapshot.root].compactMap { $0 }.flatMap { walk.gather($0, matrix) }
            for box in SnapshotChanges.merged(boxes.map { $0.intersection(screen) }) {
                parts.append(ClockPart(region: box.rect, period: clock.period, phase: clock.phase))
            }
        }
        return parts
    }

    private static func clocks(in nodes: [SnapshotNode]) -> Set<Ticking> {
        nodes.reduce(into: Set<Ticking>()) { found, node in
            for drawing in node.drawing { found.formUnion(drawing.clocks) }
            found.formUnion(clocks(in: node.children))
            found.formUnion(clocks(in: node.masks))
        }
    }
}

extension SnapshotNode {
    fileprivate var masks: [SnapshotNode] {
        effects.flatMap { effect -> [SnapshotNode] in if case .mask(let nodes) = effect { nodes } else { [] } }
    }
}

/// How often something changes.
struct Ticking: Hashable {
    var period: Double
    var phase: Double

    /// Every second, in step with a date.
    static func seconds(with date: Date) -> Ticking {
        let seconds = date.timeIntervalSinceReferenceDate
        let phase = ((seconds - seconds.rounded(.down)) * 1000).rounded() / 1000
        return Ticking(period: 1, phase: phase >= 1 ? 0 : phase)
    }

    static func every(_ precision: Double, with date: Date) -> Ticking {
        precision >= 1 ? seconds(with: date) : Ticking(period: max(precision, 1.0 / 30), phase: 0)
    }
}

extension Drawing {
    fileprivate var clocks: Set<Ticking> {
        switch self {
        case .dynamicText(let drawing):
            return Set(
                drawing.text.runs.compactMap { run in
                    guard case .dynamic(let text) = run.content else { return nil }
                    return text.source.ticking
                })
        case .progress(let progress):
            // A step of a hundredth of the way is seen.
            let step = abs(progress.end.timeIntervalSince(progress.start)) / 200
            return [step >= 1 ? .seconds(with: progress.start) : Ticking(period: max(step, 1.0 / 30), phase: 0)]
        case .fill, .stroke, .text, .image: return []
        }
    }
}

extension DynamicText.Source {
    fileprivate var ticking: Ticking {
        switch self {
        case .date(let date, _), .reference(let date, _, _, _), .offset(let date, _, _, _): .seconds(with: date)
        case .timer(let start, let end, _, let countsDown, _): .seconds(with: countsDown ? end : start)
        case .timerFormat(let start, let end, let countsDown, _, _, let precision): .every(precision, with: countsDown ? end : start)
        case .stopwatch(let start, _, _, let precision): .every(precision, with: start)
        }
    }
}
