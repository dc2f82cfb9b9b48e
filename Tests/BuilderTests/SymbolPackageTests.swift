@testable import Builder
import Testing

/// Names of symbols as a package gives them.
@Suite struct SymbolPackageTests {
    @Test(arguments: [
        ("heart", "heart"), ("docTextMagnifyingglass", "doc.text.magnifyingglass"), ("person2Fill", "person.2.fill"), ("_4kTv", "4k.tv"),
        ("squareGrid3x1BelowLineGrid1x2", "square.grid.3x1.below.line.grid.1x2"), ("l1RectangleRoundedbottom", "l1.rectangle.roundedbottom"),
        ("airpodsGen3", "airpods.gen3"), ("battery100percent", "battery.100percent"), ("_10Circle", "10.circle"), ("repeat1", "repeat.1"),
        ("evPlugDcCcs1Fill", "ev.plug.dc.ccs1.fill"), ("square3Layers3d", "square.3.layers.3d"),
    ])
    func aMemberStandsForASymbol(member: String, name: String) { #expect(SymbolPackage.symbolName(ofMember: member) == name) }

    @Test func membersAreThoseThatAreNamedWithoutATypeOrWithThePackages() {
        let source = """
            Image(systemSymbol: .heartFill).font(.body).padding([.top, .bottom], 8)
            let icon: SFSymbol = isOn ? .bolt : SFSymbol.boltSlash
            view.title.text = values.first?.name
            Label("a", systemSymbol:.star), foo(.make(1)), Kind.other, case .none: break
            """
        #expect(Set(SymbolPackage.members(in: Array(source.utf8))) == ["heartFill", "body", "top", "bottom", "bolt", "boltSlash", "star"])
    }

    @Test func declarationsHaveEachMember() {
        let text = SymbolPackage.declarations(of: ["heartFill", "repeat"])
        #expect(text.contains("static let `repeat` = SFSymbol(rawValue: \"repeat\")"))
        #expect(text.contains("static let `heartFill` = SFSymbol(rawValue: \"heart.fill\")"))
        #expect(text.contains("[`heartFill`, `repeat`]"))
    }
}
