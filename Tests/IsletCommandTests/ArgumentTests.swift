@testable import IsletCommand
import Testing

struct ArgumentTests {
    private let command = CommandSpecification(
        name: "draw", summary: "Draw.", operands: .oneOrMore("PATH"),
        options: [
            OptionSpecification("output", short: "o", value: "DIR", help: "Where to."),
            OptionSpecification("mode", value: "LIST", choices: ["plain", "fancy"], isList: true, help: "How."),
            OptionSpecification("json", help: "As JSON."),
            OptionSpecification("net", forms: ["keep", "use"], help: "The network."),
        ])

    private func problem(_ words: String...) -> String? {
        do {
            _ = try ParsedArguments(words, for: command)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func everySpellingOfAValueIsRead() throws {
        for words in [["a", "-o", "x y"], ["-ox y", "a"], ["--output=x y", "a"], ["a", "--output", "x y"]] {
            let parsed = try ParsedArguments(words, for: command)
            #expect(parsed.value("output") == "x y")
            #expect(parsed.operands == ["a"])
        }
    }

    @Test func listsSplitAtCommasAndRepeat() throws {
        #expect(try ParsedArguments(["a", "--mode", "plain, fancy"], for: command).list("mode") == ["plain", "fancy"])
        #expect(try ParsedArguments(["a", "--mode=plain", "--mode=fancy"], for: command).list("mode") == ["plain", "fancy"])
    }

    @Test func aSwitchMayBeFollowedByAFormWithItsOwnValue() throws {
        #expect(try ParsedArguments(["--net", "a"], for: command).has("net"))
        let parsed = try ParsedArguments(["--net", "use", "f", "a"], for: command)
        #expect(!parsed.has("net") && parsed.value("net-use") == "f" && parsed.operands == ["a"])
        #expect(problem("a", "--net", "keep") == "--net keep needs a value: --net keep FILE")
    }

    @Test func twoDashesEndTheOptions() throws {
        #expect(try ParsedArguments(["--json", "--", "--mode"], for: command).operands == ["--mode"])
    }

    @Test func wrongUsageSaysWhatToDo() {
        #expect(problem("a", "--ouput", "x") == "draw has no option --ouput: did you mean --output?")
        #expect(problem("a", "-x") == "draw has no option -x: see islet help draw")
        #expect(problem("a", "-o") == "-o needs a value: -o DIR")
        #expect(problem("a", "--output", "--json") == "--output needs a value: --output DIR")
        #expect(problem("a", "--json=1") == "--json takes no value")
        #expect(problem("a", "--output", "x", "--output=y") == "--output was given twice, as “x” and as “y”: give it once")
        #expect(problem("a", "--output", "x", "-o", "x") == nil)
        #expect(problem("a", "--mode", "fance") == "--mode has no value “fance”: did you mean fancy?")
        #expect(problem("a", "--mode", "zzz") == "--mode has no value “zzz”: use plain, fancy")
        #expect(problem() == "PATH is missing: islet draw PATH… [OPTIONS]")
    }

    @Test func helpNeedsNoOperands() throws {
        #expect(try ParsedArguments(["-h"], for: command).has("help"))
    }

    @Test func helpListsOptionsInColumns() {
        #expect(
            HelpText.text(for: command) == """
                Draw.

                Usage: islet draw PATH… [OPTIONS]

                Options:
                  -o, --output DIR           Where to.
                      --mode LIST            How. (plain, fancy)
                      --json                 As JSON.
                      --net [keep|use FILE]  The network.
                  -h, --help                 Show this help.
                """)
    }
}
