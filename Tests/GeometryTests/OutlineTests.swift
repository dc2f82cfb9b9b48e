import Foundation
import Geometry
import Testing

@Suite struct OutlineTests {
    @Test func textFormReadsBackToTheSameOutline() throws {
        let frame = CGRect(x: 1, y: 2.5, width: 30, height: 40)
        let outlines: [Outline] = [
            .rect(frame), .ellipse(frame), .capsule(frame),
            .roundedRect(frame, cornerSize: CGSize(width: 8, height: 9), curve: .continuous),
            .unevenRoundedRect(frame, radii: [1, 2, 3, 4], curve: .circular),
            .path(OutlineBuilder.ellipse(frame)),
        ]
        for outline in outlines {
            #expect(Outline(text: outline.text) == outline)
        }
    }

    @Test(arguments: ["", "rect", "rect 1 2 3", "rounded wavy 1 1 0 0 1 1", "path M1", "blob 1 2 3 4"])
    func damagedTextFormIsRefused(_ text: String) {
        #expect(Outline(text: text) == nil)
    }

    @Test func continuousCornerStaysInsideTheRectangle() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let outline = Outline.roundedRect(frame, cornerSize: CGSize(width: 20, height: 20), curve: .continuous)
        #expect(PathBounds.controlBounds(of: outline.elements) == frame)
    }
}
