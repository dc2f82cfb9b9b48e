import Foundation

/// What `film` was asked to show, and how.
struct FilmOptions: Sendable {
    var render: RenderOptions
    var file: URL
    var form: FilmForm
    var framesPerSecond: Double
    /// Seconds of motion in a second of film.
    var speed: Double
    /// Seconds that each state is shown between two changes.
    var hold: Double
    /// Whether one picture with frames side by side is written instead.
    var isStrip: Bool
    /// Kind of the widget; nil: the only one there is.
    var widget: String?
    /// What happens to a Live Activity in a scene; nil: the usual.
    var steps: [FilmStep]?
    var reducesMotion: Bool
    var printsJSON: Bool

    static let specification: [OptionSpecification] =
        RenderOptions.specification.filter { !left.contains($0.name) } + [
            OptionSpecification(
                "output", short: "o", value: "FILE", help: "The film; its ending says the format, a slash at the end a folder of PNGs."),
            OptionSpecification("widget", value: "KIND", help: "Only this widget, where there are several."),
            OptionSpecification("fps", value: "NUMBER", help: "Frames a second, 1 to 120; 30 unless given."),
            OptionSpecification("speed", value: "NUMBER", help: "How fast time passes, 0.01 to 100; 1 unless given."),
            OptionSpecification("hold", value: "SECONDS", help: "How long each state is shown before the next change; 0.7 unless given."),
            OptionSpecification("strip", help: "Write one PNG with frames side by side, a row for each change."),
            OptionSpecification(
                "steps", value: "LIST", choices: FilmStep.allCases.map(\.rawValue), isList: true,
                help: "What happens in a scene, such as idle,compact,update,expanded."),
            OptionSpecification("reduce-motion", help: "Show what a person sees who asked for less motion."),
            OptionSpecification("json", help: "Print an answer in JSON."),
        ]

    /// Options of `render` that films do without, or read in their own way.
    private static let left: Set<String> = ["output", "activities", "format", "json"]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let path = arguments.value("output") else { throw UsageError("-o FILE is missing: it names the film") }
        isStrip = arguments.has("strip")
        form = try FilmForm(path: path, isStrip: isStrip)
        file = URL(fileURLWithPath: path, isDirectory: form == .frames).standardizedFileURL
        render = try RenderOptions(arguments, output: file.deletingLastPathComponent())
        framesPerSecond = try Self.number(arguments, "fps", in: 1...120) ?? 30
        speed = try Self.number(arguments, "speed", in: 0.01...100) ?? 1
        hold = try Self.number(arguments, "hold", in: 0...60) ?? 0.7
        widget = arguments.value("widget")
        steps = arguments.list("steps").map { $0.compactMap(FilmStep.init) }
        reducesMotion = arguments.has("reduce-motion")
        printsJSON = arguments.has("json")
        if let kinds = render.scenes?.kinds, kinds.count > 1 { throw UsageError("--scene: a film shows one scene, not \(kinds.count)") }
        if steps != nil, render.scenes == nil { throw UsageError("--scene is missing: --steps says what happens in a scene") }
    }

    private static func number(_ arguments: ParsedArguments, _ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
        guard let text = arguments.value(name) else { return nil }
        guard let value = Double(text), range.contains(value) else {
            throw UsageError("--\(name) cannot be “\(text)”: give a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }
}

/// What a film is written as.
enum FilmForm: Sendable, Equatable {
    case animatedPNG, frames, still
    /// Through ffmpeg.
    case movie(MovieKind)

    enum MovieKind: String, Sendable { case mp4, webm }

    init(path: String, isStrip: Bool) throws(UsageError) {
        let ending = (path as NSString).pathExtension.lowercased()
        if isStrip {
            guard ending == "png" else { throw UsageError("-o: --strip writes a picture; give it a name that ends in .png, not “\(path)”") }
            self = .still
            return
        }
        switch ending {
        case _ where path.hasSuffix("/"): self = .frames
        case "png", "apng": self = .animatedPNG
        case "mp4", "webm": self = .movie(ending == "mp4" ? .mp4 : .webm)
        default:
            throw UsageError("-o: no film ends like “\(path)”: use .apng, .mp4, .webm, or a folder with a slash at its end")
        }
    }
}

/// What happens to the Live Activity of a scene.
enum FilmStep: String, Sendable, CaseIterable {
    /// There is none.
    case idle
    case compact
    /// A second one is there.
    case minimal
    case expanded
    /// The next content state, in the same presentation.
    case update
    /// The next content state, with an alert that opens the island.
    case alert
}
