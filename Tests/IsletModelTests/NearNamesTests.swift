import IsletModel
import Testing

struct NearNamesTests {
    let names = ["--appearance", "--family", "--format", "--locale", "--scale"]

    @Test func typingErrorsAreForgiven() {
        #expect(NearNames.of("--famly", in: names) == ["--family"])
        #expect(NearNames.of("--fromat", in: names).first == "--format")
        #expect(NearNames.of("--apperance", in: names) == ["--appearance"])
    }

    @Test func partsOfANameFindIt() {
        #expect(NearNames.of("small", in: ["systemSmall", "systemMedium"]) == ["systemSmall"])
    }

    @Test func strangersFindNothing() {
        #expect(NearNames.of("zzzzzz", in: names) == [])
        #expect(NearNames.of("", in: names) == [])
    }

    @Test func aTypingErrorIsOneOrTwoLettersAway() {
        let known = ["foregroundStyle", "foregroundColor", "font", "house.fill", "house.fan"]
        #expect(NearNames.misspelt("forgroundStyle", in: known) == "foregroundStyle")
        #expect(NearNames.misspelt("forgroundStlye", in: known) == "foregroundStyle")
        #expect(NearNames.misspelt("house.fil", in: known) == "house.fill")
        #expect(NearNames.misspelt("fant", in: known) == "font")
    }

    @Test func whatIsKnownOrFarOrBetweenTwoIsNoTypingError() {
        #expect(NearNames.misspelt("font", in: ["font", "fond"]) == nil)
        #expect(NearNames.misspelt("backgroundStyle", in: ["foregroundStyle"]) == nil)
        #expect(NearNames.misspelt("tint", in: ["tine", "tins"]) == nil)
    }
}
