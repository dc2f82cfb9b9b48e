import Foundation
import IsletModel
import Testing

@testable import Builder

/// What the compiler writes, read.
@Suite struct MessageTests {
    @Test func notesAndEditsBelongToTheMessageBeforeThem() {
        let text = """
            A.swift:3:9: error: cannot find 'prnt' in scope; did you mean 'print'?
                    prnt("a")
                    ^~~~
                    print
            B.swift:1:6: note: 'print' declared here
            A.swift:4:12: error: expected ')' in expression list
                f(1
                   ^
                   )
            A.swift:9:1: error: type 'A' does not conform to protocol 'P'
            C.swift:2:3: note: protocol requires function 'f()' with type '() -> ()'
            """
        let messages = MessageReader.messages(in: text)
        #expect(messages.map(\.main.message).count == 3)
        #expect(messages[0].main.column == 9 && messages[0].main.line == 3)
        #expect(
            messages[0].notes == [
                FindingNote("fix-it: “print” instead of “prnt”", file: "A.swift", line: 3, column: 9, replacement: "print", replacedLength: 4),
                FindingNote("'print' declared here", file: "B.swift", line: 1, column: 6),
            ])
        #expect(messages[1].notes.map(\.message) == ["fix-it: “)” here"])
        #expect(messages[1].notes.first?.replacedLength == 0 && messages[1].notes.first?.column == 8)
        #expect(messages[2].notes.map(\.message) == ["protocol requires function 'f()' with type '() -> ()'"])
    }

    @Test func whatIsWrongInAMacrosTextIsWrongWhereTheMacroIsUsed() {
        let text = """
            /tmp/x/@__swiftmacro_4Shop1.swift:1:1: error: cannot find 'Shelf' in scope
            Shelf.filled
            ^~~~~
            /tmp/x/@__swiftmacro_4Shop0.swift:2:5: note: in expansion of macro 'Inner' here
            #Inner(1)
            /src/Shop.swift:47:24: note: in expansion of macro 'Outer' here
                return #Outer { 1 }
                       ^~~~~~~~~~~~
            /src/Shop.swift:50:1: error: cannot find 'Till' in scope
            """
        let errors = CompilerMessages.errors(in: text)
        #expect(errors.map(\.file) == ["/src/Shop.swift", "/src/Shop.swift"] && errors.map(\.line) == [47, 50] && errors[0].column == 24)
        #expect(MessageReader.messages(in: text)[0].notes.isEmpty)
    }

    @Test(arguments: [
        ("Charts", "BarMark", "6Charts7BarMark"), ("WidgetKit", "WidgetBundle", "9WidgetKit0A6Bundle"),
        ("AppIntents", "AppIntentsPackage", "10AppIntents0aB7Package"), ("AppIntents", "IntentInApp", "10AppIntents08IntentInA0"),
        ("ActivityKit", "Activity", "11ActivityKit0A0"), ("SwiftUI", "Text", "7SwiftUI4Text"),
    ])
    func namesAreWrittenAsInSymbols(module: String, type: String, mangled: String) { #expect(ManglingName.nested(module, type) == mangled) }

    @Test func whatIsDefinedNowhereIsNamed() {
        let text = "/usr/bin/ld.gold: error: a.o: in function f: undefined reference to 'missing_call'\nclang: error: linker command failed"
        #expect(
            LinkerMessages.diagnostics(in: text).map(\.message) == [
                "the program cannot be linked: “missing_call” is used, and defined nowhere in the project"
            ])
    }
}
