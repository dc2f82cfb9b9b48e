import Snapshot
import Testing

@Suite struct RGBATests {
    @Test func descriptionIsHexadecimalAndShowsOpacityOnlyWhenTranslucent() {
        #expect(RGBA(255, 59, 48).description == "#FF3B30")
        #expect(RGBA(0, 0, 0, 0.5).description == "#00000080")
    }
}
