import Foundation
import Painter
import Snapshot

/// Paints a reel and writes it as it was asked for.
struct FilmWriter {
    private let options: FilmOptions
    private let reel: FilmReel
    private let timeline: FilmTimeline
    private var maker: FilmMaker
    private var count = 0

    /// Longer films are refused before they take all memory.
    private static let mostFrames = 7200
    /// Frames of each change in a strip.
    private static let stripFrames = 8
    /// Pixels between frames of a strip.
    private static let stripGap = 12

    init(options: FilmOptions, reel: FilmReel) {
        self.options = options
        self.reel = reel
        timeline = FilmTimeline(
            reel.stages, hold: options.hold, reducesMotion: options.reducesMotion, rules: options.render.profile.motion)
        maker = FilmMaker(painter: .shared, paint: reel.paint)
    }

    var diagnostics: [SnapshotDiagnostic] { maker.diagnostics }

    mutating func write() throws {
        let folder = options.form == .frames ? options.file : options.file.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw UsageError("-o: \(folder.path) cannot be written to: \(error.localizedDescription)")
        }
        switch options.form {
        case .still: try writeStrip()
        case .animatedPNG: try writeAnimatedPNG()
        case .frames: try writeFrames()
        case .movie(let kind): try writeMovie(MovieEncoder(kind))
        }
    }

    private mutating func frames() throws(UsageError) -> [FilmFrame] {
        let wanted = timeline.duration * options.framesPerSecond / options.speed
        guard wanted <= Double(Self.mostFrames) else {
            throw UsageError(
                "the film would have \(Int(wanted)) frames, more than \(Self.mostFrames): choose fewer --fps, more --speed or less --hold")
        }
        let frames = timeline.frames(perSecond: options.framesPerSecond, speed: options.speed)
        count = frames.count
        return frames
    }

    private mutating func writeAnimatedPNG() throws {
        var film = AnimatedPNG(rate: options.framesPerSecond)
        try maker.pictures(of: frames()) { try film.add($0) }
        try film.data().write(to: options.file, options: .atomic)
    }

    private mutating func writeFrames() throws {
        var index = 0
        let folder = options.file
        let frames = try frames()
        try maker.pictures(of: frames) { png in
            try png.write(to: Self.picture(index, in: folder), options: .atomic)
            try Data(SnapshotDump(frames[index].snapshot).text.utf8).write(to: Self.tree(index, in: folder), options: .atomic)
            index += 1
        }
        try removeFrames(from: index, in: folder)
    }

    private static func picture(_ index: Int, in folder: URL) -> URL { folder.appendingPathComponent(String(format: "frame-%05d.png", index)) }
    private static func tree(_ index: Int, in folder: URL) -> URL { folder.appendingPathComponent(String(format: "frame-%05d.txt", index)) }

    /// Frames that a longer film left in the folder would look like the end of this one.
    private func removeFrames(from first: Int, in folder: URL) throws {
        var index = first
        while FileManager.default.fileExists(atPath: Self.picture(index, in: folder).path) {
            for file in [Self.picture(index, in: folder), Self.tree(index, in: folder)] where FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.removeItem(at: file)
            }
            index += 1
        }
    }

    private mutating func writeMovie(_ encoder: MovieEncoder) throws {
        let frames = try frames()
        let (file, rate) = (options.file, options.framesPerSecond)
        try encoder.write(to: file, rate: rate) { take in try maker.pictures(of: frames, take) }
    }

    private mutating func writeStrip() throws {
        let rows = timeline.changes.isEmpty ? [[timeline.frame(at: 0)]] : timeline.changes.map { FilmTimeline.review($0, count: Self.stripFrames) }
        count = rows.joined().count
        let pictures = try rows.map { try maker.painted($0) }
        try PictureSheet.composed(pictures, gap: Self.stripGap).png().write(to: options.file, options: .atomic)
    }

    /// What the film shows, and when.
    func answer(_ code: ExitCode, _ diagnostics: [SnapshotDiagnostic]) -> FilmAnswer {
        var begins = options.hold
        let changes = zip(timeline.changes, zip(reel.stages, reel.stages.dropFirst())).map { change, stages in
            defer { begins += change.motion.duration + options.hold }
            return FilmAnswer.Change(from: stages.0.name, to: stages.1.name, begins: begins, seconds: change.motion.duration)
        }
        return FilmAnswer(
            exitCode: code.rawValue, title: reel.title, file: options.file.path, frames: count, framesPerSecond: options.framesPerSecond,
            speed: options.speed, seconds: timeline.duration, states: reel.stages.map(\.name), changes: changes, diagnostics: diagnostics)
    }

    /// `Steps, systemSmall: 4 states, 3 changes, 96 frames: steps.apng`.
    var summary: String {
        func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let parts = [counted(reel.stages.count, "state"), counted(timeline.changes.count, "change"), counted(count, "frame")]
        return "\(reel.title): " + parts.joined(separator: ", ") + ": " + options.file.path
    }
}
