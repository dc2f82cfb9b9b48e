import AccessibilityAudit
import Snapshot
import Testing

@Suite struct ContrastTests {
    @Test func ratiosAreThoseOfWCAG() {
        #expect(Contrast.wcag(.black, .white) == 21 && Contrast.wcag(.white, .white) == 1)
        // The lightest grey on white that texts may have.
        #expect(abs(Contrast.wcag(RGBA(118, 118, 118), .white) - 4.54) < 0.005)
        #expect(abs(Contrast.wcag(RGBA(255, 0, 0), .white) - 4.0) < 0.005)
    }

    /// Values of the public test list of APCA 0.1.9.
    @Test(arguments: [
        (RGBA(136, 136, 136), RGBA.white, 63.056469930209424), (.white, RGBA(136, 136, 136), -68.54146436644962),
        (.black, RGBA(170, 170, 170), 58.146262578561334), (RGBA(170, 170, 170), .black, -56.24113336839742),
        (RGBA(17, 34, 51), RGBA(221, 238, 255), 91.66830811481631), (RGBA(221, 238, 255), RGBA(17, 34, 51), -93.06770049484275),
    ])
    func lightnessContrastIsThatOfAPCA(text: RGBA, background: RGBA, expected: Double) {
        #expect(abs(Contrast.apca(text: text, background: background) - expected) < 1e-9)
    }
}
