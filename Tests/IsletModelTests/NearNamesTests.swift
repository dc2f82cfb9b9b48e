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
}
