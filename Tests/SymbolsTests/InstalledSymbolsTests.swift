import Foundation
import Geometry
import Symbols
import Testing

/// What the installed pack must hold. Skipped with a notice where `Scripts/install-symbols` has not been run.
@Suite(.enabled(if: SymbolLibrary.shared.isInstalled, "no symbol pack is installed: run Scripts/install-symbols"))
struct InstalledSymbolsTests {
    private let library = SymbolLibrary.shared

    @Test func symbolsThatWidgetsUseAreThere() {
        let names = """
            airplane arrow.clockwise arrow.counterclockwise arrow.down arrow.forward arrow.turn.up.right arrow.up bag.fill battery.0 bolt
            bolt.shield.fill box.truck building.2.crop.circle.fill calendar car.fill cat.fill chart.bar checkmark.circle.fill clock
            clock.badge.exclamationmark.fill cloud.circle.fill cloud.rain.fill cloud.sun.fill cloud.sun.rain.fill creditcard dog.fill
            dollarsign.arrow.circlepath ellipsis exclamationmark.triangle.fill figure.run figure.step.training figure.walk
            flag.2.crossed.fill flashlight.on.fill gauge globe hand.thumbsup heart.circle.fill house.circle.fill largecircle.fill.circle
            leaf.fill lightbulb.fill lines.measurement.horizontal lock.fill music.note number.circle.fill opticaldisc.fill
            paperplane.fill pause.fill person.2.fill phone.circle.fill photo play.fill plus.circle power.circle.fill questionmark.circle
            shippingbox.circle.fill square.split.2x1 star.fill stop.fill sun.max swift takeoutbag.and.cup.and.straw thermometer timer
            tuningfork waveform.path.ecg xmark.circle.fill xmark.octagon 1.circle 42.square.fill a.circle.fill z.square wifi.slash
            """.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(names.filter { !library.contains($0) } == [])
        #expect(library.names.count > 4900)
    }

    @Test func symbolsThatPublicCodeUsesAreThere() throws {
        let names = try UsedSymbols.names()
        #expect(names.count > 1000)
        #expect(names.filter { !library.contains($0) } == [])
    }

    @Test func variantsFollowFromNames() {
        let names = """
            xmark.app gear.circle network.slash bell.badge bell.badge.fill folder.badge.gearshape bolt.trianglebadge.exclamationmark.fill
            key.icloud lock.doc play.tv key.viewfinder plus.circle.dashed arrowshape.up arrowshape.forward.fill wave.3.backward.circle.fill
            star.leadinghalf.filled rectangle.bottomthird.inset.filled inset.filled.topleft.rectangle sparkle.magnifyingglass turkishlirasign.circle
            exclamationmark.arrow.triangle.2.circlepath document.badge.plus figure.hiking.circle exclamationmark.2 00.circle l1.circle.fill
            """.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(names.filter { !library.contains($0) } == [])
    }

    @Test(arguments: ["magnifyingglass", "plus.magnifyingglass", "gearshape", "bell", "arrow.left.arrow.right.circle", "scroll"])
    func outlinesLeaveTheirInsideEmpty(name: String) throws {
        let symbol = try #require(library.symbol(named: name))
        let elements = symbol.layers.flatMap(\.elements)
        let box = PathBounds.controlBounds(of: elements)
        #expect(abs(SubpathAreas.sum(of: elements)) < 0.5 * box.width * box.height)
    }

    @Test func circleHasTheMeasuredDiameterAndStandsOnTheCapitalsMiddle() throws {
        let circle = try #require(library.symbol(named: "circle.fill"))
        let box = PathBounds.controlBounds(of: circle.layers[0].elements)
        #expect(abs(box.width - 0.9961) < 0.01)
        #expect(abs(box.midY - SymbolMetrics.shared.opticalCenter) < 0.01)
    }

    /// Boxes in pictures by an app's snapshot tests (iOS 18), in points of the font's size: width, height, and how far the middle lies from
    /// the frame's.
    @Test(arguments: [
        ("wifi.slash", 80.0, [90.3, 74.3, 0, 1.3]), ("faceid", 80, [76.7, 76.7, 0, 0.2]), ("clock.arrow.circlepath", 60, [65.7, 60, -3.2, 0]),
        ("hand.raised.fill", 60, [46.7, 62.7, 2, 0.2]), ("square.and.arrow.up", 60, [52, 66, 0, 2]), ("bookmark.fill", 60, [39.7, 63, 0.2, 0]),
        ("doc.text.magnifyingglass", 60, [54, 67.7, 2.3, -2]), ("externaldrive", 60, [69.3, 50, 0, 0.3]), ("person.2", 60, [81.7, 54.3, 0.2, -1.8]),
    ])
    func drawingsAreAsLargeAsThoseOfTheSystem(name: String, size: Double, box: [Double]) throws {
        let symbol = try #require(library.symbol(named: name))
        let drawing = symbol.layers.map { PathBounds.controlBounds(of: $0.elements) }.reduce(CGRect.null) { $0.union($1) }
        let found = [drawing.width, drawing.height, drawing.midX - symbol.frame.midX, drawing.midY - symbol.frame.midY].map { $0 * size }
        #expect(zip(found, box).allSatisfy { abs($0 - $1) < 1 }, "\(found)")
    }

    @Test func placedSymbolsAreScaledOutlinesOfTheVariantThatThereIs() throws {
        for (size, weight) in [(17.0, 400.0), (17, 600), (30, 400), (17, 400)] {
            let outline = try #require(library.symbol(named: "heart", variants: .fill))
            let placed = library.placedSymbol(named: "heart", variants: .fill, pointSize: size, scale: .large, weight: weight)
            #expect(placed == outline.scaled(pointSize: size, scale: .large, weight: weight))
        }
        #expect(library.placedSymbol(named: "no such symbol", variants: [], pointSize: 17, scale: .medium, weight: 400) == nil)
    }

    @Test func everySymbolHasAnOutlineInsideAReasonableFrame() {
        let odd = library.names.filter { name in
            guard let symbol = library.symbol(named: name), !symbol.monochromeLayers.isEmpty else { return true }
            return symbol.layers.contains { $0.elements.isEmpty } || !(0.1...2).contains(symbol.size.width) || !(0.1...2).contains(symbol.size.height)
        }
        #expect(odd == [])
    }

    @Test func partsHaveColorsLevelsAndThresholds() throws {
        #expect(try #require(library.symbol(named: "cloud.sun.fill")).layers.map(\.color) == ["white", "yellow"])
        let plus = try #require(library.symbol(named: "plus.circle.fill"))
        #expect(plus.layers.map(\.level) == [1, 0])
        #expect(plus.layers.map(\.isHoleInMonochrome) == [false, true])
        #expect(try #require(library.symbol(named: "speaker.wave.3.fill")).layers.map(\.threshold) == [nil, 0, 0.333, 0.667])
        #expect(try #require(library.symbol(named: "wifi")).layers.count == 3)
        #expect(try #require(library.symbol(named: "battery.25")).layers.map(\.color) == ["secondaryLabel", "label"])
    }

    @Test(arguments: ["person.crop.circle.badge.plus", "envelope.badge.fill", "calendar.badge.clock", "cart.badge.minus", "bell.badge"])
    func aBadgeIsThePrimaryPartOfItsSymbol(name: String) throws {
        let layers = try #require(library.symbol(named: name)).layers
        try #require(layers.map(\.level) == [1, 0])
        let boxes = layers.map { PathBounds.controlBounds(of: $0.elements) }
        #expect(boxes[1].width * boxes[1].height < 0.5 * boxes[0].width * boxes[0].height)
    }

    @Test func cloudsAreFollowedByWhatIsBehindAndThenByWhatFalls() throws {
        let layers = try #require(library.symbol(named: "cloud.sun.rain.fill")).layers
        #expect(layers.map(\.level) == [0, 1, 2])
        #expect(layers.map(\.color) == ["white", "yellow", "cyan"])
        let tops = layers.map { PathBounds.controlBounds(of: $0.elements).minY }
        #expect(tops[1] < tops[0] && tops[0] < tops[2])
    }

    @Test func aFormForAScriptIsDrawnAsItsSymbol() {
        #expect(library.name("character.book.closed.fill.he", applying: []) == "character.book.closed.fill")
        #expect(library.isKnown("character.book.closed.fill.he"))
        #expect(!library.isKnown("no.such.symbol.he"))
    }

    @Test func namesThatDoNotExistAreMissing() {
        #expect(["mysymbol", "", "star.fill.fill", "Star", "l1", "plus.circle.circle"].allSatisfy { library.symbol(named: $0) == nil })
    }
}
