import Foundation

/// `islet test`
enum TestCommand: Command {
    static let specification = CommandSpecification(
        name: "test", summary: "Run the unit tests of a package or Xcode project against Islet's frameworks.",
        discussion: """
            Builds each target of unit tests with the modules it imports, as render builds them: nothing is adapted by hand. XCTest and Swift
            Testing run as on a Mac, each library in a process of its own, on a device without a past. A test that imports IsletTesting has
            a device with a clock, views by what VoiceOver reads, and pictures to compare.

            Exit codes: 0 all passed, 1 a test failed, 2 wrong usage, 3 the sources do not build, 4 the tests crashed or took too long.
            """,
        operands: .oneOrMore("PATH"), options: TestOptions.specification)

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let options = try TestOptions(arguments)
        var run = TestRun(options: options, console: console)
        let code = try run.run()
        if options.surroundings.printsManifest {
            console.print(AnswerEncoding.json(TestAnswer(run, exitCode: code)))
        } else if !options.listsTests {
            console.print(run.summary)
        }
        if let file = options.junit { try options.write(Data(TestReport(run.results).junit.utf8), to: file) }
        return code
    }
}
