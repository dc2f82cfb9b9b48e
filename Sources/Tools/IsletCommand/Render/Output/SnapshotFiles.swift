import AccessibilityAudit
import Devices
import Foundation
import Geometry
import Goldens
import Painter
import Snapshot

/// A snapshot that is to be painted and written.
struct PictureJob: Sendable {
    var snapshot: Snapshot
    /// The moment that is shown.
    var moment: Date
    var shape: PaintOptions.Shape
    /// Points on screen for one point of the snapshot; less than 1 on iPad.
    var factor: Double
    /// Pixels per point on screen.
    var scale: Double
    /// What the manifest says; the files' names are filled in here.
    var picture: Manifest.Picture
    /// Path of the files without ending.
    var path: String
    /// What lies below the view's own background.
    var base = PaintOptions.Base.automatic
    var showsContainerBackground: Bool?
    /// What belongs to the picture and is not seen in it, by name, for later comparisons.
    var facts: [String: String] = [:]
}

/// Paints snapshots and writes them as pictures and trees.
struct SnapshotFiles: Sendable {
    var folder: OutputFolder
    var formats: [RenderOptions.Format]
    var painter: Painter
    /// Takes the pictures instead of the folder.
    var goldens: GoldenSink?
    /// Whether each picture is looked at for what is hard to see, to hear or to touch, and what is read is written beside it.
    var auditsAccessibility = false
    /// `PaintOptions.glass`.
    var glass = PaintOptions.usualGlass

    struct Written: Sendable {
        var picture: Manifest.Picture
        var diagnostics: [SnapshotDiagnostic]
    }

    /// Paints all jobs, as many at once as there are processors, and gives them back in their order.
    func write(_ jobs: [PictureJob]) throws -> [Written] {
        let results = ResultSlots<Written>(count: jobs.count)
        DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
            results.set(index, Result { try write(jobs[index]) })
        }
        return try results.values()
    }

    private func write(_ job: PictureJob) throws -> Written {
        if let goldens { return try give(job, to: goldens) }
        var picture = job.picture
        var diagnostics = job.snapshot.diagnostics
        var names: [String] = []
        let options = paintOptions(for: job)
        for format in formats {
            do {
                names.append("\(job.path).\(format.rawValue)")
                let data: Data
                switch format {
                case .png:
                    let painted = try painter.paint(job.snapshot, at: job.moment, options: options)
                    diagnostics += painted.diagnostics
                    data = try painted.png()
                case .svg: data = Data(try painter.svg(job.snapshot, at: job.moment, options: options).utf8)
                }
                try folder.write(data, to: names[names.count - 1])
            } catch let error as PaintError {
                names.removeLast()
                diagnostics.append(Self.notPainted(job, error))
            }
        }
        if auditsAccessibility, picture.phase != "placeholder" { diagnostics += try audit(job, options) }
        picture.image = names.first ?? ""
        picture.vector = names.count > 1 ? names[1] : nil
        picture.tree = job.path + ".txt"
        picture.diagnostics = Self.codes(diagnostics)
        try folder.write(Data(SnapshotDump(job.snapshot).text.utf8), to: picture.tree)
        return Written(picture: picture, diagnostics: diagnostics)
    }

    /// Paints a picture that is compared, or kept for that.
    private func give(_ job: PictureJob, to goldens: GoldenSink) throws -> Written {
        var picture = job.picture
        var diagnostics = job.snapshot.diagnostics
        do {
            let painted = try painter.paint(job.snapshot, at: job.moment, options: paintOptions(for: job))
            diagnostics += painted.diagnostics
            var tree = GoldenTree(job.snapshot)
            tree.nodes[0].properties.merge(job.facts) { $1 }
            try goldens.take(png: try painted.png(), views: Data(try tree.text().utf8), path: job.path)
            picture.image = "\(job.path).png"
        } catch let error as PaintError {
            diagnostics.append(Self.notPainted(job, error))
        }
        picture.diagnostics = Self.codes(diagnostics)
        return Written(picture: picture, diagnostics: diagnostics)
    }

    private func paintOptions(for job: PictureJob) -> PaintOptions {
        PaintOptions(
            scale: job.scale * job.factor, shape: job.shape, base: Self.base(of: job), showsContainerBackground: job.showsContainerBackground,
            glass: glass)
    }

    private static func notPainted(_ job: PictureJob, _ error: PaintError) -> SnapshotDiagnostic {
        SnapshotDiagnostic(code: .notPainted, severity: .error, message: "\(job.path): \(error.description)")
    }

    /// What is read in the picture is written beside it.
    private func audit(_ job: PictureJob, _ options: PaintOptions) throws -> [SnapshotDiagnostic] {
        do {
            let audit = try AccessibilityAudit(
                job.snapshot, at: job.moment, factor: job.factor, painter: painter, options: options)
            try folder.write(Data(AnswerEncoding.json(audit).utf8), to: job.path + AccessibilityPicture.ending)
            return []
        } catch let error as PaintError {
            return [Self.notPainted(job, error)]
        }
    }

    /// Windows lie on the system's background, which is black in the dark; widgets on their own.
    private static func base(of job: PictureJob) -> PaintOptions.Base {
        guard job.picture.presentation == "window" else { return job.base }
        return .color(job.snapshot.context.isDark ? RGBA(0, 0, 0) : RGBA(255, 255, 255))
    }

    private static func codes(_ diagnostics: [SnapshotDiagnostic]) -> [String] {
        var seen: Set<String> = []
        return diagnostics.map(\.code.rawValue).filter { seen.insert($0).inserted }
    }
}

/// Results of work done at once, in the order of the work.
final class ResultSlots<Value: Sendable>: @unchecked Sendable {
    // The lock guards the slots.
    private let lock = NSLock()
    private var slots: [Result<Value, any Error>?]

    init(count: Int) { slots = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ result: Result<Value, any Error>) { lock.withLock { slots[index] = result } }

    func values() throws -> [Value] { try lock.withLock { try slots.compactMap { try $0?.get() } } }
}
