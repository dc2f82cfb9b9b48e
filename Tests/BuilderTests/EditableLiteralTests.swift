import Foundation
import IsletModel
import ProjectReader
import TestGate
import Testing

@testable import Builder

@Suite(.startsPrograms) struct EditableLiteralTests {
    private func adapt(_ text: String, exclusions: LiteralExclusions? = LiteralExclusions()) -> SourceAdapter.Result {
        var platform = Platform(conditions: [], isSimulator: true, modules: [])
        (platform.moduleName, platform.editableLiterals) = ("M", exclusions)
        return SourceAdapter(platform: platform).adapt(text, file: "/project/F.swift", name: "F", rules: [EditableLiteralRule.self])
    }

    @Test(arguments: [
        ("Text(\"Hi\")", "Text(_isletText(\"M/F:0\", \"Hi\"))"),
        ("a.padding(8).opacity(0.5)", "a.padding(_isletWhole(\"M/F:0\", 8)).opacity(_isletFraction(\"M/F:1\", 0.5))"),
        ("a.offset(x: -3, y: -0.5)", "a.offset(x: _isletWhole(\"M/F:0\", -3), y: _isletFraction(\"M/F:1\", -0.5))"),
        ("a.hidden(true)", "a.hidden(_isletTruth(\"M/F:0\", true))"),
        ("a.tint(.red)", "a.tint(._isletColor(\"M/F:0\", .red))"),
        ("a.fill(.red.opacity(x))", "a.fill(._isletColor(\"M/F:0\", .red).opacity(x))"),
        ("f(Color.blue)", "f(Color._isletColor(\"M/F:0\", .blue))"),
        ("f(isOn ? \"a\" : \"b\")", "f(isOn ? _isletText(\"M/F:0\", \"a\") : _isletText(\"M/F:1\", \"b\"))"),
        ("let gap = 8", "let gap = _isletWhole(\"M/F:0\", 8)"),
    ])
    func literalsThatAreGivenToSomethingAreLookedUp(input: String, output: String) { #expect(adapt(input).source.text == output) }

    @Test(arguments: [
        "Text(\"\\(name) sits\")", "badge(.red)", "@State var count = 0", "func f(gap: Double = 8) {}", "enum Kind: String { case a = \"a\" }",
        "f(#\"raw\"#)", "x + 2 * y", "#Preview(\"Small\") { A() }", "@Parameter(title: \"City\") var city: String",
    ])
    func othersStayAsTheyAre(input: String) { #expect(adapt(input).source.text == input) }

    @Test func withoutAPreviewNothingIsLookedUp() {
        let result = adapt("Text(\"Hi\")", exclusions: nil)
        #expect(result.source.text == "Text(\"Hi\")")
        #expect(result.facts.literals.isEmpty)
    }

    @Test func aSkeletonIsTheSameForOtherValuesAndAnotherForOtherCode() {
        let one = adapt("Text(\"Hi\").padding(8)").facts.skeleton
        #expect(adapt("Text(\"Good day\").padding(12)").facts.skeleton == one)
        #expect(adapt("Text(\"Hi\").padding(a)").facts.skeleton != one)
        #expect(adapt("Text(\"Hi\").margin(8)").facts.skeleton != one)
    }

    @Test func valuesThatAProgramReadsOnceNeedARestart() {
        let text = """
            struct A: View { let gap = 8; var body: some View { Text("Hi") } }
            struct B { static let kind = "b"; func f() { g("x") } }
            """
        let literals = adapt(text).facts.literals
        #expect(literals.map(\.value) == [.whole(8), .text("Hi"), .text("b"), .text("x")])
        #expect(literals.map(\.isLive) == [false, true, false, false])
    }

    private static let greeting = """
        struct GreetingView { func greet() -> [String] { parts(of: "a,b", at: ",") } }
        func parts(of text: String, at mark: Character) -> [String] { text.split(separator: mark).map(String.init) }
        @main struct Program { static func main() { print(GreetingView().greet(), 3, separator: ";") } }

        """

    private func build(_ project: Project) throws -> BuildProduct {
        let target = try #require(try ProjectReader.read([project.folder.url.appendingPathComponent("Sample").path]).first)
        let none = RuntimeLocation(modules: project.folder.url.appendingPathComponent("none"), libraries: project.folder.url, linkedLibraries: [])
        var options = BuildOptions()
        options.editsLiterals = true
        let cache = project.folder.url.appendingPathComponent("cache")
        return try Builder(cache: cache, runtime: none, toolchain: .find(), options: options).build(target)
    }

    @Test func aPlaceThatTakesNoLookedUpValueIsLeftOutAndTheRestIsKept() throws {
        let project = try Project(["Main.swift": Self.greeting])
        #expect(try run(build(project)) == "[\"a\", \"b\"];3\n")
        var literals = try #require(try build(project).literals)
        let file = project.source("Main.swift")
        try project.folder.write(Self.greeting.replacing("\"a,b\"", with: "\"c,d\""), to: "Sample/Main.swift")
        #expect(literals.edit(of: [file.path]) == nil, "the whole line of the mistake is compiled")
        try project.folder.write(Self.greeting.replacing("3, sep", with: "4, sep"), to: "Sample/Main.swift")
        #expect(literals.edit(of: [file.path])?.edits.values == ["Sample/Main:0": .whole(4)])
    }

    @Test func anEditIsWhatIsOtherThanInTheProgram() throws {
        let text =
            "struct V: View { func body() { f(\"a\", 1) } }\nprotocol View {}\nfunc f(_ a: String, _ b: Double) {}\n"
            + "@main struct Program { static func main() { V().body() } }\n"
        let project = try Project(["Main.swift": text])
        var literals = try #require(try build(project).literals)
        let file = project.source("Main.swift").path
        func edit(_ old: String, _ new: String) throws -> CompiledLiterals.Edit? {
            try project.folder.write(text.replacing(old, with: new), to: "Sample/Main.swift")
            return literals.edit(of: [file])
        }
        let first = try #require(try edit("\"a\", 1", "\"b\", 2"))
        #expect(first.edits.values == ["Sample/Main:0": .text("b"), "Sample/Main:1": .whole(2)])
        #expect(!first.needsRestart)
        #expect(try edit("", "")?.edits.values.isEmpty == true, "taken back")
        #expect(try edit("1)", "1.5)") == nil, "a fraction is of another type")
        #expect(try edit("f(\"a\"", "f(name") == nil)
        try project.folder.write(text, to: "Sample/Main.swift")
        try literals.write(first)
        let bundle = try build(project).bundle
        #expect(!FileManager.default.fileExists(atPath: bundle.appendingPathComponent(LiteralEdits.fileName).path), "a build has no edits")
    }

    @Test func mistakesAreThoseOfTheSourcesAsTheyWereWritten() throws {
        let project = try Project(["Main.swift": "@main struct Program { static func main() { print(\"a\", nothing) } }\n"])
        let failure = #expect(throws: BuildFailure.self) { try build(project) }
        #expect(failure?.diagnostics.map(\.message) == ["cannot find 'nothing' in scope"])
    }
}
