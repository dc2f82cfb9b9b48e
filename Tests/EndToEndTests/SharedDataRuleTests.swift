import EndToEnd
import Testing

/// Rules of what an app and its extension share, from what the pantry's app and widget find of each other.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct SharedDataRuleTests {
    private let run: Program.Result

    private static let result = Result {
        try Program.run([
            "simulate", Projects.path("Pantry/App"), Projects.path("Pantry/Widget"), "--scenario", Projects.scenario("pantry"), "--for", "9h",
        ])
    }

    init() throws {
        CommandRuns.note()
        run = try Self.result.get()
    }

    /// Whether the app wrote a line.
    private func wrote(_ line: String) -> Bool { run.output.contains("app wrote: \(line)\n") }

    @Test("R16: an extension shares no memory with its app, and writes nothing outside its containers") func process() {
        #expect(run.exitCode == 0, "\(run.messages)")
        #expect(wrote("jars in memory: 0"), "\(run.output)")
        #expect(wrote("outside: false"))
    }

    @Test("R148, R149: both are entitled to the group; one that nobody is entitled to shares nothing, and is named") func entitlements() {
        #expect(wrote("group: of the group"), "\(run.output)")
        #expect(wrote("misspelled: none"))
        #expect(run.messages.contains("not entitled to the group group.com.example.pantri") && run.messages.contains("[app-group-mismatch]"))
    }

    @Test("R150, R152: app and extension have the same container, by the group's name") func container() {
        #expect(wrote("container of group.com.example.pantry"), "\(run.output)")
        #expect(wrote("same container: true"))
    }

    @Test("R151, R153: the group's defaults and files are shared, the standard defaults are each one's own") func sharing() {
        #expect(wrote("standard defaults: none"), "\(run.output)")
        #expect(run.messages.contains("[userdefaults-standard]"))
        #expect(wrote("file: flour"))
    }

    @Test("R156: a Core Data store in the group's container has what the app saved") func coreData() {
        #expect(wrote("items: [\"yeast\"]"), "\(run.output)")
    }

    @Test("R112: a key of the app's Info.plist asks for frequent pushes, no entitlement") func frequentPushes() {
        #expect(wrote("frequent pushes: true"), "\(run.output)")
    }

    @Test("R110: an activity with a push type gives its app a token") func token() {
        #expect(run.output.contains(/app wrote: token of \d+ bytes/), "\(run.output)")
    }

    @Test("R109: the end of an activity sets what is shown last") func end() {
        #expect(wrote("ended at 0 minutes"), "\(run.output)")
    }

    @Test("R125: a link with Chinese text, percent-encoded, arrives as it is") func link() {
        #expect(run.output.contains("tapped: opens app, pantry://%E7%BA%A2"), "\(run.output)")
        #expect(wrote("opened pantry://%E7%BA%A2"))
    }
}
