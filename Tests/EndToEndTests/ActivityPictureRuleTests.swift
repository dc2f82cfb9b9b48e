import EndToEnd
import Testing

/// Rules of Live Activities that `islet render` shows.
@Suite(.endToEnd, .enabled(if: Program.isComplete, Comment(rawValue: Program.absence)))
struct ActivityPictureRuleTests {
    @Test("R115, R117: the island is drawn compact, minimal and expanded")
    func presentations() throws {
        let watering = try SharedPictures.garden().widget("Watering")
        let drawn = Set(watering.snapshots.map(\.presentation))
        #expect(drawn.isSuperset(of: ["lockScreen", "island", "compactLeading", "compactTrailing", "minimal", "expanded"]))
    }

    @Test("R116: the expanded island has the four regions around the camera")
    func regions() throws {
        let texts = try SharedPictures.garden().texts("Watering", "expanded", "content")
        let (leading, trailing) = (try #require(texts["leading"]), try #require(texts["trailing"]))
        let (centre, bottom) = (try #require(texts["centre"]), try #require(texts["bottom 3"]))
        #expect(leading[0] < centre[0] && centre[0] < trailing[0])
        #expect(leading[1] < centre[1] && centre[1] < bottom[1])
    }

    @Test("R96: attributes and content state are shown together")
    func content() throws {
        #expect(try SharedPictures.garden().texts("Watering", "lockScreen", "content")["Tomatoes: 3 litres"] != nil)
    }

    @Test("R126: the background tint colours the Lock Screen, the keyline tint the island's line")
    func tints() throws {
        let garden = try SharedPictures.garden()
        #expect(try garden.tree("Watering", "lockScreen", "content").contains("#007AFF"))
        #expect(try garden.tree("Watering", "expanded", "content").contains(/stroke 1 .*#FF453A/))
    }

    @Test("R159, R160: the Smart Stack and CarPlay show it too, from the compact views")
    func smallFamily() throws {
        let watering = try SharedPictures.garden().widget("Watering")
        #expect(watering.snapshots.filter { $0.presentation == "small" }.count > 1)
    }

    @Test("R94, R95: attributes and an activity configuration in the widget's extension are all that drawing needs")
    func configuration() throws {
        let garden = try SharedPictures.garden()
        #expect(try garden.widget("Watering").configuration == "activity")
        #expect(try garden.widget("Hourly").configuration == "static")
        #expect(garden.exitCode == 0, "\(garden.messages)")
    }

    @Test("R91, R92: more than 4 KB of attributes and state are refused, and what bulk they hold is named")
    func fourKilobytes() throws {
        let bed = String(repeating: "x", count: 4100)
        let garden = try Pictures(
            [Projects.path("Garden/Widgets"), "--attributes-type", "Watering", "--presentation", "lockScreen"] + GardenData.words(bed: bed))
        #expect(garden.exitCode == 1)
        #expect(garden.manifest.diagnostics.contains { $0.code == "activity-too-large" && $0.message.contains("more than 4096") })
        #expect(garden.manifest.diagnostics.contains { $0.code == "heavy-attributes" && $0.message.contains("attributes.bed") })
    }

    @Test("R114: content taller than the Lock Screen's 160 points is cut, and found")
    func clipping() throws {
        let found = try SharedPictures.faults().manifest.diagnostics.filter { $0.code == "activity-clipped" }
        #expect(found.first?.message.contains("at most 160 points") == true)
    }

    @Test("R127: a square in the round island is found")
    func concentric() throws {
        #expect(try SharedPictures.faults().codes.contains("square-in-island"))
    }

    @Test("R124: a link inside the compact island has no effect; the island's URL is the link of all of it")
    func compactLink() throws {
        #expect(try SharedPictures.faults().codes.contains("tap-in-compact-island"))
    }

    @Test("R122: what is too wide beside the camera goes below it, view by view") func belowIfTooWide() throws {
        let texts = try SharedPictures.pantry().texts("Baking", "expanded", "content")
        let (beside, below) = (try #require(texts["leading"]), try #require(texts["a line that is too wide beside the camera"]))
        #expect(beside[1] < 36 && below[1] > 37)
    }

    @Test("R129: an icon of 32 points and a text 40 points wide have room in the compact island") func samples() throws {
        let pantry = try SharedPictures.pantry()
        #expect(try pantry.tree("Baking", "compactLeading", "content").contains(/Image [\d.]+ [\d.]+ 32 32/))
        let size = try pantry.picture("Baking", "compactTrailing", "content").size
        #expect(size[0] >= 40)
    }
}
