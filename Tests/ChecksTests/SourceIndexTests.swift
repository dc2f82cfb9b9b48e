import Checks
import Testing

@Suite struct SourceIndexTests {
    private func index(_ sources: [String]) -> SourceIndex {
        var index = SourceIndex()
        for (number, source) in sources.enumerated() { index.add(source, file: "\(number).swift") }
        return index
    }

    @Test(
        "what is looked for is found however it is written",
        arguments: [
            (.literal, "café", #"let name = "caf\u{e9}""#), (.literal, "café", #"let name = "café""#), (.literal, "a b", "let name = \"a b\""),
            (.literal, "…", #"let name = "…""#), (.member, "UserDefaults.standard", "let own = UserDefaults\n    .standard"),
            (.type, "Größe", "struct Größe {}"), (.call, "Link", "let link = Link(to: place)"),
        ] as [(SourceMention.Kind, String, String)])
    func found(kind: SourceMention.Kind, name: String, source: String) {
        #expect(index(["let other = 1", source]).all(kind, name).map(\.file) == ["1.swift"])
    }

    @Test func nothingIsFoundByAnEmptyName() {
        #expect(index([#"let name = """#]).all(.literal, "").isEmpty)
    }

    @Test func allMentionsComeInTheOrderOfTheFiles() {
        let types = index(["struct B {}", "struct A {}\nstruct C {}"]).mentions.filter { $0.kind == .type }.map(\.name)
        #expect(types == ["B", "A", "C"])
    }
}
