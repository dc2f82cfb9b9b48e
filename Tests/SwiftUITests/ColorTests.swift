import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ColorTests {
    @Test func uiColorsOfColoursKeepTheirAppearances() {
        #expect(UIColor(Color(red: 1, green: 0.5, blue: 0)) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        let label = UIColor(Color.primary)
        let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        #expect(label.resolvedColor(with: light) == UIColor.label.resolvedColor(with: light))
        #expect(label.resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark))
        #expect(Color(Color.red) == Color.red)
        #expect(Color(.black) == Color(UIColor.black) && Color(.green) == Color(uiColor: .green))
    }

    @Test func constantColorsAreKnownToCoreGraphics() throws {
        let components = try #require(Color(red: 1, green: 0.5, blue: 0).opacity(0.5).cgColor?.components)
        #expect(components.map { ($0 * 100).rounded() } == [100, 50, 0, 50])
        #expect(Color(uiColor: UIColor(white: 1, alpha: 1)).cgColor != nil)
    }

    @Test func colorsThatFollowTheirSurroundingsAreNot() {
        #expect(Color.red.cgColor == nil)
        #expect(Color(uiColor: .systemGreen).cgColor == nil)
    }
}
