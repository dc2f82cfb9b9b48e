import ExtensionProtocol
import Foundation
import Geometry
import Painter
import Presentations
import Snapshot

/// Turns the archived entries of a Live Activity into pictures to paint.
struct ActivityWork {
    var subject: RenderSubject
    var plan: ActivityPlan
    /// Name of the target, the first folder of every path.
    var target: String
    var moment: Date
    /// Pixels per point; nil: the snapshot's.
    var scale: Double?

    /// What an entry shows, to find out what was drawn before.
    struct State: Hashable {
        var folder: String
        var payload: Data
    }

    struct Jobs {
        var pictures: [PictureJob] = []
        /// One for each presentation, where there are several states.
        var strips: [PictureJob] = []
    }

    /// Points between two pictures of a strip.
    private static let stripGap = 12.0

    /// The pictures of all entries. A state is drawn in every presentation once; previews that show it again draw what they ask for.
    func jobs(for entries: [ArchivedEntry], shown: inout Set<State>, names: inout OutputNames) -> Jobs {
        var result = Jobs()
        var frames: [String: [ActivityPicture]] = [:]
        for (index, entry) in entries.enumerated() {
            let isNew = state(of: entry).map { shown.insert($0).inserted } ?? true
            for picture in plan.pictures(of: entry) where isNew || subject.asked.contains(picture.kind) {
                let number = entries.count > 1 ? index : nil
                result.pictures.append(job(picture, in: picture.folder, index: index, number: number, date: entry.date, phase: subject.phase, &names))
                frames[picture.folder + picture.appearance.rawValue, default: []].append(picture)
            }
        }
        guard entries.count > 1 else { return result }
        for key in frames.keys.sorted() {
            if let strip = frames[key].flatMap({ strip($0, date: entries[0].date, &names) }) { result.strips.append(strip) }
        }
        return result
    }

    private func state(of entry: ArchivedEntry) -> State? {
        entry.activity.map { State(folder: "\(subject.place)", payload: $0.attributes + Data([0, $0.isStale ? 1 : 0]) + $0.state) }
    }

    private func job(
        _ picture: ActivityPicture, in folder: String, index: Int, number: Int?, date: Date, phase: String, _ names: inout OutputNames
    ) -> PictureJob {
        let snapshot = picture.view.snapshot
        let path = names.path(
            [target] + subject.folders + [folder], phase: phase, index: number, appearance: picture.appearance.rawValue, mode: "fullColor")
        var entry = Manifest.Picture(
            presentation: picture.kind.rawValue, phase: phase, index: index, date: Moment.write(date), appearance: picture.appearance.rawValue,
            mode: "fullColor", size: [snapshot.size.width, snapshot.size.height], scale: scale ?? snapshot.scale, image: "", tree: "",
            diagnostics: [], name: subject.name)
        entry.place = picture.place
        return PictureJob(
            snapshot: snapshot, moment: moment, shape: PaintOptions.Shape(picture.view.shape), factor: 1, scale: entry.scale, picture: entry,
            path: path, base: PaintOptions.Base.none)
    }

    private func strip(_ pictures: [ActivityPicture], date: Date, _ names: inout OutputNames) -> PictureJob? {
        guard let first = pictures.first, pictures.count > 1, let strip = FilmStrip.composed(pictures.map(\.view), gap: Self.stripGap) else {
            return nil
        }
        var picture = first
        picture.view = PresentedView(snapshot: strip, shape: .rect(CGRect(origin: .zero, size: strip.size)))
        return job(picture, in: first.folder, index: 0, number: nil, date: date, phase: "strip", &names)
    }
}

extension PaintOptions.Shape {
    /// The shape of a whole picture.
    init(_ outline: Outline) {
        switch outline {
        case .capsule: self = .capsule
        case .roundedRect(_, let size, let curve): self = .rounded(cornerRadius: size.width, curve: curve)
        default: self = .rect
        }
    }
}
