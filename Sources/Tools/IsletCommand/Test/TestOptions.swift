import Foundation

/// What `test` was asked to run.
struct TestOptions {
    /// Paths, device, locale and the like.
    var surroundings: RenderOptions
    /// Regular expressions: a test is run where one of them is found in its name, and none of `skips`.
    var filters: [String]
    var skips: [String]
    var listsTests: Bool
    /// Seconds a program of tests may take.
    var seconds: Double
    /// Whether pictures are recorded anew.
    var records: Bool
    var junit: URL?
    /// Whether what tests print is left out.
    var isQuiet: Bool
    /// Where the clock of the tests stands; nil: it runs.
    var moment: Date?

    private static let own = [
        OptionSpecification("filter", value: "PATTERN", isList: true, help: "Run the tests in whose name this regular expression is found."),
        OptionSpecification("skip", value: "PATTERN", isList: true, help: "Leave out those in whose name it is found."),
        OptionSpecification("list", help: "Print the names of the tests, and run none."),
        OptionSpecification("record", help: "Record the pictures that tests compare."),
        OptionSpecification("junit", value: "FILE", help: "Write the results as JUnit's XML."),
        OptionSpecification("quiet", help: "Leave out what the tests print."),
        OptionSpecification(
            "time-limit", value: "SECONDS", isInternal: true, help: "How long the tests of a target may take; \(Int(standardSeconds)) unless given."),
    ]
    private static let shared = [
        "target", "platform", "packages", "offline", "fetch-again", "stub", "device", "os", "locale", "timezone", "json", "rules", "defaults",
    ]
    private static let standardSeconds = 600.0

    static let specification =
        own + [
            OptionSpecification("at", value: "TIME", help: "Let the clock of the tests stand still at this moment; it runs unless given.")
        ]
        + RenderOptions.specification.filter { shared.contains($0.name) }.map { option in
            switch option.name {
            case "json": OptionSpecification("json", help: "Print the results as JSON.")
            case "target": OptionSpecification("target", value: "NAME", help: "Only this target of tests.")
            case "device": OptionSpecification("device", value: "NAME", help: option.help.replacing("draw for", with: "test on"))
            default: option
            }
        }

    init(_ arguments: ParsedArguments) throws(UsageError) {
        surroundings = try RenderOptions(arguments, output: FileManager.default.temporaryDirectory)
        seconds = surroundings.timeLimit ?? Self.standardSeconds
        surroundings.timeLimit = nil
        filters = arguments.list("filter") ?? []
        skips = arguments.list("skip") ?? []
        for pattern in filters + skips {
            do { _ = try Regex(pattern) } catch { throw UsageError("“\(pattern)” is no regular expression: \(error)") }
        }
        listsTests = arguments.has("list")
        records = arguments.has("record")
        junit = arguments.value("junit").map { URL(fileURLWithPath: $0) }
        isQuiet = arguments.has("quiet") || surroundings.printsManifest
        moment = arguments.value("at") == nil ? nil : surroundings.moment
    }

    /// The words that the program of tests takes.
    var words: [String] {
        filters.flatMap { ["--filter", $0] } + skips.flatMap { ["--skip", $0] } + (listsTests ? ["--list-tests"] : [])
    }

    func write(_ data: Data, to file: URL) throws(UsageError) {
        do { try data.write(to: file) } catch { throw UsageError("\(file.path) cannot be written to. Choose another file") }
    }
}
